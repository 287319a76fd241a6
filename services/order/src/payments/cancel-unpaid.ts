import { releaseReservation } from '@shopwright/contracts/http/internal';
import { and, eq, isNull } from 'drizzle-orm';
import { releaseReward } from '../checkout/hold-reward';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { findByReference } from '../orders/find-order';
import { type OrderRow, rewardOf } from '../orders/order-row';
import { askStripe, isStripeCode } from './stripe-client';

/**
 * Ends a checkout that nobody has paid. The intent is closed at Stripe first: only when Stripe agrees can no
 * payment come any more, and the order be cancelled. False when it is paid, or Stripe is waiting for the money.
 */
export async function cancelUnpaid(deps: OrderDeps, order: OrderRow): Promise<boolean> {
  const current = (await findByReference(deps.database.db, order.reference)) ?? order;
  if (current.status === 'cancelled') return current.refundState === 'none';
  if (current.status !== 'pending' || current.placedAt || current.heldReason) return false;
  const { paymentIntentId } = current;
  if (paymentIntentId && !(await closeIntent(deps, paymentIntentId))) return false;
  // An intent that was made while we looked must be closed too: then nothing is written, and we look again.
  const isAsSeen = paymentIntentId ? eq(orders.paymentIntentId, paymentIntentId) : isNull(orders.paymentIntentId);
  const cancelled = await deps.database.db
    .update(orders)
    .set({ status: 'cancelled' })
    .where(and(eq(orders.id, order.id), eq(orders.status, 'pending'), isAsSeen))
    .returning({ id: orders.id });
  if (cancelled.length === 0) return cancelUnpaid(deps, current);
  await releaseHold(deps, order);
  return true;
}

/** True when the intent is closed now; false when Stripe refuses since it is paid or being paid. */
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

/** Gives stock and reward back; should the catalog or auth be away, the hold there lapses by itself. */
export async function releaseHold(deps: OrderDeps, order: OrderRow): Promise<void> {
  const reward = rewardOf(order);
  await Promise.all([
    deps.catalog.call(releaseReservation, { params: { reference: order.reference } }).catch(() => undefined),
    reward && releaseReward(deps, reward, order.id),
  ]);
}
