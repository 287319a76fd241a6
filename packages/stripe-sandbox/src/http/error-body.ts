import type { Audience } from '../ledger/transaction';
import { type Reader, render, type StripeObject } from '../objects/render';
import { docUrl, type StripeError } from './stripe-error';

export function errorBody({ details }: StripeError, reader: Reader, audience: Audience): { error: StripeObject } {
  const { code, message, param, declineCode, charge, paymentIntent, paymentMethod } = details;
  return {
    error: {
      ...(charge && { charge }),
      ...(code && { code }),
      ...(declineCode && { decline_code: declineCode }),
      ...(code && { doc_url: docUrl(code) }),
      message,
      ...(param && { param }),
      ...(paymentIntent && {
        payment_intent: render({ kind: 'payment_intent', record: paymentIntent }, reader, audience),
      }),
      ...(paymentMethod && {
        payment_method: render({ kind: 'payment_method', record: paymentMethod }, reader, audience),
      }),
      type: details.type ?? 'invalid_request_error',
    },
  };
}
