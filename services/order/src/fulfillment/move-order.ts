import type { OrderStatus } from '@shopwright/contracts/http/orders';
import { eq } from 'drizzle-orm';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { countToShip, listOrderLines, toRest } from '../orders/order-lines';
import { lockOrder } from '../orders/order-row';
import { findMoveError } from '../orders/order-rules';
import type { Author } from '../orders/record-event';
import { assertAllowed } from '../orders/with-fresh-order';
import { changeStatus } from './change-status';
import { writeShipment } from './create-shipment';

/**
 * Moves an order one step, under its row lock: of two at the same time, the second sees the first one's status and gets
 * `conflict`. Moving it to `shipped` ships what is left as one shipment without a tracking number.
 */
export async function moveOrder(
  { database, now }: Pick<OrderDeps, 'database' | 'now'>,
  orderId: number,
  to: Exclude<OrderStatus, 'cancelled'>,
  author: Author,
): Promise<void> {
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const lines = await listOrderLines(tx, orderId);
    assertAllowed(findMoveError(order, to, countToShip(lines)), 'to');
    const items = toRest(lines);
    if (to === 'shipped' && items.length > 0) {
      await writeShipment(tx, order, { shipment: { items }, author, at: now() });
      return;
    }
    await changeStatus(tx, order, { to, author, at: now() });
    // Nothing is left to ship: the rest was refunded or withdrawn.
    if (to === 'shipped') await tx.update(orders).set({ shipmentState: 'complete' }).where(eq(orders.id, orderId));
  });
}
