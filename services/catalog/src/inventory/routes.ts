import { recordStockAlert as recordStockAlertEndpoint } from '@shopwright/contracts/http/internal';
import * as endpoints from '@shopwright/contracts/http/inventory';
import type { Database } from '@shopwright/service-kit/database/connection';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { listInventory } from './list-inventory';
import { listStockAlerts } from './list-stock-alerts';
import { recordStockAlert } from './record-stock-alert';
import { setStock } from './set-stock';

export function inventoryRoutes({ bind }: RouteTable, database: Database): void {
  bind(endpoints.listInventory, () => listInventory(database));
  bind(endpoints.listStockAlerts, () => listStockAlerts(database));
  bind(endpoints.setStock, ({ params, body, actor }) =>
    setStock(database, { ...body, productId: params.id, actorUserId: actor.userId }),
  );
  bind(recordStockAlertEndpoint, ({ body }) => recordStockAlert(database, body));
}
