import { randomUUID } from 'node:crypto';
import type { Order } from '@shopwright/contracts/http/orders';
import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { invariant } from '@shopwright/service-kit/errors';
import { and, desc, eq } from 'drizzle-orm';
import { refunds } from '../db/refund-tables';
import type { OrderRow } from '../db/schema';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { getOrder, lockOrder } from '../orders/order-row';
import { getPaidCents, hasUnpaidInvoice, isOffline, isReversedInFull } from '../orders/order-rules';
import { restockCancelled } from '../orders/restock-cancelled';
import { isDisputeOpen } from '../orders/update-shipment-state';
import { getLeftCents } from './refund-totals';
import { sendRefund } from './send-refund';
import { syncRefunds } from './sync-refunds';

/**
 * Refunds what is left of a cancelled order and restocks its units. Any number of calls make one refund: there is one
 * attempt at a time, and the key of the first is made of the order's reference. Another one is written only where an
 * earlier one succeeded and money is left. A failed one is not repeated here, because staff must look at it.
 */
export async function refundOrder(deps: OrderDeps, orderId: number): Promise<Order> {
  const order = await openCancellation(deps, orderId);
  if (order) {
    if (order.refundId !== undefined) await sendRefund(deps, order.refundId);
    await restockCancelled(deps, { id: orderId, reference: order.reference });
    const isClosed = await deps.database.transaction((tx) => closeCancellation(tx, orderId));
    if (!isClosed && order.paymentIntentId) {
      // Part of the payment may have been refunded at Stripe, which only its list shows.
      await syncRefunds(deps, orderId, order.paymentIntentId);
      await deps.database.transaction((tx) => closeCancellation(tx, orderId));
    }
  }
  return getOrder(deps.database.db, orderId);
}

/** Finishes a cancelled order whose last refund has just succeeded. Does nothing for any other order. */
export async function finishCancelled(deps: OrderDeps, orderId: number): Promise<void> {
  const isWaiting = and(eq(orders.id, orderId), eq(orders.refundState, 'pending'));
  const [waiting] = await deps.database.db.select({ id: orders.id }).from(orders).where(isWaiting);
  if (waiting) await refundOrder(deps, waiting.id);
}

interface Cancellation {
  reference: string;
  /** Null where nothing was paid. */
  paymentIntentId: string | null;
  /** The attempt to send, where there is one. */
  refundId?: number;
}

/** Returns the order where its refund is not finished, with the attempt to send; writes the attempt where there is none. */
function openCancellation({ database, now }: OrderDeps, orderId: number) {
  return database.transaction(async (tx): Promise<Cancellation | undefined> => {
    const order = await lockOrder(tx, orderId);
    const isUnknown = !order.paymentIntentId && !isOffline(order) && getPaidCents(order) > 0;
    if (order.refundState !== 'pending' || isUnknown) return undefined;
    const { reference, paymentIntentId } = order;
    return { reference, paymentIntentId, refundId: await openAttempt(tx, order, { at: now() }) };
  });
}

/**
 * Returns the attempt to send for a cancelled order that is locked, and writes it where there is none. Undefined where
 * nothing is left, or where one failed.
 */
export async function openAttempt(
  tx: Executor,
  order: OrderRow,
  { at, authorId }: { at: Date; authorId?: number },
): Promise<number | undefined> {
  const attempts = await tx.select().from(refunds).where(eq(refunds.orderId, order.id)).orderBy(desc(refunds.id));
  const last = attempts.find(({ origin }) => origin === 'cancellation');
  if (last?.state === 'pending') return last.id;
  const leftCents = await getLeftCents(tx, order);
  const needsStaff = last !== undefined && attempts.some(({ state }) => state === 'failed');
  if (leftCents === 0 || needsStaff) return undefined;
  const [row] = await tx
    .insert(refunds)
    .values({
      orderId: order.id,
      origin: 'cancellation' as const,
      amount: decimalFromCents(leftCents),
      authorId: authorId ?? null,
      createdAt: at,
      stripeKey: `refund-${last ? randomUUID() : order.reference}`,
    })
    .returning({ id: refunds.id });
  invariant(row, 'an insert returns its row');
  return row.id;
}

/**
 * Closes a cancelled order once Stripe says of all that was paid that it is refunded, or lost by a dispute. A dispute that
 * is open may be won, and leaves the money to be refunded. The order's stock is back by then.
 */
async function closeCancellation(tx: Executor, orderId: number): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (order.refundState !== 'pending') return order.refundState === 'refunded' || hasUnpaidInvoice(order);
  const isRefunded = centsFromDecimal(order.refundedTotal) >= getPaidCents(order);
  if (!isRefunded && !(isReversedInFull(order) && !(await isDisputeOpen(tx, orderId)))) return false;
  const isSucceeded = and(eq(refunds.orderId, orderId), eq(refunds.state, 'succeeded'));
  const [last] = await tx.select().from(refunds).where(isSucceeded).orderBy(desc(refunds.id)).limit(1);
  // Of an invoice that was not paid nothing came back.
  const refundState = hasUnpaidInvoice(order) ? 'none' : 'refunded';
  await tx
    .update(orders)
    .set({ refundState, refundId: last?.stripeRefundId ?? null })
    .where(eq(orders.id, orderId));
  return true;
}
