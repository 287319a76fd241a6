import type { Order } from '@shopwright/contracts/http/orders';
import { releaseReservation, restockReservation } from '@shopwright/contracts/http/reservations';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, isNull } from 'drizzle-orm';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { findByReference, getOrder, getReservedReward } from '../orders/order-row';
import { releaseReward } from '../rewards/reserve-reward';
import { askStripe, isStripeCode } from './stripe-client';

/**
 * Cancels an unpaid order. Closes its intent at Stripe first: only then can no payment follow. Returns false where it is
 * paid, or Stripe is waiting for the money.
 */
export async function cancelUnpaidOrder(deps: OrderDeps, order: OrderRow): Promise<boolean> {
  const current = (await findByReference(deps.database.db, order.reference)) ?? order;
  if (current.status === 'cancelled') return current.refundState === 'none';
  if (current.status !== 'pending' || current.placedAt || current.reviewReason) return false;
  const { paymentIntentId } = current;
  if (paymentIntentId && !(await closeIntent(deps, paymentIntentId))) return false;
  // Writes nothing where an intent was created meanwhile: that one must be closed too.
  const hasSameIntent = paymentIntentId ? eq(orders.paymentIntentId, paymentIntentId) : isNull(orders.paymentIntentId);
  const cancelled = await deps.database.db
    .update(orders)
    .set({ status: 'cancelled' })
    .where(and(eq(orders.id, order.id), eq(orders.status, 'pending'), hasSameIntent))
    .returning({ id: orders.id });
  if (cancelled.length === 0) return cancelUnpaidOrder(deps, current);
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

/**
 * Refunds a cancelled order in full. The order's reference is the idempotency key, and a charge that Stripe has already
 * refunded counts as done, so any number of calls make one refund. The order is `refunded` once its stock is back too;
 * until then the reconciler retries.
 */
export async function refundOrder(deps: OrderDeps, orderId: number): Promise<Order> {
  const [order] = await deps.database.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.refundState, 'pending')));
  if (order?.paymentIntentId) {
    const refundId = await refundOnce(deps, order.paymentIntentId, order.reference);
    await deps.catalog.call(restockReservation, { params: { reference: order.reference } });
    await deps.database.db
      .update(orders)
      .set({ refundState: 'refunded', refundId })
      .where(and(eq(orders.id, orderId), eq(orders.refundState, 'pending')));
  }
  return getOrder(deps.database.db, orderId);
}

async function refundOnce({ stripe }: OrderDeps, paymentIntentId: string, reference: string): Promise<string | null> {
  try {
    const refund = await askStripe('refund', () =>
      stripe.refunds.create({ payment_intent: paymentIntentId }, { idempotencyKey: `refund-${reference}` }),
    );
    if (refund.status === 'failed' || refund.status === 'canceled') {
      throw new AppError('internal', `The bank declined the refund ${refund.id}`);
    }
    return refund.id;
  } catch (error) {
    if (!isStripeCode(error, 'charge_already_refunded')) throw error;
    const { data } = await askStripe('list refunds', () => stripe.refunds.list({ payment_intent: paymentIntentId }));
    return data[0]?.id ?? null;
  }
}
