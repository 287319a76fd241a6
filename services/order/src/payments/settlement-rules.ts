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
  | { kind: 'none' };

type SettledOrder = Pick<OrderRow, 'status' | 'total' | 'reference' | 'refundState' | 'heldReason'>;
type KnownIntent = Pick<Stripe.PaymentIntent, 'status' | 'amount_received' | 'currency' | 'metadata'>;

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
      return { kind: 'none' };
  }
}

function decidePaid(order: SettledOrder, intent: KnownIntent): Settlement {
  if (order.status === 'cancelled') return { kind: order.refundState === 'none' ? 'refund' : 'none' };
  if (order.status !== 'pending' || order.heldReason !== null) return { kind: 'none' };
  const reason = mismatch(order, intent);
  return reason ? { kind: 'hold', reason } : { kind: 'confirm' };
}

function mismatch(order: SettledOrder, intent: KnownIntent): string | undefined {
  if (intent.currency !== 'usd') return `paid in ${intent.currency}`;
  if (intent.amount_received !== centsFromDecimal(order.total)) {
    return `paid ${intent.amount_received} cents of an order of ${order.total}`;
  }
  if (intent.metadata.orderReference !== order.reference) return 'the payment names another order';
  return undefined;
}
