import * as details from '@shopwright/contracts/http/store-details';
import * as settings from '@shopwright/contracts/http/store-settings';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';
import { getStaffStoreSettings, getStoreSettings } from './get-store-settings';
import { putStoreSettings } from './put-store-settings';
import { getStoreDetails, putStoreDetails } from './store-details';

export function storeSettingsRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(settings.getStoreSettings, () => getStoreSettings(database.db));
  routes.bind(settings.getStaffStoreSettings, () => getStaffStoreSettings(database.db));
  routes.bind(details.getStoreDetails, () => getStoreDetails(database.db));
  routes.bind(details.readStoreDetails, () => getStoreDetails(database.db));
  routes.bind(details.putStoreDetails, ({ body }) => putStoreDetails(database, body));
  routes.bind(settings.putStoreSettings, ({ body }) => putStoreSettings(database, body));
}
