import type Stripe from 'stripe';
import { docUrl } from '../http/stripe-error';
import type { Failure, IntentRecord } from '../ledger/records';
import { paymentMethodView } from './payment-method-view';
import { publicIntentFields, toShipping, toStripe } from './to-stripe';

export function paymentIntentView(intent: IntentRecord): Stripe.PaymentIntent {
  const { automatic, lastFailure } = intent;
  return toStripe<Stripe.PaymentIntent>('payment_intent', intent, {
    allowed_payment_method_types: intent.allowedTypes ?? null,
    automatic_payment_methods: automatic ? { allow_redirects: automatic, enabled: true } : null,
    client_secret: intent.secret,
    last_payment_error: lastFailure ? failureView(lastFailure) : null,
    next_action: nextAction(intent),
    payment_method_configuration_details: automatic ? { id: 'pmc_3Ssandbox0000000000000000', parent: null } : null,
    payment_method_options: intent.paymentMethodTypes.includes('card')
      ? { card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' } }
      : {},
    shipping: toShipping(intent.shipping),
  });
}

/** The fields that the browser may see with the publishable key and the client secret: no metadata, customer or charge. */
export function publicPaymentIntentView(intent: IntentRecord): Partial<Stripe.PaymentIntent> {
  const full: Record<string, unknown> = { ...paymentIntentView(intent) };
  return Object.fromEntries(publicIntentFields.map((field) => [field, full[field]]));
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
