import { AppError } from '@shopwright/service-kit/errors';
import type { OrderDeps } from '../deps';
import { findByIntent } from '../orders/order-row';
import { askStripe, isStripeCode } from '../stripe-client';

/**
 * Refunds what is left of a payment that belongs to no order. The key is made of the payment, so that any number of calls
 * make one refund. Throws `conflict` where an order has the payment meanwhile: its refund is the order's.
 */
export async function refundOrphan({ database, stripe }: OrderDeps, paymentIntentId: string): Promise<void> {
  if (await findByIntent(database.db, paymentIntentId)) {
    throw new AppError('conflict', 'An order has this payment meanwhile: refund the order');
  }
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
