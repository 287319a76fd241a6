import * as internal from '@shopwright/contracts/http/internal';
import * as inventory from '@shopwright/contracts/http/inventory';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';
import { listInventory } from './list-inventory';
import { listStockAlerts } from './list-stock-alerts';
import { recordStockAlert } from './record-stock-alert';
import { setStock } from './set-stock';

export function inventoryRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(inventory.listInventory, () => listInventory(database));
  routes.bind(inventory.listStockAlerts, () => listStockAlerts(database));
  routes.bind(inventory.setStock, ({ params, body, actor }) =>
    setStock(database, { ...body, productId: params.id, actorUserId: actor.userId }),
  );
  routes.bind(internal.recordStockAlert, ({ body }) => recordStockAlert(database, body));
}
