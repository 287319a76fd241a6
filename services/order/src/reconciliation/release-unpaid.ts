import { AppError } from '@shopwright/service-kit/errors';
import { eq } from 'drizzle-orm';
import { dueCreditNotes } from '../db/credit-note-tables';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { lockOrder } from '../orders/order-row';
import { findCancelError } from '../orders/order-rules';
import { recordCancellation } from '../orders/record-cancellation';
import type { Author } from '../orders/record-event';
import { restockCancelled } from '../orders/restock-cancelled';
import { assertAllowed } from '../orders/with-fresh-order';
import { syncOrderPoints } from './sync-order-points';

/**
 * Cancels an order that Stripe has no payment for, and restocks its units. Nothing is refunded, because nothing was paid, so that its
 * invoice is taken back by a credit note without a refund; money that arrives later is refunded as that of any cancelled order, with
 * no other credit note. An order that Stripe should have the money of and that has shipped cannot be released.
 */
export async function releaseUnpaid(deps: OrderDeps, orderId: number, reason: string, author: Author): Promise<void> {
  const reference = await deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    assertAllowed(findCancelError(order), 'repair');
    if (order.status === 'pending') throw new AppError('conflict', 'This order is not confirmed');
    await tx.update(orders).set({ status: 'cancelled', amountPaid: '0.00' }).where(eq(orders.id, orderId));
    // One that was not invoiced yet gets neither document.
    await tx.insert(dueCreditNotes).values({ orderId, kind: 'credit_note' });
    await recordCancellation(tx, order, { author, at: deps.now(), reason, paidCents: 0, wasConfirmed: true });
    return order.reference;
  });
  await restockCancelled(deps, { id: orderId, reference });
  await syncOrderPoints(deps, orderId);
}
