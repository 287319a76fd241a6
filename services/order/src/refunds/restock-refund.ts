import { restockLines } from '@shopwright/contracts/http/internal-orders';
import { and, eq, gt, isNotNull, or } from 'drizzle-orm';
import { refundItems, refunds } from '../db/refund-tables';
import { orderItems, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { recordOrderEvent, store } from '../orders/record-event';

/**
 * Restocks the units of a refund once Stripe has taken it. The catalog does it once per key, so that a repeated call
 * changes nothing. The goods are back also where the refund fails later; the next attempt then restocks nothing.
 */
export async function restockRefund({ database, catalog, now }: OrderDeps, refundId: number): Promise<void> {
  // Of an order that was paid without Stripe, a refund is done once it is recorded.
  const isTaken = or(isNotNull(refunds.stripeRefundId), eq(refunds.state, 'succeeded'));
  const [due] = await database.db
    .select({ key: refunds.restockKey, orderId: refunds.orderId, reference: orders.reference })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.id, refundId), eq(refunds.isRestockPending, true), isTaken));
  if (!due) return;
  const items = await database.db
    .select({ productId: orderItems.productId, quantity: refundItems.restockQuantity })
    .from(refundItems)
    .innerJoin(orderItems, eq(orderItems.id, refundItems.orderItemId))
    .where(and(eq(refundItems.refundId, refundId), gt(refundItems.restockQuantity, 0), gt(orderItems.productId, 0)));
  const { key, reference, orderId } = due;
  const { units } =
    items.length === 0 ? { units: 0 } : await catalog.call(restockLines, { body: { key, reference, items } });
  await database.transaction(async (tx) => {
    const done = await tx
      .update(refunds)
      .set({ isRestockPending: false, restockedAt: now() })
      .where(and(eq(refunds.id, refundId), eq(refunds.isRestockPending, true)))
      .returning({ id: refunds.id });
    if (done.length === 0) return;
    await recordOrderEvent(tx, {
      orderId,
      kind: 'restocked',
      author: store,
      at: now(),
      details: { refundId, pieces: units },
    });
  });
}
