import type Stripe from 'stripe';
import { docUrl } from '../http/stripe-error';
import type { Failure, IntentRecord } from '../ledger/records';
import { shippingView } from './address-view';
import { paymentMethodView } from './payment-method-view';

export function paymentIntentView(intent: IntentRecord): Stripe.PaymentIntent {
  return {
    id: intent.id,
    object: 'payment_intent',
    allowed_payment_method_types: intent.allowedTypes ?? null,
    amount: intent.amount,
    amount_capturable: intent.amountCapturable ?? 0,
    amount_details: { tip: {} },
    amount_received: intent.amountReceived ?? 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: intent.automatic ? { allow_redirects: intent.automatic, enabled: true } : null,
    canceled_at: intent.canceledAt ?? null,
    cancellation_reason: intent.cancellationReason ?? null,
    capture_method: intent.captureMethod,
    client_secret: intent.secret,
    confirmation_method: intent.confirmationMethod,
    created: intent.created,
    currency: intent.currency,
    customer: intent.customer ?? null,
    customer_account: null,
    description: intent.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: intent.lastFailure ? failureView(intent.lastFailure) : null,
    latest_charge: intent.latestCharge ?? null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: intent.metadata,
    next_action: nextAction(intent),
    on_behalf_of: null,
    payment_method: intent.paymentMethod ?? null,
    payment_method_configuration_details: intent.automatic
      ? { id: 'pmc_3Ssandbox0000000000000000', parent: null }
      : null,
    payment_method_options: intent.paymentMethodTypes.includes('card')
      ? { card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' } }
      : {},
    payment_method_types: intent.paymentMethodTypes,
    payment_record: null,
    processing: null,
    receipt_email: intent.receiptEmail ?? null,
    review: null,
    setup_future_usage: intent.setupFutureUsage ?? null,
    shipping: shippingView(intent.shipping),
    source: null,
    statement_descriptor: intent.statementDescriptor ?? null,
    statement_descriptor_suffix: intent.statementDescriptorSuffix ?? null,
    status: intent.status,
    transfer_data: null,
    transfer_group: intent.transferGroup ?? null,
  } satisfies Stripe.PaymentIntent;
}

const publicFields = [
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_configuration_details',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
] as const satisfies Array<keyof Stripe.PaymentIntent>;

/** What the browser may see with the publishable key and the client secret: no metadata, customer or charge. */
export function publicPaymentIntentView(intent: IntentRecord): Partial<Stripe.PaymentIntent> {
  const full = paymentIntentView(intent);
  return Object.fromEntries(publicFields.map((field) => [field, full[field]]));
}

function failureView(failure: Failure): Stripe.PaymentIntent.LastPaymentError {
  return {
    ...(failure.charge && { charge: failure.charge }),
    code: failure.code as Stripe.PaymentIntent.LastPaymentError.Code,
    ...(failure.declineCode && { decline_code: failure.declineCode }),
    doc_url: docUrl(failure.code),
    message: failure.message,
    ...(failure.param && { param: failure.param }),
    ...(failure.paymentMethod && { payment_method: paymentMethodView(failure.paymentMethod) }),
    type: failure.type,
  };
}

function nextAction({ nextAction: action }: IntentRecord): Stripe.PaymentIntent.NextAction | null {
  if (!action) return null;
  if (action.returnUrl)
    return { type: 'redirect_to_url', redirect_to_url: { return_url: action.returnUrl, url: action.url } };
  const sdk = { type: 'three_d_secure_redirect', stripe_js: action.url };
  return { type: 'use_stripe_sdk', use_stripe_sdk: sdk as Stripe.PaymentIntent.NextAction.UseStripeSdk };
}
