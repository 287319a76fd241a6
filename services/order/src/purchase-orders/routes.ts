import * as endpoints from '@shopwright/contracts/http/purchase-orders';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { OrderDeps } from '../deps';
import { staff } from '../orders/record-event';
import { exportPurchaseOrder } from './export-purchase-order';
import { getPurchaseOrder, withFreshPurchaseOrder } from './get-purchase-order';
import { listPurchaseOrders, listPurchaseSuppliers } from './list-purchase-orders';
import { movePurchaseOrder, sendAgain } from './move-purchase-order';
import { recordOutcome, startPurchaseOrder } from './send-purchase-order';
import { shipPurchaseOrder } from './ship-purchase-order';
import { readSupplierPerformance } from './supplier-performance';
import { syncPurchaseOrders } from './sync-purchase-orders';

/** `/purchase-orders/suppliers` and `/performance` come before `/purchase-orders/:id`, which would take it for an id. */
export function purchaseOrderRoutes(routes: RouteTable, deps: OrderDeps): void {
  routes.bind(endpoints.listPurchaseOrders, ({ query }) => listPurchaseOrders(deps, query));
  routes.bind(endpoints.listPurchaseSuppliers, () => listPurchaseSuppliers(deps.database));
  routes.bind(endpoints.getSupplierPerformance, () => readSupplierPerformance(deps));
  routes.bind(endpoints.getPurchaseOrder, ({ params }) => getPurchaseOrder(deps, params.id));
  routes.bind(endpoints.purchaseOrderFile, ({ params }) => exportPurchaseOrder(deps, params.id));
  routes.bind(endpoints.sendPurchaseOrder, ({ params: { id }, actor }) =>
    withFreshPurchaseOrder(deps, id, () => sendAgain(deps, id, staff(actor))),
  );
  routes.bind(endpoints.movePurchaseOrder, ({ params: { id }, body: { to }, actor }) =>
    withFreshPurchaseOrder(deps, id, () => movePurchaseOrder(deps, id, to, staff(actor))),
  );
  routes.bind(endpoints.shipPurchaseOrder, ({ params: { id }, body, actor }) =>
    withFreshPurchaseOrder(deps, id, () => shipPurchaseOrder(deps, id, body, staff(actor))),
  );
  routes.bind(endpoints.syncPurchaseOrders, ({ params, body }) => syncPurchaseOrders(deps, params.id, body));
  routes.bind(endpoints.startPurchaseOrder, ({ params, body }) => startPurchaseOrder(deps, params.id, body.attempt));
  routes.bind(endpoints.recordPurchaseOrder, ({ params, body }) => recordOutcome(deps, params.id, body));
}
