import { z } from 'zod';
import { listBody } from '../http/list';
import { boolean, expand, ignored, integer, listParams, metadata, text } from '../http/params';
import { type Call, type Route, route } from '../http/route';
import { invalidParam, noSuch } from '../http/stripe-error';
import type { IntentRecord } from '../ledger/records';
import { cancelIntent, captureIntent } from './payment-intent-moves';
import { confirmParams, createParams, updateParams } from './payment-intent-params';
import { confirmWith, createIntent, foundIntent, updateIntent } from './payment-intents';
import { render } from './render';

const kind = 'payment_intent';

/** With a publishable key, the intent opens only with its client secret. */
function opened(call: Pick<Call<{ client_secret?: string }>, 'tx' | 'id' | 'params' | 'audience'>): IntentRecord {
  const { client_secret: secret } = call.params;
  if (call.audience === 'publishable' && secret === undefined)
    throw invalidParam('client_secret', 'Missing required param: client_secret.', 'parameter_missing');
  const intent = foundIntent(call);
  if (secret !== undefined && secret !== intent.secret) {
    if (call.audience === 'publishable') throw noSuch('payment_intent', call.id, 'intent', 404);
    throw invalidParam(
      'client_secret',
      `The client_secret provided does not match the client_secret associated with this PaymentIntent.`,
      'payment_intent_invalid_parameter',
    );
  }
  return intent;
}

const create = route({
  method: 'post',
  path: '/payment_intents',
  params: createParams,
  handle: (call) => {
    const { confirm, confirmation_token, error_on_requires_action, off_session, return_url } = call.params;
    const onlyConfirming = { confirmation_token, error_on_requires_action, off_session, return_url };
    const stray = Object.entries(onlyConfirming).find(([, value]) => value !== undefined)?.[0];
    if (!confirm && stray)
      throw invalidParam(
        stray,
        `You can only set \`${stray}\` when \`confirm\` is \`true\`.`,
        'payment_intent_invalid_parameter',
      );
    const intent = createIntent(call.tx, call.params);
    if (!confirm) return { kind, record: intent };
    // The intent already has the method, so it must not be created again.
    const { payment_method_data: _made, payment_method: _named, metadata: _set, ...params } = call.params;
    return { kind, record: confirmWith({ ...call, params }, intent) };
  },
});

const retrieve = route({
  method: 'get',
  path: '/payment_intents/:id',
  browser: true,
  params: z.strictObject({ client_secret: text.optional(), expand }),
  handle: (call) => ({ kind, record: opened(call) }),
});

const update = route({
  method: 'post',
  path: '/payment_intents/:id',
  params: updateParams,
  handle: (call) => ({ kind, record: updateIntent(call.tx, foundIntent(call), call.params) }),
});

const confirm = route({
  method: 'post',
  path: '/payment_intents/:id/confirm',
  browser: true,
  params: confirmParams,
  handle: (call) => ({ kind, record: confirmWith(call, opened(call)) }),
});

const cancel = route({
  method: 'post',
  path: '/payment_intents/:id/cancel',
  params: z.strictObject({
    cancellation_reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']).optional(),
    expand,
  }),
  handle: (call) => ({ kind, record: cancelIntent(call.tx, foundIntent(call), call.params.cancellation_reason) }),
});

const capture = route({
  method: 'post',
  path: '/payment_intents/:id/capture',
  params: z.strictObject({
    amount_to_capture: integer.optional(),
    final_capture: boolean.optional(),
    metadata: metadata.optional(),
    statement_descriptor: ignored,
    statement_descriptor_suffix: ignored,
    expand,
  }),
  handle: (call) => ({ kind, record: captureIntent(call.tx, foundIntent(call), call.params.amount_to_capture) }),
});

const list = route({
  method: 'get',
  path: '/payment_intents',
  params: z.strictObject({ ...listParams, customer: text.optional() }),
  handle: ({ ledger, params }) => ({
    body: listBody(ledger.tables.payment_intent, {
      url: '/v1/payment_intents',
      what: 'payment_intent',
      params,
      index: params.customer ? { field: 'customer', value: params.customer } : undefined,
      show: (record) => render({ kind, record }, ledger),
    }),
  }),
});

export const paymentIntentRoutes: Route[] = [create, list, retrieve, update, confirm, cancel, capture];
