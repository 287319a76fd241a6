import { releaseReservation } from '@shopwright/contracts/http/reservations';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, isNull } from 'drizzle-orm';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { findByReference, getReservedReward } from '../orders/order-row';
import { releaseReward } from '../rewards/reserve-reward';
import { askStripe, isStripeCode } from '../stripe-client';

/**
 * Cancels an unpaid order. Closes its intent at Stripe first: only then can no payment follow. Returns false where it is
 * paid, or Stripe is waiting for the money. `record` writes what belongs to the cancellation, in its transaction.
 */
export async function cancelUnpaidOrder(
  deps: OrderDeps,
  order: OrderRow,
  record?: (tx: Executor) => Promise<void>,
): Promise<boolean> {
  const current = (await findByReference(deps.database.db, order.reference)) ?? order;
  if (current.status === 'cancelled') return current.refundState === 'none';
  if (current.status !== 'pending' || current.placedAt || current.reviewReason) return false;
  const { paymentIntentId } = current;
  if (paymentIntentId && !(await closeIntent(deps, paymentIntentId))) return false;
  // Writes nothing where an intent was created meanwhile: that one must be closed too.
  const hasSameIntent = paymentIntentId ? eq(orders.paymentIntentId, paymentIntentId) : isNull(orders.paymentIntentId);
  const isCancelled = await deps.database.transaction(async (tx) => {
    const cancelled = await tx
      .update(orders)
      .set({ status: 'cancelled' })
      .where(and(eq(orders.id, order.id), eq(orders.status, 'pending'), hasSameIntent))
      .returning({ id: orders.id });
    if (cancelled.length > 0) await record?.(tx);
    return cancelled.length > 0;
  });
  if (!isCancelled) return cancelUnpaidOrder(deps, current, record);
  await releaseReservations(deps, order);
  return true;
}

/** Returns false where Stripe refuses because the intent is paid or being paid. */
async function closeIntent({ stripe }: OrderDeps, paymentIntentId: string): Promise<boolean> {
  try {
    await askStripe('cancel intent', () => stripe.paymentIntents.cancel(paymentIntentId));
    return true;
  } catch (error) {
    if (!isStripeCode(error, 'payment_intent_unexpected_state')) throw error;
    const intent = await askStripe('retrieve intent', () => stripe.paymentIntents.retrieve(paymentIntentId));
    return intent.status === 'canceled';
  }
}

/** Releases stock and reward. Where catalog or auth is unavailable, the reservation there expires by itself. */
export async function releaseReservations(deps: OrderDeps, order: OrderRow): Promise<void> {
  const reward = getReservedReward(order);
  await Promise.all([
    deps.catalog.call(releaseReservation, { params: { reference: order.reference } }).catch(() => undefined),
    reward && releaseReward(deps, reward, order.id),
  ]);
}
