import { toStripeAmount } from '@shopwright/contracts/currencies';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, isNull } from 'drizzle-orm';
import type Stripe from 'stripe';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { findByIntent, listOrderItems } from '../orders/order-row';
import { isOffline } from '../orders/order-rules';
import { askStripe, isKeyReused } from '../stripe-client';
import { toIntentMetadata } from './intent-snapshot';
import { readIntentTerms } from './intent-terms';

interface PayableIntent {
  id: string;
  clientSecret: string;
}

/**
 * Returns the order's payment intent and creates it where there is none. The order's reference is the idempotency key, so
 * concurrent calls and retries get the same intent. Stripe requires equal parameters under one key, so nothing here may
 * depend on the request. The metadata leads from the payment back to the order and holds no personal data. Throws
 * `conflict` where the order was closed meanwhile: its intent is never handed out.
 */
export async function ensureIntent(deps: OrderDeps, order: OrderRow): Promise<PayableIntent> {
  if (isOffline(order)) throw new AppError('conflict', "This order isn't paid through Stripe");
  const { stripe } = deps;
  const known = order.paymentIntentId;
  const intent = known
    ? await askStripe('retrieve intent', () => stripe.paymentIntents.retrieve(known))
    : await createIntent(deps, order);
  if (intent.status === 'canceled') throw replacedError();
  if (!known) await storeIntent(deps, order, intent.id);
  if (!intent.client_secret) throw new AppError('internal', 'The intent came without a client secret');
  return { id: intent.id, clientSecret: intent.client_secret };
}

/**
 * Creates the intent. Stripe refuses a key that an earlier attempt used with other parameters: that attempt was made before
 * the customer signed in.
 */
async function createIntent(
  { stripe, database, publicUrl }: OrderDeps,
  order: OrderRow,
): Promise<Stripe.PaymentIntent> {
  const items = await listOrderItems(database.db, order.id);
  const { shipping, charges } = await readIntentTerms(database.db, order.id, items);
  const metadata = toIntentMetadata(order, items, publicUrl, charges);
  const create = (sent: Record<string, string>) =>
    askStripe('create intent', () =>
      stripe.paymentIntents.create(
        {
          amount: toStripeAmount(centsFromDecimal(order.total), order.currency),
          currency: order.currency,
          automatic_payment_methods: { enabled: true },
          description: `Order ${order.id}`,
          metadata: sent,
          ...(shipping && { shipping }),
        },
        { idempotencyKey: `pi-${order.reference}` },
      ),
    );
  try {
    return await create(metadata);
  } catch (error) {
    if (!isKeyReused(error)) throw error;
    const { userId: _, ...asGuest } = metadata;
    return create(asGuest);
  }
}

/** Stores the intent only while the order is open; `cancelUnpaidOrder` checks the same condition. */
async function storeIntent({ stripe, database }: OrderDeps, order: OrderRow, intentId: string): Promise<void> {
  const written = await database.db
    .update(orders)
    .set({ paymentIntentId: intentId })
    .where(and(eq(orders.id, order.id), eq(orders.status, 'pending'), isNull(orders.paymentIntentId)))
    .returning({ id: orders.id });
  if (written.length > 0 || (await findByIntent(database.db, intentId))) return;
  await askStripe('cancel intent', () => stripe.paymentIntents.cancel(intentId));
  throw replacedError();
}

const replacedError = () => new AppError('conflict', 'This checkout was replaced by another one');
