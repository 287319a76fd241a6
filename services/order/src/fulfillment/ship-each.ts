import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/order-actions';
import { and, eq } from 'drizzle-orm';
import { shipments } from '../db/shipment-tables';
import type { OrderDeps } from '../deps';
import { countToShip, listOrderLines, toOwn, toRest } from '../orders/order-lines';
import { lockOrder } from '../orders/order-row';
import { findShipError } from '../orders/order-rules';
import type { Author } from '../orders/record-event';
import { toUuid } from '../orders/request-key';
import { assertAllowed } from '../orders/with-fresh-order';
import { changeEach } from './change-each';
import { writeShipment } from './create-shipment';

type Input = BodyOf<typeof endpoints.bulkShip>;

/**
 * Ships what is left of each order as one parcel, without what suppliers ship, under its row lock: of two staff who ship the same order, the second
 * changes nothing. A repeated request finds its parcels by their keys, which name the request and the order.
 */
export function shipEach(
  deps: Pick<OrderDeps, 'database' | 'now'>,
  { orders, requestId }: Input,
  author: Author,
): ReturnType<typeof changeEach> {
  const parcels = new Map(orders.map(({ id, parcel }) => [id, parcel]));
  return changeEach(deps, [...parcels.keys()], (id) =>
    shipRest(deps, id, { parcel: parcels.get(id), requestKey: toParcelKey(requestId, id), author }),
  );
}

/** Returns the key of the parcel that a request makes of an order. */
export const toParcelKey = (requestId: string, orderId: number): string => toUuid(`${requestId}:${orderId}`);

interface Rest {
  parcel: Input['orders'][number]['parcel'];
  requestKey: string;
  author: Author;
}

async function shipRest(
  { database, now }: Pick<OrderDeps, 'database' | 'now'>,
  orderId: number,
  { parcel, requestKey, author }: Rest,
): Promise<void> {
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const [known] = await tx
      .select({ id: shipments.id })
      .from(shipments)
      .where(and(eq(shipments.orderId, orderId), eq(shipments.requestKey, requestKey)));
    if (known) return;
    const lines = await listOrderLines(tx, orderId);
    const items = toRest(toOwn(lines));
    const reason = countToShip(lines) > 0 ? 'only units that suppliers ship' : 'nothing left to ship';
    const hasNothing = items.length === 0 ? `This order is ${order.status} and has ${reason}` : undefined;
    assertAllowed(findShipError(order) ?? hasNothing, 'status');
    await writeShipment(tx, order, { shipment: { ...parcel, items }, requestKey, author, at: now() });
  });
}
