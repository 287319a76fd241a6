import type Stripe from 'stripe';
import type { PaymentMethodRecord } from '../ledger/records';
import { toBillingDetails, toStripe } from './to-stripe';

export function paymentMethodView(method: PaymentMethodRecord): Stripe.PaymentMethod {
  const { type, billing, bankLast4 } = method;
  const bank = { last4: bankLast4 };
  return toStripe<Stripe.PaymentMethod>('payment_method', method, {
    billing_details: toBillingDetails(billing),
    ...(type === 'card' && { card: cardView(method) }),
    ...(type === 'us_bank_account' && { us_bank_account: toStripe('us_bank_account', bank) }),
    ...(type === 'amazon_pay' && { amazon_pay: {} }),
  });
}

function cardView(method: PaymentMethodRecord): Stripe.PaymentMethod.Card {
  const { brand } = cardOfMethod(method);
  return {
    ...printedOn(method),
    ...toStripe<Stripe.PaymentMethod.Card>('payment_method_card', undefined, {
      checks: checksOf(method),
      display_brand: brand,
      networks: { available: [brand], preferred: null },
    }),
  };
}

export function cardOfMethod({ id, card }: PaymentMethodRecord) {
  if (!card) throw new Error(`Card payment method ${id} has no card`);
  return card;
}

/** Returns the fields that every view of a card shows. */
export const printedOn = (method: PaymentMethodRecord) =>
  toStripe<Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4'>>('card', cardOfMethod(method));

export function checksOf(method: PaymentMethodRecord) {
  const { cvcCheck, postalCodeCheck } = cardOfMethod(method);
  const checks = { cvcCheck, address_postal_code_check: postalCodeCheck };
  return toStripe<Stripe.PaymentMethod.Card.Checks>('card_checks', checks);
}
