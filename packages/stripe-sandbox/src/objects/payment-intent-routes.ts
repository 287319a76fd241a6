import * as z from 'zod';
import { boolean, expand, ignoring, integer, listParams, metadata, text } from '../http/params';
import { by, type Call, get, post, type Route, resource } from '../http/route';
import { invalidParam, missingParam, noSuch } from '../http/stripe-error';
import type { IntentRecord } from '../ledger/records';
import { cancelIntent, captureIntent } from './payment-intent-moves';
import { confirmParams, createParams, updateParams } from './payment-intent-params';
import { confirmWith, createIntent, updateIntent } from './payment-intents';

const kind = 'payment_intent';
const intents = resource({ kind, path: '/payment_intents', what: kind, param: 'intent' });

/** With a publishable key, the intent opens only with its client secret. */
function opened(call: Pick<Call<{ client_secret?: string }>, 'tx' | 'id' | 'params' | 'audience'>): IntentRecord {
  const { client_secret: secret } = call.params;
  if (call.audience === 'publishable' && secret === undefined) throw missingParam('client_secret');
  const intent = intents.find(call);
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

const cancelParams = z.strictObject({
  cancellation_reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']).optional(),
  expand,
});

const captureParams = z.strictObject({
  amount_to_capture: integer.optional(),
  final_capture: boolean.optional(),
  metadata: metadata.optional(),
  ...ignoring('statement_descriptor', 'statement_descriptor_suffix'),
  expand,
});

export const paymentIntentRoutes: Route[] = [
  post('/payment_intents', createParams, (call) => {
    const { confirm, confirmation_token, off_session, return_url } = call.params;
    const onlyConfirming = { confirmation_token, off_session, return_url };
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
  }),
  intents.list(z.strictObject({ ...listParams, customer: text.optional() }), ({ customer }) => ({
    index: by('customer', customer),
  })),
  get(
    '/payment_intents/:id',
    z.strictObject({ client_secret: text.optional(), expand }),
    (call) => intents.show(opened(call)),
    { browser: true },
  ),
  post('/payment_intents/:id', updateParams, (call) =>
    intents.show(updateIntent(call.tx, intents.find(call), call.params)),
  ),
  post('/payment_intents/:id/confirm', confirmParams, (call) => intents.show(confirmWith(call, opened(call))), {
    browser: true,
  }),
  post('/payment_intents/:id/cancel', cancelParams, (call) =>
    intents.show(cancelIntent(call.tx, intents.find(call), call.params.cancellation_reason)),
  ),
  post('/payment_intents/:id/capture', captureParams, (call) =>
    intents.show(captureIntent(call.tx, intents.find(call), call.params.amount_to_capture)),
  ),
];
