import * as endpoints from '@shopwright/contracts/http/supplier-feeds';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';
import { decideHeldPrices, listHeldPrices } from './held-prices';
import { runFeed } from './run-feed';
import { deleteSupplierFeed, getSupplierFeed, putSupplierFeed } from './supplier-feed';

export function supplierFeedRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(endpoints.getSupplierFeed, ({ params }) => getSupplierFeed(database.db, params.id));
  routes.bind(endpoints.putSupplierFeed, ({ params, body, actor }) =>
    putSupplierFeed(database, params.id, body, actor.userId),
  );
  routes.bind(endpoints.deleteSupplierFeed, ({ params }) => deleteSupplierFeed(database, params.id));
  routes.bind(endpoints.runSupplierFeed, async ({ params, actor }) => {
    await runFeed(database, params.id, actor.userId);
    return getSupplierFeed(database.db, params.id);
  });
  routes.bind(endpoints.listHeldPrices, ({ query }) => listHeldPrices(database, query));
  routes.bind(endpoints.decideHeldPrices, ({ body }) => decideHeldPrices(database, body));
}
