import { AppError } from '@shopwright/service-kit/errors';
import { currentTraceparent } from '@shopwright/service-kit/outbox';
import { and, eq, isNull } from 'drizzle-orm';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { type OrderRow, totalCentsOf } from '../orders/order-row';
import { askStripe } from './stripe-client';

interface PayableIntent {
  id: string;
  clientSecret: string;
}

/**
 * The order's payment intent, made if it is not there yet. The order's reference is the idempotency key, so two
 * calls at once, or one that lost Stripe's answer, get the same intent. The metadata leads from the payment back
 * to the order; it holds no personal data.
 */
export async function ensureIntent({ stripe, database }: OrderDeps, order: OrderRow): Promise<PayableIntent> {
  const known = order.paymentIntentId;
  const intent = known
    ? await askStripe('retrieve intent', () => stripe.paymentIntents.retrieve(known))
    : await askStripe('create intent', () =>
        stripe.paymentIntents.create(
          {
            amount: totalCentsOf(order),
            currency: 'usd',
            automatic_payment_methods: { enabled: true },
            description: `Order ${order.id}`,
            metadata: {
              orderId: String(order.id),
              orderReference: order.reference,
              traceparent: currentTraceparent() ?? '',
            },
          },
          { idempotencyKey: `pi-${order.reference}` },
        ),
      );
  if (!known) {
    await database.db
      .update(orders)
      .set({ paymentIntentId: intent.id })
      .where(and(eq(orders.id, order.id), isNull(orders.paymentIntentId)));
  }
  if (!intent.client_secret) throw new AppError('internal', 'The intent came without a client secret');
  return { id: intent.id, clientSecret: intent.client_secret };
}
