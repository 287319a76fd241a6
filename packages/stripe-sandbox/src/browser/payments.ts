import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { type ApiAccess, type ApiResponse, callApi, IntegrationError } from './api';
import { showAuthentication } from './authentication-dialog';
import type { ElementsGroup } from './elements-group';
import type { PaymentElement } from './payment-element';

export type PaymentResult =
  | { paymentIntent: PaymentIntent; error?: undefined }
  | { paymentIntent?: undefined; error: StripeError };

interface ConfirmParams {
  return_url?: string;
  [name: string]: unknown;
}

export interface ConfirmPaymentOptions {
  elements?: ElementsGroup;
  clientSecret?: string;
  confirmParams?: ConfirmParams;
  redirect?: 'always' | 'if_required';
}

/** Never resolves, because the page is navigating away and nothing after this may run. */
const never = new Promise<never>(() => {});

const intentId = (clientSecret: string) => {
  const match = /^(pi_\w+?)_secret_\w+$/.exec(clientSecret);
  if (!match?.[1])
    throw new IntegrationError(`Invalid value for clientSecret: it should be of the form \${id}_secret_\${secret}.`);
  return match[1];
};

export class Payments {
  constructor(private readonly access: ApiAccess) {}

  retrievePaymentIntent = async (clientSecret: string): Promise<PaymentResult> => this.read(clientSecret, 0);

  confirmPayment = async (options: ConfirmPaymentOptions): Promise<PaymentResult> => {
    const { elements, confirmParams = {}, redirect = 'always' } = options;
    const clientSecret = options.clientSecret ?? elements?.clientSecret;
    if (!clientSecret) throw new IntegrationError('stripe.confirmPayment(): the clientSecret parameter is required.');
    const { return_url: returnUrl } = confirmParams;
    if (redirect === 'always' && !returnUrl)
      throw new IntegrationError(
        "stripe.confirmPayment(): the `confirmParams.return_url` parameter is required unless redirect is 'if_required'.",
      );
    const first = elements
      ? await this.confirmInFrame(elements.mounted(), clientSecret, confirmParams)
      : await this.confirm(clientSecret, confirmParams);
    const result = await this.act(first, clientSecret);
    if (result.paymentIntent && redirect === 'always' && returnUrl) {
      window.location.assign(returnAddress(returnUrl, result.paymentIntent));
      return never;
    }
    return result;
  };

  private async confirm(clientSecret: string, params: ConfirmParams): Promise<PaymentResult> {
    const sent = { ...params, client_secret: clientSecret, use_stripe_sdk: true };
    const path = `/payment_intents/${intentId(clientSecret)}/confirm`;
    return toResult(await callApi<PaymentIntent>(this.access, { method: 'POST', path, params: sent }));
  }

  private async confirmInFrame(
    element: PaymentElement,
    clientSecret: string,
    params: ConfirmParams,
  ): Promise<PaymentResult> {
    intentId(clientSecret);
    const result = await element.call('confirm', { clientSecret, params });
    return result as PaymentResult;
  }

  private async read(clientSecret: string, retries: number): Promise<PaymentResult> {
    const path = `/payment_intents/${intentId(clientSecret)}`;
    const params = { client_secret: clientSecret };
    return toResult(await callApi<PaymentIntent>(this.access, { method: 'GET', path, params, retries }));
  }

  /** Does what the intent waits for: 3-D Secure in a dialog, or away to another page. */
  private async act(result: PaymentResult, clientSecret: string): Promise<PaymentResult> {
    const action = result.paymentIntent?.status === 'requires_action' ? result.paymentIntent.next_action : null;
    if (!action) return result;
    if (action.redirect_to_url?.url) {
      window.location.assign(action.redirect_to_url.url);
      return never;
    }
    const { stripe_js: url } = (action.use_stripe_sdk ?? {}) as { stripe_js?: string };
    if (!url) return result;
    await showAuthentication(url, '3D Secure 2 authentication');
    // The money may have moved, so a lost answer must not look like a failure.
    return outcome(await this.read(clientSecret, 5));
  }
}

const toResult = ({ error, value }: ApiResponse<PaymentIntent>): PaymentResult =>
  error ? { error } : { paymentIntent: value };

function outcome(result: PaymentResult): PaymentResult {
  const intent = result.paymentIntent;
  if (!intent?.last_payment_error || intent.status !== 'requires_payment_method') return result;
  return { error: { ...(intent.last_payment_error as StripeError), payment_intent: intent } };
}

const redirectStatuses: Partial<Record<PaymentIntent['status'], string>> = {
  succeeded: 'succeeded',
  requires_capture: 'succeeded',
  processing: 'pending',
};

function returnAddress(returnUrl: string, intent: PaymentIntent): string {
  const url = new URL(returnUrl, window.location.href);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  url.searchParams.set('redirect_status', redirectStatuses[intent.status] ?? 'failed');
  return url.href;
}
