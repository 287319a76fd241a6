import { type Currency, currencyCodes, fromStripeAmount } from '@shopwright/contracts/currencies';
import { getStaffStoreSettings } from '@shopwright/contracts/http/store-settings';
import { decimalFromCents } from '@shopwright/contracts/money';
import type Stripe from 'stripe';
import type { OrderRow } from '../db/schema';
import type { OrderDeps } from '../deps';

type Received = Pick<Stripe.PaymentIntent, 'amount_received'>;

/**
 * Returns what Stripe received in cents of the order's currency, in which its refunds are counted too. A payment in
 * another currency is flagged for review.
 */
export const getReceivedCents = ({ currency }: Pick<OrderRow, 'currency'>, { amount_received: amount }: Received) =>
  fromStripeAmount(amount, currency);

export const toReceivedDecimal = (order: Pick<OrderRow, 'currency'>, intent: Received): string =>
  decimalFromCents(getReceivedCents(order, intent));

/** Returns what Stripe received in the payment's own currency, which may be one that no store sells in. */
export function toOwnDecimal({ amount_received: amount, currency }: Received & { currency: string }): string {
  const known = currencyCodes.find((code) => code === currency);
  return decimalFromCents(known ? fromStripeAmount(amount, known) : amount);
}

/** Returns the currency of an order that is made from its payment. */
export async function readStoreCurrency({ catalog }: Pick<OrderDeps, 'catalog'>): Promise<Currency> {
  return (await catalog.call(getStaffStoreSettings)).currency;
}
