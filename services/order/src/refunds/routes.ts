import * as internalOrders from '@shopwright/contracts/http/internal-orders';
import * as desk from '@shopwright/contracts/http/order-actions';
import * as orders from '@shopwright/contracts/http/orders';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { OrderDeps } from '../deps';
import { staff } from '../orders/record-event';
import { withRequestKey } from '../orders/request-key';
import { withFreshOrder } from '../orders/with-fresh-order';
import { refundOrder } from './refund-order';
import { requestRefund } from './request-refund';
import { syncReversals } from './sync-reversals';

export function refundRoutes(routes: RouteTable, deps: OrderDeps): void {
  routes.bind(desk.refundPayment, ({ params: { id }, body, actor, req }) =>
    withFreshOrder(deps, id, () => requestRefund(deps, id, withRequestKey(req, body), staff(actor))),
  );
  routes.bind(orders.refundOrder, ({ params }) => refundOrder(deps, params.id));
  routes.bind(internalOrders.syncReversals, ({ params }) => syncReversals(deps, params.paymentIntentId));
}
