import type { Order } from '@shopwright/contracts/http/orders';
import { restockReservation } from '@shopwright/contracts/http/reservations';
import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, desc, eq } from 'drizzle-orm';
import { refunds } from '../db/refund-tables';
import type { OrderRow } from '../db/schema';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { getOrder, lockOrder } from '../orders/order-row';
import { getPaidCents } from '../orders/order-rules';
import { getTakenCents } from './refund-totals';
import { sendRefund } from './send-refund';
import { syncRefunds } from './sync-refunds';

/**
 * Refunds what is left of a cancelled order and restocks its lines. Any number of calls make one refund: there is one
 * attempt, whose key is made of the order's reference. A failed one is not repeated here, because staff must look at it.
 */
export async function refundOrder(deps: OrderDeps, orderId: number): Promise<Order> {
  const order = await openCancellation(deps, orderId);
  if (order) {
    if (order.refundId !== undefined) await sendRefund(deps, order.refundId);
    await deps.catalog.call(restockReservation, { params: { reference: order.reference } });
    const isClosed = await deps.database.transaction((tx) => closeCancellation(tx, orderId));
    if (!isClosed) {
      // Part of the payment may have been refunded at Stripe, which only its list tells.
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
  paymentIntentId: string;
  /** The attempt to send, where there is one. */
  refundId?: number;
}

/** Returns the order where its refund is not finished, with the attempt to send; writes the attempt where there is none. */
function openCancellation({ database, now }: OrderDeps, orderId: number) {
  return database.transaction(async (tx): Promise<Cancellation | undefined> => {
    const order = await lockOrder(tx, orderId);
    if (order.refundState !== 'pending' || !order.paymentIntentId) return undefined;
    const { reference, paymentIntentId } = order;
    const isCancellation = and(eq(refunds.orderId, orderId), eq(refunds.origin, 'cancellation'));
    const [last] = await tx.select().from(refunds).where(isCancellation).orderBy(desc(refunds.id)).limit(1);
    if (last) return { reference, paymentIntentId, ...(last.state === 'pending' && { refundId: last.id }) };
    const leftCents = getPaidCents(order) - (await getTakenCents(tx, orderId));
    const refundId = leftCents > 0 ? await writeAttempt(tx, order, leftCents, now()) : undefined;
    return { reference, paymentIntentId, ...(refundId !== undefined && { refundId }) };
  });
}

async function writeAttempt(tx: Executor, order: OrderRow, leftCents: number, at: Date): Promise<number | undefined> {
  const [row] = await tx
    .insert(refunds)
    .values({
      ...{ orderId: order.id, origin: 'cancellation' as const, amount: decimalFromCents(leftCents), createdAt: at },
      stripeKey: `refund-${order.reference}`,
    })
    .returning({ id: refunds.id });
  return row?.id;
}

/** A cancelled order is refunded when Stripe says so of all that was paid. Its stock is back by then. */
async function closeCancellation(tx: Executor, orderId: number): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  const isRefunded = centsFromDecimal(order.refundedTotal) >= getPaidCents(order);
  if (order.refundState !== 'pending' || !isRefunded) return order.refundState === 'refunded';
  const isSucceeded = and(eq(refunds.orderId, orderId), eq(refunds.state, 'succeeded'));
  const [last] = await tx.select().from(refunds).where(isSucceeded).orderBy(desc(refunds.id)).limit(1);
  await tx
    .update(orders)
    .set({ refundState: 'refunded', refundId: last?.stripeRefundId ?? null })
    .where(eq(orders.id, orderId));
  return true;
}
