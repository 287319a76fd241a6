import { toStoredEmail } from '@shopwright/contracts/email-address';
import { getReservedLines } from '@shopwright/contracts/http/internal-ledgers';
import { decimalFromCents } from '@shopwright/contracts/money';
import { AppError, invariant } from '@shopwright/service-kit/errors';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { type OrderRow, orderItems, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { getOrderRow, lockOrder } from '../orders/order-row';
import { quoteOrder } from '../orders/quote-order';
import { readStoreCurrency, toReceivedDecimal } from '../payments/received-amount';
import { confirmOrder, syncPayment } from '../payments/sync-payment';
import { askStripe } from '../stripe-client';
import { formatStripeAddress } from './stripe-address';
import { syncOrderPoints } from './sync-order-points';

const retrieve = ({ stripe }: OrderDeps, id: string): Promise<Stripe.PaymentIntent> =>
  askStripe('retrieve intent', () => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));

/**
 * Makes an order of a payment whose order was lost, by a restore for example. The lines are those that the catalog
 * reserved for it; the customer is the one Stripe names. A payment of another amount, because of a reward for example, is
 * held for review. Throws `conflict` where the lines are not known. The unique reference and payment make it one order.
 */
export async function adoptPayment(deps: OrderDeps, paymentIntentId: string): Promise<void> {
  const intent = await retrieve(deps, paymentIntentId);
  const reference = intent.metadata.orderReference ?? '';
  const reserved = await readLines(deps, reference);
  if (!reserved) throw new AppError('conflict', 'The products of this payment are unknown. Refund it instead.');
  const currency = await readStoreCurrency(deps);
  await deps.database.transaction(async (tx) => {
    const [order] = await tx
      .insert(orders)
      .values({
        reference,
        paymentIntentId,
        userId: reserved.customerId,
        ...readCustomer(intent),
        total: decimalFromCents(quoteOrder(reserved.lines, currency).totalCents),
        currency,
        expiresAt: deps.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (!order) return;
    await tx.insert(orderItems).values(reserved.lines.map((line) => ({ ...line, orderId: order.id })));
  });
  await syncPayment(deps, paymentIntentId);
}

async function readLines({ catalog }: OrderDeps, reference: string) {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(reference)) return undefined;
  return catalog.call(getReservedLines, { params: { reference } }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  });
}

function readCustomer(intent: Stripe.PaymentIntent) {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const billing = charge?.billing_details;
  const address = intent.shipping?.address ?? billing?.address;
  return {
    customerName: intent.shipping?.name ?? billing?.name ?? '',
    customerEmail: toStoredEmail(intent.receipt_email ?? billing?.email ?? ''),
    customerAddress: formatStripeAddress(address),
  };
}

/**
 * Accepts what Stripe received in place of the order's total. An order held for review is confirmed by it; of one that is
 * confirmed already, what was paid is corrected, and its points with it.
 */
export async function acceptPayment(deps: OrderDeps, orderId: number): Promise<void> {
  const order = await getOrderRow(deps.database.db, orderId);
  invariant(order.paymentIntentId, 'an order that is compared with its payment has one');
  const intent = await retrieve(deps, order.paymentIntentId);
  if (intent.status !== 'succeeded')
    throw new AppError('conflict', `Stripe reports that the payment is ${intent.status}`);
  if (intent.currency !== order.currency) {
    throw new AppError('conflict', `This payment was made in ${intent.currency}. Refund it instead.`);
  }
  if (order.status === 'pending') return confirmHeld(deps, order, intent);
  await deps.database.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    await tx
      .update(orders)
      .set({ amountPaid: toReceivedDecimal(order, intent) })
      .where(eq(orders.id, orderId));
  });
  await syncOrderPoints(deps, orderId);
}

async function confirmHeld(deps: OrderDeps, order: OrderRow, intent: Stripe.PaymentIntent): Promise<void> {
  const outcome = await confirmOrder(deps, order, intent);
  if (outcome !== 'confirmed') {
    throw new AppError('conflict', 'There was not enough stock. The order was cancelled and its payment refunded.');
  }
}
