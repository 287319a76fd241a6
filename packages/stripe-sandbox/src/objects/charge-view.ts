import type Stripe from 'stripe';
import type { ChargeRecord, PaymentMethodRecord } from '../ledger/records';
import { billingDetailsView, shippingView } from './address-view';
import { checksOf, printedOn, testBank } from './payment-method-view';

export function chargeView(charge: ChargeRecord): Stripe.Charge {
  const method = charge.paymentMethod;
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: charge.amountCaptured,
    amount_refunded: charge.amountRefunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: charge.balanceTransaction ?? null,
    billing_details: { ...billingDetailsView(method.billing), tax_id: null },
    calculated_statement_descriptor: charge.statementDescriptor ?? 'SANDBOX',
    captured: charge.captured,
    created: charge.created,
    currency: charge.currency,
    customer: charge.customer ?? null,
    description: charge.description ?? null,
    disputed: charge.disputed ?? false,
    failure_balance_transaction: null,
    failure_code: charge.failure?.code ?? null,
    failure_message: charge.failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: charge.metadata,
    on_behalf_of: null,
    outcome: outcome(charge),
    paid: charge.status === 'succeeded',
    payment_intent: charge.paymentIntent ?? null,
    payment_method: method.id,
    payment_method_details: paymentMethodDetails(charge, method),
    receipt_email: charge.receiptEmail ?? null,
    receipt_number: null,
    receipt_url: null,
    refunded: charge.amountRefunded === charge.amount,
    review: null,
    shipping: shippingView(charge.shipping),
    source: null,
    source_transfer: null,
    statement_descriptor: charge.statementDescriptor ?? null,
    statement_descriptor_suffix: charge.statementDescriptorSuffix ?? null,
    status: charge.status,
    transfer_data: null,
    transfer_group: charge.transferGroup ?? null,
  } satisfies Stripe.Charge;
}

function outcome({ failure, paymentMethod, status }: ChargeRecord): Stripe.Charge.Outcome | null {
  if (status === 'pending') return null;
  const blocked = paymentMethod.behaviour.riskLevel === 'highest';
  const risk = paymentMethod.behaviour.riskLevel ?? 'normal';
  const shared = {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    risk_level: risk,
    risk_score: { normal: 20, elevated: 70, highest: 96 }[risk],
  };
  if (!failure)
    return {
      ...shared,
      network_status: 'approved_by_network',
      reason: risk === 'elevated' ? 'elevated_risk_level' : null,
      seller_message: 'Payment complete.',
      type: 'authorized',
    };
  if (blocked)
    return {
      ...shared,
      network_status: 'not_sent_to_network',
      reason: 'highest_risk_level',
      seller_message: 'Stripe blocked this payment as too risky.',
      type: 'blocked',
    };
  return {
    ...shared,
    network_decline_code: failure.code === 'card_declined' ? '02' : null,
    network_status: 'declined_by_network',
    reason: failure.declineCode ?? failure.code,
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  };
}

function paymentMethodDetails(charge: ChargeRecord, method: PaymentMethodRecord): Stripe.Charge.PaymentMethodDetails {
  if (method.type === 'amazon_pay') return { type: 'amazon_pay', amazon_pay: { transaction_id: null } };
  if (method.type === 'us_bank_account')
    return {
      type: 'us_bank_account',
      us_bank_account: { ...testBank, last4: method.bankLast4 ?? null, payment_reference: null },
    };
  const { card } = method;
  if (!card) throw new Error(`Card payment method ${method.id} has no card`);
  return {
    type: 'card',
    card: {
      amount_authorized: charge.failure ? null : charge.amount,
      authorization_code: charge.failure ? null : charge.id.slice(-6).toUpperCase(),
      ...printedOn(card),
      checks: checksOf(card),
      extended_authorization: { status: 'disabled' },
      incremental_authorization: { status: 'unavailable' },
      installments: null,
      mandate: null,
      multicapture: { status: 'unavailable' },
      network: card.brand,
      network_token: { used: false },
      network_transaction_id: charge.failure ? null : charge.id.slice(-15).toUpperCase(),
      overcapture: { maximum_amount_capturable: charge.amount, status: 'unavailable' },
      regulated_status: 'unregulated',
      three_d_secure: threeDSecure(charge),
      wallet: null,
    } as Stripe.Charge.PaymentMethodDetails.Card,
  };
}

function threeDSecure(charge: ChargeRecord): Stripe.Charge.PaymentMethodDetails.Card['three_d_secure'] {
  if (!charge.authenticated) return null;
  return {
    authentication_flow: 'challenge',
    electronic_commerce_indicator: '05',
    exemption_indicator: null,
    result: 'authenticated',
    result_reason: null,
    transaction_id: charge.id.slice(-16),
    version: '2.2.0',
  } as Stripe.Charge.PaymentMethodDetails.Card['three_d_secure'];
}
