import type Stripe from 'stripe';
import type { ChargeRecord } from '../ledger/records';
import { cardOfMethod, checksOf, printedOn } from './payment-method-view';
import { toBillingDetails, toShipping, toStripe } from './to-stripe';

type CardDetails = Stripe.Charge.PaymentMethodDetails.Card;

export function chargeView(charge: ChargeRecord): Stripe.Charge {
  return toStripe<Stripe.Charge>('charge', charge, {
    billing_details: toBillingDetails(charge.paymentMethod.billing),
    failure_code: charge.failure?.code ?? null,
    failure_message: charge.failure?.message ?? null,
    outcome: outcome(charge),
    paid: charge.status === 'succeeded',
    payment_method: charge.paymentMethod.id,
    payment_method_details: paymentMethodDetails(charge),
    refunded: charge.amountRefunded === charge.amount,
    shipping: toShipping(charge.shipping),
  });
}

function outcome({ failure, paymentMethod, status }: ChargeRecord): Stripe.Charge.Outcome | null {
  if (status === 'pending') return null;
  const risk = paymentMethod.behaviour.riskLevel ?? 'normal';
  const shared = { risk_level: risk, risk_score: { normal: 20, elevated: 70, highest: 96 }[risk] };
  const asOutcome = (given: Partial<Stripe.Charge.Outcome>) =>
    toStripe<Stripe.Charge.Outcome>('outcome', undefined, { ...shared, ...given });
  if (!failure) return asOutcome({ reason: risk === 'elevated' ? 'elevated_risk_level' : null });
  if (risk === 'highest')
    return asOutcome({
      network_status: 'not_sent_to_network',
      reason: 'highest_risk_level',
      seller_message: 'Stripe blocked this payment as too risky.',
      type: 'blocked',
    });
  return asOutcome({
    network_decline_code: failure.code === 'card_declined' ? '02' : null,
    network_status: 'declined_by_network',
    reason: failure.declineCode ?? failure.code,
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  });
}

function paymentMethodDetails(charge: ChargeRecord): Stripe.Charge.PaymentMethodDetails {
  const { type, bankLast4: last4 } = charge.paymentMethod;
  if (type === 'amazon_pay') return { type, amazon_pay: { transaction_id: null } };
  if (type === 'us_bank_account') return { type, us_bank_account: toStripe('charged_us_bank_account', { last4 }) };
  return { type, card: cardDetails(charge) };
}

function cardDetails({ id, amount, failure, authenticated, paymentMethod: method }: ChargeRecord): CardDetails {
  const approved = !failure && {
    amount_authorized: amount,
    authorization_code: id.slice(-6).toUpperCase(),
    network_transaction_id: id.slice(-15).toUpperCase(),
  };
  const threeDSecure = { transaction_id: id.slice(-16) };
  return {
    ...printedOn(method),
    ...toStripe<CardDetails>('charged_card', undefined, {
      ...approved,
      checks: checksOf(method),
      network: cardOfMethod(method).brand,
      overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
      three_d_secure: authenticated ? toStripe('three_d_secure', threeDSecure) : null,
    }),
  };
}
