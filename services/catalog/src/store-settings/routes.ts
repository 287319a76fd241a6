import { copySelling } from '@shopwright/contracts/http/internal';
import { getMenus } from '@shopwright/contracts/http/menus';
import { listShippingRates } from '@shopwright/contracts/http/selling';
import * as endpoints from '@shopwright/contracts/http/store-settings';
import { getStorefrontTexts, storefrontTextsIn } from '@shopwright/contracts/http/storefront';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';
import { listExchangeRates, putExchangeRates } from './exchange-rates';
import { getStaffStoreSettings, getStoreSettings } from './get-store-settings';
import { readMenus } from './menus';
import { putStoreSettings } from './put-store-settings';
import * as sellingCopy from './selling-copy';

export function storeSettingsRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(endpoints.getStoreSettings, () => getStoreSettings(database.db));
  routes.bind(endpoints.getStaffStoreSettings, () => getStaffStoreSettings(database.db));
  routes.bind(endpoints.putStoreSettings, ({ body }) => putStoreSettings(database, body));
  routes.bind(getStorefrontTexts, async ({ query }) =>
    storefrontTextsIn((await getStaffStoreSettings(database.db)).storefrontTexts, query.language ?? 'en'),
  );
  routes.bind(getMenus, ({ query }) => readMenus(database, query.language ?? 'en'));
  routes.bind(listShippingRates, ({ query }) => sellingCopy.listShippingRates(database.db, query.language ?? 'en'));
  routes.bind(copySelling, ({ body }) => sellingCopy.copySelling(database.db, body));
  routes.bind(endpoints.listExchangeRates, () => listExchangeRates(database.db));
  routes.bind(endpoints.putExchangeRates, ({ body }) => putExchangeRates(database, body));
}
