import * as desk from '@shopwright/contracts/http/order-actions';
import { requirePermission } from '@shopwright/service-kit/http/missing-permission';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { OrderDeps } from '../deps';
import { staff } from '../orders/record-event';
import { withRequestKey } from '../orders/request-key';
import { withFreshOrder } from '../orders/with-fresh-order';
import { markInvoicePaid } from '../payments/mark-invoice-paid';
import { cancelOrder } from './cancel-order';
import { changeEach } from './change-each';
import { createShipment } from './create-shipment';
import { moveOrder } from './move-order';
import { previewShipping } from './preview-shipping';
import { putTracking } from './put-tracking';
import { shipEach, toParcelKey } from './ship-each';
import { undoMove } from './undo-move';

export function fulfillmentRoutes(routes: RouteTable, deps: OrderDeps): void {
  routes.bind(desk.moveOrder, ({ params: { id }, body: { to }, actor }) => {
    const author = staff(actor);
    if (to === 'cancelled') requirePermission(actor, 'orders:refund');
    return withFreshOrder(deps, id, () =>
      to === 'cancelled' ? cancelOrder(deps, id, { reason: '', author, field: 'to' }) : moveOrder(deps, id, to, author),
    );
  });
  routes.bind(desk.bulkMove, ({ body: { ids, to }, actor }) =>
    changeEach(deps, ids, (id) => moveOrder(deps, id, to, staff(actor))),
  );
  routes.bind(desk.bulkUndo, ({ body: { ids, from, shippedBy }, actor }) =>
    changeEach(deps, ids, (id) =>
      undoMove(deps, id, staff(actor), { from, parcelKey: shippedBy && toParcelKey(shippedBy, id) }),
    ),
  );
  routes.bind(desk.previewShipping, ({ query: { ids } }) => previewShipping(deps, ids));
  routes.bind(desk.bulkShip, ({ body, actor }) => shipEach(deps, body, staff(actor)));
  routes.bind(desk.undoMove, ({ params: { id }, actor }) =>
    withFreshOrder(deps, id, () => undoMove(deps, id, staff(actor))),
  );
  routes.bind(desk.createShipment, ({ params: { id }, body, actor, req }) =>
    withFreshOrder(deps, id, () => createShipment(deps, id, withRequestKey(req, body), staff(actor))),
  );
  routes.bind(desk.putTracking, ({ params, body, actor }) =>
    withFreshOrder(deps, params.id, () => putTracking(deps, params, body, staff(actor))),
  );
  routes.bind(desk.markInvoicePaid, ({ params: { id }, body, actor }) =>
    withFreshOrder(deps, id, () => markInvoicePaid(deps, id, body, staff(actor))),
  );
  routes.bind(desk.cancelOrder, ({ params: { id }, body: { reason }, actor }) =>
    withFreshOrder(deps, id, () => cancelOrder(deps, id, { reason, author: staff(actor), field: 'status' })),
  );
}
