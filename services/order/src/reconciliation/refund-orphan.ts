import { AppError } from '@shopwright/service-kit/errors';
import type { OrderDeps } from '../deps';
import { findByIntent } from '../orders/order-row';
import { isOfStore } from '../payments/intent-snapshot';
import { askStripe, isStripeCode } from '../stripe-client';

/**
 * Refunds what is left of a payment that belongs to no order. The key is made of the payment, so that any number of calls
 * make one refund. Throws `conflict` where an order has the payment meanwhile, whose refund is the order's, and for a
 * payment of another store.
 */
export async function refundOrphan(deps: OrderDeps, paymentIntentId: string): Promise<void> {
  const { database, stripe, publicUrl } = deps;
  if (await findByIntent(database.db, paymentIntentId)) {
    throw new AppError('conflict', 'This payment now belongs to an order. Refund the order instead.');
  }
  const { metadata } = await askStripe('retrieve intent', () => stripe.paymentIntents.retrieve(paymentIntentId));
  if (!isOfStore(metadata, publicUrl)) throw new AppError('conflict', 'This payment belongs to another store');
  try {
    const idempotencyKey = `refund-orphan-${paymentIntentId}`;
    const refund = await askStripe('refund', () =>
      stripe.refunds.create({ payment_intent: paymentIntentId }, { idempotencyKey }),
    );
    if (refund.status === 'failed') throw new AppError('conflict', `Stripe could not refund: ${refund.failure_reason}`);
  } catch (error) {
    if (!isStripeCode(error, 'charge_already_refunded')) throw error;
  }
}
