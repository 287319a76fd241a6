import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { shipPurchaseOrder as shipEndpoint } from '@shopwright/contracts/http/purchase-orders';
import type { OrderDeps } from '../deps';
import { writeShipment } from '../fulfillment/create-shipment';
import { listOrderLines } from '../orders/order-lines';
import { findShipError as findOrderShipError } from '../orders/order-rules';
import type { Author } from '../orders/record-event';
import { assertAllowed } from '../orders/with-fresh-order';
import { toParcelItems } from './parcel-items';
import { changePurchaseOrder, listPurchaseLines } from './purchase-order-rows';
import { findShipError } from './purchase-order-rules';

/** Ships what is left of its lines as one parcel of the order, as staff do on the order's page. The shipment marks it as shipped. */
export function shipPurchaseOrder(
  deps: Pick<OrderDeps, 'database' | 'now'>,
  id: number,
  parcel: BodyOf<typeof shipEndpoint>,
  author: Author,
): Promise<void> {
  return changePurchaseOrder(deps, id, async (tx, { order, row }) => {
    assertAllowed(findShipError(row) ?? findOrderShipError(order), 'state');
    const items = toParcelItems(await listPurchaseLines(tx, id), await listOrderLines(tx, order.id));
    assertAllowed(items.length === 0 ? 'Nothing of its lines is left to ship' : undefined, 'state');
    await writeShipment(tx, order, { shipment: { ...parcel, items }, author, at: deps.now() });
  });
}
