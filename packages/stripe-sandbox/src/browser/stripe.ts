import { callApi, IntegrationError } from './api';
import { ElementsGroup, type ElementsOptions } from './elements-group';
import { PaymentElement } from './payment-element';
import { Payments } from './payments';

/** Read while the script runs: later there is no current script. */
const script = document.currentScript as HTMLScriptElement | null;
const origin = new URL(script?.src ?? window.location.href).origin;

interface PaymentMethodOptions {
  elements?: ElementsGroup;
  params?: Record<string, unknown>;
  type?: string;
  card?: PaymentElement | Record<string, unknown>;
  [name: string]: unknown;
}

/** `Stripe(publishableKey, { locale })`, with or without `new`. */
function Stripe(key: string, { locale = 'auto' }: { locale?: string } = {}) {
  if (typeof key !== 'string' || key === '')
    throw new IntegrationError('Please call Stripe() with your publishable key. You used an empty string.');
  if (!key.startsWith('pk_test_'))
    throw new IntegrationError('The Stripe sandbox takes test publishable keys only (pk_test_...).');
  const access = { origin, key };
  const payments = new Payments(access);

  async function createPaymentMethod(options: PaymentMethodOptions) {
    const { elements, params = {}, card, ...rest } = options;
    const element = elements?.mounted() ?? (card instanceof PaymentElement ? card : undefined);
    const response = element
      ? await element.call('createPaymentMethod', elements ? params : rest)
      : await callApi(access, { method: 'POST', path: '/payment_methods', params: { ...rest, card } });
    return response.error ? { error: response.error } : { paymentMethod: response.value };
  }

  async function createToken(element: PaymentElement, params: Record<string, unknown> = {}) {
    const response = await element.call('createToken', params);
    return response.error ? { error: response.error } : { token: response.value };
  }

  return {
    elements: (options: ElementsOptions = {}) => new ElementsGroup(access, options, locale),
    confirmPayment: payments.confirmPayment,
    confirmCardPayment: payments.confirmCardPayment,
    handleNextAction: payments.handleNextAction,
    handleCardAction: (clientSecret: string) => payments.handleNextAction({ clientSecret }),
    retrievePaymentIntent: payments.retrievePaymentIntent,
    createPaymentMethod,
    createToken,
    registerAppInfo() {},
    _registerWrapper() {},
  };
}

/** The release train that @stripe/stripe-js of this lockfile expects. */
Stripe.version = 'endive';

Object.assign(window, { Stripe });
