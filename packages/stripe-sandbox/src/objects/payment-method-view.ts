import type Stripe from 'stripe';
import type { CardRecord, PaymentMethodRecord, TokenRecord } from '../ledger/records';
import { billingDetailsView } from './address-view';

export function paymentMethodView(method: PaymentMethodRecord): Stripe.PaymentMethod {
  return {
    id: method.id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { ...billingDetailsView(method.billing), tax_id: null },
    ...(method.type === 'card' && { card: cardView(method) }),
    ...(method.type === 'us_bank_account' && { us_bank_account: bankView(method) }),
    ...(method.type === 'amazon_pay' && { amazon_pay: {} }),
    created: method.created,
    customer: method.customer ?? null,
    customer_account: null,
    livemode: false,
    metadata: method.metadata,
    type: method.type,
  } satisfies Stripe.PaymentMethod;
}

function cardView({ id, card }: PaymentMethodRecord): Stripe.PaymentMethod.Card {
  if (!card) throw new Error(`Card payment method ${id} has no card`);
  return {
    ...printedOn(card),
    checks: checksOf(card),
    display_brand: card.brand,
    generated_from: null,
    networks: { available: [card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

/** What every view of a card shows. */
export const printedOn = (card: CardRecord) => ({
  brand: card.brand,
  country: card.country,
  exp_month: card.expMonth,
  exp_year: card.expYear,
  fingerprint: card.fingerprint,
  funding: card.funding,
  last4: card.last4,
});

export const checksOf = (card: CardRecord) => ({
  address_line1_check: null,
  address_postal_code_check: card.postalCodeCheck ?? null,
  cvc_check: card.cvcCheck ?? null,
});

/** What every view of the one test bank shows. */
export const testBank = {
  account_holder_type: 'individual' as const,
  account_type: 'checking' as const,
  bank_name: 'STRIPE TEST BANK',
  fingerprint: null,
  routing_number: '110000000',
};

const bankView = ({ bankLast4 }: PaymentMethodRecord): Stripe.PaymentMethod.UsBankAccount => ({
  ...testBank,
  financial_connections_account: null,
  last4: bankLast4 ?? null,
  networks: { preferred: 'ach', supported: ['ach'] },
  status_details: {},
});

/** The older one-use token, still made by Stripe.js `createToken`. */
export function tokenView({ id, created, paymentMethod, used }: TokenRecord) {
  const card = paymentMethod.card;
  return {
    id,
    object: 'token' as const,
    card: card && {
      id: `card_${paymentMethod.id.slice(3)}`,
      object: 'card' as const,
      ...printedOn(card),
      name: paymentMethod.billing?.name ?? null,
    },
    client_ip: null,
    created,
    livemode: false,
    type: 'card' as const,
    used: used ?? false,
  };
}
