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

export const invalidParam = (param: string, message: string, code?: string) =>
  new StripeError(400, { code, message, param }, true);

/** Status 404 when the path names it, 400 when a parameter does. */
export const noSuch = (what: string, id: string, param: string, status: 404 | 400 = 400) =>
  new StripeError(status, { code: 'resource_missing', message: `No such ${what}: '${id}'`, param });

export const docUrl = (code: string) => `https://docs.stripe.com/error-codes#${code.replaceAll('_', '-')}`;

export const internalError = () => new StripeError(500, { type: 'api_error', message: 'An unknown error occurred' });
