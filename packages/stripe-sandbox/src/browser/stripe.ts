import { IntegrationError } from './api';
import { ElementsGroup, type ElementsOptions } from './elements-group';
import { Payments } from './payments';

/** Read while the script runs: later there is no current script. */
const script = document.currentScript as HTMLScriptElement | null;
const origin = new URL(script?.src ?? window.location.href).origin;

/** `Stripe(publishableKey, { locale })`, with or without `new`. */
function Stripe(key: string, { locale = 'auto' }: { locale?: string } = {}) {
  if (typeof key !== 'string' || key === '')
    throw new IntegrationError('Please call Stripe() with your publishable key. You used an empty string.');
  if (!key.startsWith('pk_test_'))
    throw new IntegrationError('The Stripe sandbox takes test publishable keys only (pk_test_...).');
  const access = { origin, key };
  const payments = new Payments(access);

  return {
    elements: (options: ElementsOptions = {}) => new ElementsGroup(access, options, locale),
    confirmPayment: payments.confirmPayment,
    retrievePaymentIntent: payments.retrievePaymentIntent,
    // react-stripe-js takes only an object that has these.
    confirmCardPayment: notSimulated,
    createPaymentMethod: notSimulated,
    createToken: notSimulated,
    registerAppInfo() {},
    _registerWrapper() {},
  };
}

async function notSimulated(): Promise<never> {
  throw new IntegrationError('The Stripe sandbox has the Payment Element only.');
}

/** The release train that @stripe/stripe-js of this lockfile expects. */
Stripe.version = 'endive';

Object.assign(window, { Stripe });
