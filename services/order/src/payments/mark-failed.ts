import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { eq } from 'drizzle-orm';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { lockOrder } from '../orders/order-row';
import { recordOrderEvent, stripe } from '../orders/record-event';

/**
 * Stores under the order's lock that its money will not come, and emails the customer, once for each failed attempt. The
 * order stays in their history. While its checkout is open, it may be paid in another way.
 */
export async function markFailed({ database, now }: OrderDeps, { id }: Pick<OrderRow, 'id'>): Promise<void> {
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const isKnown = order.placedAt === null && order.paymentFailedAt !== null;
    if (order.status !== 'pending' || order.reviewReason !== null || isKnown) return;
    await tx.update(orders).set({ placedAt: null, paymentFailedAt: now() }).where(eq(orders.id, id));
    await recordOrderEvent(tx, { orderId: id, kind: 'payment_failed', author: stripe, at: now() });
    await appendEvent(tx, 'order-payment-failed', { orderId: id });
  });
}
