import { countStock as countingStock } from '@shopwright/contracts/http/faults';
import * as endpoints from '@shopwright/contracts/http/inventory';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';
import { countStock } from './count-stock';
import { exportStockMovements } from './export-stock-movements';
import { getInventorySummary } from './get-inventory-summary';
import { listAvailability } from './list-availability';
import { listInventory } from './list-inventory';
import { listStockMovements } from './list-stock-movements';
import { setStock } from './set-stock';

export function inventoryRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  const { db } = database;
  routes.bind(endpoints.listInventory, ({ query }) => listInventory(db, query));
  routes.bind(endpoints.getInventorySummary, ({ query }) => getInventorySummary(db, query));
  routes.bind(countingStock, () => countStock(db));
  routes.bind(endpoints.setStock, ({ params, body, actor }) =>
    setStock(database, { ...body, productId: params.id, actorUserId: actor.userId }),
  );
  routes.bind(endpoints.listAvailability, ({ query }) => listAvailability(database, query));
  routes.bind(endpoints.exportStockMovements, async ({ query }) => exportStockMovements(database, query));
  routes.bind(endpoints.listStockMovements, ({ params, query }) => listStockMovements(database, params.id, query));
}
