import { AppError } from '@shopwright/service-kit/errors';
import Stripe from 'stripe';

const timeoutMs = 6000;

/** Stripe's own SDK; `apiBase` leads it elsewhere (the sandbox), the code stays the same. */
export function createStripe(secretKey: string, apiBase?: string): Stripe {
  const base = apiBase === undefined ? undefined : new URL(apiBase);
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: Number(base.port || (base.protocol === 'https:' ? 443 : 80)),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

/** Runs a call to Stripe and says what its failure means to us: away, unknown, or a refusal we did not foresee. */
export async function askStripe<T>(what: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw isStripeCode(error, 'resource_missing')
      ? new AppError('not_found', 'Stripe does not know this payment', { cause: error })
      : isAway(error)
        ? new AppError('unavailable', `Stripe did not answer (${what})`, { cause: error })
        : new AppError('internal', `Stripe refused (${what})`, { cause: error });
  }
}

/** Whether Stripe refused for this reason; looks through the AppError that `askStripe` made of it. */
export function isStripeCode(error: unknown, code: string): boolean {
  const stripeError = error instanceof AppError ? error.cause : error;
  return stripeError instanceof Stripe.errors.StripeError && stripeError.code === code;
}

/** Also when Stripe is still busy with the first request of the same idempotency key. */
function isAway(error: unknown): boolean {
  return (
    isStripeCode(error, 'idempotency_key_in_use') ||
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error instanceof Stripe.errors.StripeAPIError ||
    (error instanceof Stripe.errors.StripeError && (error.statusCode ?? 500) >= 500)
  );
}
