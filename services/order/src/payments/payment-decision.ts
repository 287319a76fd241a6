import { fromStripeAmount } from '@shopwright/contracts/currencies';
import { centsFromDecimal } from '@shopwright/contracts/money';
import type Stripe from 'stripe';
import type { OrderRow } from '../db/schema';
import { getReceivedCents } from './received-amount';

type PaymentDecision =
  | { kind: 'confirm' }
  /** Paid after the order was cancelled. */
  | { kind: 'refund' }
  /** Paid, but not as ordered: flagged for review by staff. */
  | { kind: 'review'; reason: string }
  /** Stripe closed the intent without a payment. */
  | { kind: 'cancel' }
  /** The customer has done their part; Stripe is waiting for the money. */
  | { kind: 'await' }
  /** The money did not arrive: the checkout may be paid in another way. */
  | { kind: 'reopen' }
  | { kind: 'none' };

type SyncedOrder = Pick<
  OrderRow,
  'status' | 'total' | 'currency' | 'reference' | 'refundState' | 'reviewReason' | 'placedAt'
> &
  Partial<Pick<OrderRow, 'paymentFailedAt'>>;
type KnownIntent = Pick<Stripe.PaymentIntent, 'status' | 'amount_received' | 'currency' | 'metadata'> & {
  latest_charge?: Stripe.PaymentIntent['latest_charge'];
  last_payment_error?: Stripe.PaymentIntent['last_payment_error'];
};

/** Decides what an intent's status means for its order. Final statuses of an order never change. */
export function decidePayment(order: SyncedOrder, intent: KnownIntent): PaymentDecision {
  switch (intent.status) {
    case 'succeeded':
      return decidePaid(order, intent);
    case 'canceled':
      return order.status === 'pending' ? { kind: 'cancel' } : { kind: 'none' };
    case 'processing':
      return order.status === 'pending' ? { kind: 'await' } : { kind: 'none' };
    default:
      return order.status === 'pending' && hasFailed(order, intent) ? { kind: 'reopen' } : { kind: 'none' };
  }
}

/**
 * A placed order whose money did not arrive has failed. So has a payment at a bank's page that the customer left there,
 * once. A card that was declined has not: its customer is still at the checkout and tries another.
 */
function hasFailed(order: SyncedOrder, { last_payment_error: error }: KnownIntent): boolean {
  if (order.placedAt !== null) return true;
  const method = error?.payment_method?.type;
  return !order.paymentFailedAt && method !== undefined && method !== 'card';
}

function decidePaid(order: SyncedOrder, intent: KnownIntent): PaymentDecision {
  if (order.status === 'cancelled') return { kind: order.refundState === 'none' ? 'refund' : 'none' };
  if (order.status !== 'pending' || order.reviewReason !== null) return { kind: 'none' };
  const reason = findMismatch(order, intent);
  if (reason) return { kind: 'review', reason };
  const refunded = getRefunded(intent);
  if (refunded === 0) return { kind: 'confirm' };
  if (refunded >= intent.amount_received) return { kind: 'refund' };
  return { kind: 'review', reason: `${fromStripeAmount(refunded, order.currency)} cents were already refunded` };
}

/** Returns what was refunded outside the store, as Stripe counts it, in Stripe's dashboard or before a restore. */
function getRefunded({ latest_charge: charge }: KnownIntent): number {
  return typeof charge === 'object' && charge !== null ? charge.amount_refunded : 0;
}

function findMismatch(order: SyncedOrder, intent: KnownIntent): string | undefined {
  if (intent.currency !== order.currency) return `paid in ${intent.currency}`;
  const receivedCents = getReceivedCents(order, intent);
  if (receivedCents !== centsFromDecimal(order.total)) {
    return `paid ${receivedCents} cents of an order of ${order.total}`;
  }
  if (intent.metadata.orderReference !== order.reference) return 'the payment names another order';
  return undefined;
}
