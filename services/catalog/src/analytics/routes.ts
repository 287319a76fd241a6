import * as internal from '@shopwright/contracts/http/internal';
import * as storeAnalytics from '@shopwright/contracts/http/store-analytics';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';
import { countRepeatedSearches } from './count-repeated-searches';
import { countWaiting } from './count-waiting';
import { listTopSearches } from './list-top-searches';

export function analyticsRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(storeAnalytics.listTopSearches, ({ query }) => listTopSearches(database, query.days));
  routes.bind(internal.countSearches, ({ body }) => countRepeatedSearches(database, body.searches));
  routes.bind(storeAnalytics.countWaitingCatalog, () => countWaiting(database));
}
