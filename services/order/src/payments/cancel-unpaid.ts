import { releaseReservation } from '@shopwright/contracts/http/internal';
import { and, eq } from 'drizzle-orm';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { findByReference } from '../orders/find-order';
import type { OrderRow } from '../orders/order-row';
import { askStripe, isStripeCode } from './stripe-client';

/**
 * Ends a checkout that nobody has paid. The intent is closed at Stripe first: only when Stripe agrees can no
 * payment come any more, and the order be cancelled. False when it is paid, or may still become so.
 */
export async function cancelUnpaid(deps: OrderDeps, order: OrderRow): Promise<boolean> {
  const current = (await findByReference(deps.database.db, order.reference)) ?? order;
  if (current.status === 'cancelled') return current.refundState === 'none';
  if (current.status !== 'pending' || current.heldReason) return false;
  if (current.paymentIntentId && !(await closeIntent(deps, current.paymentIntentId))) return false;
  await deps.database.db
    .update(orders)
    .set({ status: 'cancelled' })
    .where(and(eq(orders.id, order.id), eq(orders.status, 'pending')));
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

/** Gives the stock back; should the catalog be away, the hold lapses by itself. */
export async function releaseHold({ catalog }: OrderDeps, order: Pick<OrderRow, 'reference'>): Promise<void> {
  await catalog.call(releaseReservation, { params: { reference: order.reference } }).catch(() => undefined);
}
