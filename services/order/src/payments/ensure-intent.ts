import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, isNull } from 'drizzle-orm';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { findByIntent } from '../orders/find-order';
import { type OrderRow, totalCentsOf } from '../orders/order-row';
import { askStripe } from './stripe-client';

interface PayableIntent {
  id: string;
  clientSecret: string;
}

/**
 * The order's payment intent, made if it is not there yet. The order's reference is the idempotency key, so two
 * calls at once, or one that lost Stripe's answer, get the same intent; Stripe insists that all of them ask for
 * the same, so nothing here may depend on the request. The metadata leads from the payment back to the order; it
 * holds no personal data. 409 when the order was closed in the meantime: its intent is never handed out.
 */
export async function ensureIntent(deps: OrderDeps, order: OrderRow): Promise<PayableIntent> {
  const { stripe } = deps;
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
              ...(order.traceparent && { traceparent: order.traceparent }),
            },
          },
          { idempotencyKey: `pi-${order.reference}` },
        ),
      );
  if (intent.status === 'canceled') throw replaced();
  if (!known) await rememberIntent(deps, order, intent.id);
  if (!intent.client_secret) throw new AppError('internal', 'The intent came without a client secret');
  return { id: intent.id, clientSecret: intent.client_secret };
}

/** Only an order that is still open gets its intent; who closes one looks for an intent under the same condition. */
async function rememberIntent({ stripe, database }: OrderDeps, order: OrderRow, intentId: string): Promise<void> {
  const written = await database.db
    .update(orders)
    .set({ paymentIntentId: intentId })
    .where(and(eq(orders.id, order.id), eq(orders.status, 'pending'), isNull(orders.paymentIntentId)))
    .returning({ id: orders.id });
  if (written.length > 0 || (await findByIntent(database.db, intentId))) return;
  await askStripe('cancel intent', () => stripe.paymentIntents.cancel(intentId));
  throw replaced();
}

const replaced = () => new AppError('conflict', 'This checkout was replaced by another one');
