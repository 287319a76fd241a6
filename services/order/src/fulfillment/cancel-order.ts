import { fieldError } from '@shopwright/service-kit/errors';
import { safeError } from '@shopwright/service-kit/runtime/logger';
import { eq } from 'drizzle-orm';
import { dueCreditNotes } from '../db/credit-note-tables';
import type { OrderRow } from '../db/schema';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { closeAdditions } from '../draft-orders/close-additions';
import { lockOrder } from '../orders/order-row';
import {
  findCancelError,
  findCustomerCancelError,
  getOwedCents,
  hasUnpaidInvoice,
  isOffline,
} from '../orders/order-rules';
import { recordCancellation } from '../orders/record-cancellation';
import { type Author, recordOrderEvent } from '../orders/record-event';
import { assertAllowed } from '../orders/with-fresh-order';
import { cancelUnpaidOrder } from '../payments/cancel-unpaid-order';
import { checkRefundLimit, readRefundLimit } from '../refunds/refund-limit';
import { openAttempt, refundOrder } from '../refunds/refund-order';
import { getLeftCents } from '../refunds/refund-totals';

interface Cancellation {
  reason: string;
  author: Author;
  /** The field that an error names. */
  field: string;
}

/**
 * Cancels an order that has not shipped or is not paid, or for its customer one that is not being processed, under its row lock. An
 * invoice that is not paid gets a credit note of all of it, and what had shipped stays away unless a return brought it back: to write
 * that off takes as much of a member's refund limit as to refund it. The event starts the refund, takes the points and returns the
 * reward; the refund is also tried immediately, so that staff see what Stripe says. An unpaid checkout is closed at Stripe first, and
 * those of what was added to the order once the cancellation is written, which lets no other one be opened.
 */
export async function cancelOrder(deps: OrderDeps, orderId: number, cancellation: Cancellation): Promise<void> {
  const limit = await readRefundLimit(deps, cancellation.author);
  const unpaid = await deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const { reason, author, field } = cancellation;
    assertAllowed(author.actor === 'customer' ? findCustomerCancelError(order) : findCancelError(order), field);
    if (order.status === 'pending' && order.reviewReason === null) return order;
    const paidCents = await getLeftCents(tx, order);
    const amountCents = isWrittenOff(order) ? getOwedCents(order) : paidCents;
    await checkRefundLimit(tx, limit, { amountCents, field });
    await tx
      .update(orders)
      .set({ status: 'cancelled', refundState: 'pending', placedAt: order.placedAt ?? deps.now(), reviewReason: null })
      .where(eq(orders.id, orderId));
    const wasConfirmed = order.status !== 'pending';
    // Written at once, so that it counts for what the member may refund today.
    const authorId = author.actor === 'staff' ? author.userId : undefined;
    if (order.paymentIntentId || isOffline(order)) await openAttempt(tx, order, { at: deps.now(), authorId });
    // Nothing is refunded, so that no refund makes the invoice void.
    if (hasUnpaidInvoice(order)) await tx.insert(dueCreditNotes).values({ orderId, kind: 'credit_note' });
    await recordCancellation(tx, order, { author, at: deps.now(), reason, paidCents, wasConfirmed });
    return undefined;
  });
  if (unpaid) return cancelUnpaid(deps, unpaid, cancellation);
  await closeAdditions(deps, orderId);
  await refundOrder(deps, orderId).catch((error: unknown) => {
    deps.logger.warn({ err: safeError(error), orderId }, 'cancelled order not refunded yet, its event retries');
  });
}

/** The customer keeps goods that nobody will pay. */
const isWrittenOff = (order: OrderRow): boolean => hasUnpaidInvoice(order) && order.shipmentState !== 'none';

/** Throws `conflict` if the customer has paid in the meantime. */
async function cancelUnpaid(deps: OrderDeps, order: OrderRow, { reason, author, field }: Cancellation): Promise<void> {
  const isCancelled = await cancelUnpaidOrder(deps, order, (tx) =>
    recordOrderEvent(tx, {
      orderId: order.id,
      kind: 'cancelled',
      author,
      at: deps.now(),
      details: { reason },
      fromStatus: 'pending',
      toStatus: 'cancelled',
    }),
  );
  if (!isCancelled) throw fieldError('conflict', field, 'This order is being paid at this moment');
}
