import type { IntentRecord, PaymentMethodRecord } from '../ledger/records';

export interface StripeErrorDetails {
  type?: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  code?: string;
  message: string;
  param?: string;
  declineCode?: string;
  charge?: string;
  paymentIntent?: IntentRecord;
  paymentMethod?: PaymentMethodRecord;
}

/** An error in Stripe's format. `beforeWork` errors are not stored for their idempotency key. */
export class StripeError extends Error {
  constructor(
    readonly status: number,
    readonly details: StripeErrorDetails,
    readonly beforeWork = false,
  ) {
    super(details.message);
    this.name = 'StripeError';
  }
}

type More = Omit<Partial<StripeErrorDetails>, 'message'>;

/** An error found before the work began. */
export const rejected = (status: number, message: string, more: More = {}) =>
  new StripeError(status, { message, ...more }, true);

/** A 400 because of what the request names: its state does not allow the call. */
export const failed = (message: string, more: More = {}) => new StripeError(400, { message, ...more });

export const invalidParam = (param: string, message: string, code?: string) => rejected(400, message, { code, param });

export const missingParam = (param: string) =>
  invalidParam(param, `Missing required param: ${param}.`, 'parameter_missing');

/** Status 404 when the path names it, 400 when a parameter does. */
export const noSuch = (what: string, id: string, param: string, status: 404 | 400 = 400) =>
  new StripeError(status, { code: 'resource_missing', message: `No such ${what}: '${id}'`, param });

export const docUrl = (code: string) => `https://docs.stripe.com/error-codes#${code.replaceAll('_', '-')}`;

export const internalError = () => new StripeError(500, { type: 'api_error', message: 'An unknown error occurred' });
