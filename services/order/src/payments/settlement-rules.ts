import { centsFromDecimal } from '@shopwright/contracts/money';
import type Stripe from 'stripe';
import type { OrderRow } from '../orders/order-row';

export type Settlement =
  | { kind: 'confirm' }
  /** Paid, but the order is cancelled already: the money goes back. */
  | { kind: 'refund' }
  /** Paid, but not what was asked for: a person must look. */
  | { kind: 'hold'; reason: string }
  /** Stripe closed the intent without a payment. */
  | { kind: 'cancel' }
  /** The buyer has paid as far as they can; Stripe is still waiting for the money. */
  | { kind: 'await' }
  /** It waited in vain: the checkout may be paid in another way. */
  | { kind: 'reopen' }
  | { kind: 'none' };

type SettledOrder = Pick<OrderRow, 'status' | 'total' | 'reference' | 'refundState' | 'heldReason' | 'placedAt'>;
type KnownIntent = Pick<Stripe.PaymentIntent, 'status' | 'amount_received' | 'currency' | 'metadata'> & {
  latest_charge?: Stripe.PaymentIntent['latest_charge'];
};

/** What an intent's state asks for. Final states of an order never go back. */
export function decideSettlement(order: SettledOrder, intent: KnownIntent): Settlement {
  switch (intent.status) {
    case 'succeeded':
      return decidePaid(order, intent);
    case 'canceled':
      return order.status === 'pending' ? { kind: 'cancel' } : { kind: 'none' };
    case 'processing':
      return order.status === 'pending' ? { kind: 'await' } : { kind: 'none' };
    default:
      return order.status === 'pending' && order.placedAt !== null ? { kind: 'reopen' } : { kind: 'none' };
  }
}

function decidePaid(order: SettledOrder, intent: KnownIntent): Settlement {
  if (order.status === 'cancelled') return { kind: order.refundState === 'none' ? 'refund' : 'none' };
  if (order.status !== 'pending' || order.heldReason !== null) return { kind: 'none' };
  const reason = mismatch(order, intent);
  if (reason) return { kind: 'hold', reason };
  const returnedCents = returnedCentsOf(intent);
  if (returnedCents === 0) return { kind: 'confirm' };
  if (returnedCents >= intent.amount_received) return { kind: 'refund' };
  return { kind: 'hold', reason: `${returnedCents} cents were given back already` };
}

/** What somebody gave back before we settled, at Stripe's own dashboard or before a restore. */
function returnedCentsOf({ latest_charge: charge }: KnownIntent): number {
  return typeof charge === 'object' && charge !== null ? charge.amount_refunded : 0;
}

function mismatch(order: SettledOrder, intent: KnownIntent): string | undefined {
  if (intent.currency !== 'usd') return `paid in ${intent.currency}`;
  if (intent.amount_received !== centsFromDecimal(order.total)) {
    return `paid ${intent.amount_received} cents of an order of ${order.total}`;
  }
  if (intent.metadata.orderReference !== order.reference) return 'the payment names another order';
  return undefined;
}
