import { centsFromDecimal } from '@shopwright/contracts/money';
import { and, eq } from 'drizzle-orm';
import { refunds } from '../db/refund-tables';
import type { OrderDeps } from '../deps';
import { lockOrder } from '../orders/order-row';
import { getPaidCents } from '../orders/order-rules';
import { recordOrderEvent, store } from '../orders/record-event';
import { sendOrderEmailOnce } from '../orders/send-order-email-once';
import { updateShipmentState } from '../orders/update-shipment-state';
import { getTakenCents, updateTotals } from './refund-totals';

/**
 * Records a refund of an order that was paid without Stripe: staff give the money back themselves, so that it has succeeded with
 * its record. Any number of calls record it once.
 */
export async function recordOfflineRefund(
  { database, now }: Pick<OrderDeps, 'database' | 'now'>,
  { id, orderId }: Pick<typeof refunds.$inferSelect, 'id' | 'orderId'>,
): Promise<void> {
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const [settled] = await tx
      .update(refunds)
      .set({ state: 'succeeded', settledAt: now() })
      .where(and(eq(refunds.id, id), eq(refunds.state, 'pending')))
      .returning();
    if (!settled) return;
    const { amount, origin } = settled;
    const details = { refundId: id, amount, isOffline: true };
    await recordOrderEvent(tx, { orderId, kind: 'refund_succeeded', author: store, at: now(), details });
    // The email about the cancellation has already mentioned this refund.
    if (origin !== 'cancellation') {
      const isFull = (await getTakenCents(tx, orderId)) >= getPaidCents(order);
      await sendOrderEmailOnce(tx, orderId, {
        step: 'refunded',
        refundId: id,
        amountCents: centsFromDecimal(amount),
        isFull,
      });
    }
    await updateTotals(tx, orderId);
    await updateShipmentState(tx, orderId, now());
  });
}
