import { AppError } from '@shopwright/service-kit/errors';
import Stripe from 'stripe';
import { createStripeHttpClient } from './stripe-http-client';

const timeoutMs = 6000;

/** Creates Stripe's SDK; `apiBase` is the address of a stand-in such as the sandbox. */
export function createStripe(secretKey: string, apiBase?: string): Stripe {
  const base = apiBase === undefined ? undefined : new URL(apiBase);
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: createStripeHttpClient(apiBase),
    ...(base && {
      host: base.hostname,
      port: Number(base.port || (base.protocol === 'https:' ? 443 : 80)),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

/** Throws `not_found` for an unknown object, `unavailable` where Stripe did not answer, `internal` for any other error. */
export async function askStripe<T>(what: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw isStripeCode(error, 'resource_missing')
      ? new AppError('not_found', 'Stripe has no such payment', { cause: error })
      : isUnavailable(error)
        ? new AppError('unavailable', `Stripe did not answer (${what})`, { cause: error })
        : new AppError('internal', `Stripe refused (${what})`, { cause: error });
  }
}

/** Also recognizes a Stripe error that `askStripe` has wrapped. */
export function isStripeCode(error: unknown, code: string): boolean {
  const stripeError = error instanceof AppError ? error.cause : error;
  return stripeError instanceof Stripe.errors.StripeError && stripeError.code === code;
}

/** Recognizes an idempotency key that an earlier request used with other parameters. */
export const isKeyReused = (error: unknown): boolean =>
  error instanceof AppError && error.cause instanceof Stripe.errors.StripeIdempotencyError;

/** Includes a first request of the same idempotency key that Stripe is still working on. */
function isUnavailable(error: unknown): boolean {
  return (
    isStripeCode(error, 'idempotency_key_in_use') ||
    error instanceof Stripe.errors.StripeConnectionError ||
    // The key was rolled or restricted, which the merchant will fix with a new one.
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error instanceof Stripe.errors.StripeAPIError ||
    (error instanceof Stripe.errors.StripeError && (error.statusCode ?? 500) >= 500)
  );
}
