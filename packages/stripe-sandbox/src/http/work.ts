import type { SandboxConfig } from '../config';
import type { Ledger } from '../ledger/ledger';
import type { Audience, KeyedResponse, StoredResponse, Transaction } from '../ledger/transaction';
import { type Reader, render, type StripeObject } from '../objects/render';
import { expandBody } from './expand';
import type { Form } from './form';
import type { Outcome, Route } from './route';
import { docUrl, internalError, StripeError } from './stripe-error';

interface Job {
  ledger: Ledger;
  config: SandboxConfig;
  route: Route;
  form: Form;
  id: string;
  audience: Audience;
  baseUrl: string;
  requestId: string;
  keyed?: Pick<KeyedResponse, 'key' | 'fingerprint' | 'route'>;
}

/** Processes a request and stores its changes and response as one journal line. */
export function work(job: Job): StoredResponse {
  const origin = { requestId: job.requestId, idempotencyKey: job.keyed?.key };
  return job.ledger.transact(origin, (tx) => {
    const { response, keep } = attempt(job, tx);
    if (job.keyed && keep) tx.keyed = { ...job.keyed, at: tx.now, response };
    return response;
  });
}

function attempt(job: Job, tx: Transaction): { response: StoredResponse; keep: boolean } {
  try {
    const outcome = job.route.run({ ...job, tx }, job.form);
    return { response: present(job, tx, outcome), keep: true };
  } catch (error) {
    if (!(error instanceof StripeError)) console.error(error);
    const failure = error instanceof StripeError ? error : internalError();
    // A declined payment is stored; any other error leaves no trace.
    if (failure.details.type !== 'card_error') tx.rollBack();
    return {
      response: { status: failure.status, body: errorBody(failure, tx, job.audience) },
      keep: !failure.beforeWork,
    };
  }
}

function present(job: Job, tx: Transaction, outcome: Outcome): StoredResponse {
  // The route's schema allows only an array of strings, or nothing.
  const expand = (job.form.expand ?? []) as string[];
  if (!('body' in outcome) && expand.length === 0 && tx.puts.some(({ record }) => record === outcome.record))
    return { status: 200, shows: outcome, audience: job.audience };
  const body: StripeObject = 'body' in outcome ? outcome.body : render(outcome, tx, job.audience);
  return { status: 200, body: expandBody(body, expand, tx, job.ledger) };
}

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
