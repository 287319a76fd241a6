import { restockReservation } from '@shopwright/contracts/http/internal';
import type { Order } from '@shopwright/contracts/http/orders';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq } from 'drizzle-orm';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { getOrder } from '../orders/find-order';
import { askStripe, isStripeCode } from './stripe-client';

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
