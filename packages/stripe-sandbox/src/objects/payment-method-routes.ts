import { z } from 'zod';
import { listBody } from '../http/list';
import { billingDetails, expand, ignored, integer, listParams, mergeMetadata, metadata, text } from '../http/params';
import { type Call, type Route, route } from '../http/route';
import { invalidParam, noSuch, StripeError } from '../http/stripe-error';
import { newId } from '../ledger/ids';
import { readCard } from './card-checks';
import { createPaymentMethod, filled, paymentMethodFields, resolvePaymentMethod, unsetEmpty } from './payment-methods';
import { render } from './render';

const kind = 'payment_method';

function found({ tx, id }: Call<unknown>) {
  const method = tx.get(kind, id);
  if (!method) throw noSuch('PaymentMethod', id, 'payment_method', 404);
  return method;
}

const create = route({
  method: 'post',
  path: '/payment_methods',
  browser: true,
  params: z.strictObject({ ...paymentMethodFields, expand }),
  handle: ({ tx, params }) => ({ kind, record: createPaymentMethod(tx, params) }),
});

const retrieve = route({
  method: 'get',
  path: '/payment_methods/:id',
  params: z.strictObject({ expand }),
  handle: (call) => ({ kind, record: found(call) }),
});

const list = route({
  method: 'get',
  path: '/payment_methods',
  params: z.strictObject({ ...listParams, customer: text.optional(), type: text.optional() }),
  handle: ({ ledger, params }) => ({
    body: listBody(ledger.tables.payment_method, {
      url: '/v1/payment_methods',
      what: 'PaymentMethod',
      params,
      // Only those of a customer are ever listed, as at Stripe.
      index: params.customer ? { field: 'customer', value: params.customer } : undefined,
      where: (method) => method.customer !== undefined && (!params.type || method.type === params.type),
      show: (record) => render({ kind, record }, ledger),
    }),
  }),
});

const update = route({
  method: 'post',
  path: '/payment_methods/:id',
  params: z.strictObject({
    billing_details: billingDetails.optional(),
    card: z.strictObject({ exp_month: integer.optional(), exp_year: integer.optional(), networks: ignored }).optional(),
    metadata: metadata.optional(),
    allow_redisplay: ignored,
    expand,
  }),
  handle: (call) => {
    const method = found(call);
    const { billing_details, card, metadata: change } = call.params;
    const record = call.tx.put(kind, {
      ...method,
      billing: filled({ ...method.billing, ...unsetEmpty(billing_details) }),
      card: method.card && {
        ...method.card,
        expMonth: card?.exp_month ?? method.card.expMonth,
        expYear: card?.exp_year ?? method.card.expYear,
      },
      metadata: mergeMetadata(method.metadata, change),
    });
    call.tx.emit('payment_method.updated', kind, record);
    return { kind, record };
  },
});

const attach = route({
  method: 'post',
  path: '/payment_methods/:id/attach',
  params: z.strictObject({ customer: text, expand }),
  handle: ({ tx, id, params }) => {
    const method = resolvePaymentMethod(tx, id);
    if (!tx.get('customer', params.customer)) throw noSuch('customer', params.customer, 'customer');
    if (method.spent)
      throw new StripeError(400, {
        message:
          'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
      });
    const record = tx.put(kind, { ...method, customer: params.customer });
    tx.emit('payment_method.attached', kind, record);
    return { kind, record };
  },
});

const detach = route({
  method: 'post',
  path: '/payment_methods/:id/detach',
  params: z.strictObject({ expand }),
  handle: (call) => {
    const method = found(call);
    if (!method.customer)
      throw new StripeError(400, {
        message: 'The payment method you provided is not attached to a customer so detachment is impossible.',
      });
    const record = call.tx.put(kind, { ...method, customer: undefined, spent: true });
    call.tx.emit('payment_method.detached', kind, record, { customer: method.customer });
    return { kind, record };
  },
});

const cardFields = z.strictObject({
  number: text,
  exp_month: integer,
  exp_year: integer,
  cvc: text.optional(),
  name: text.optional(),
  address_zip: text.optional(),
});

const createToken = route({
  method: 'post',
  path: '/tokens',
  browser: true,
  params: z.strictObject({ card: cardFields.optional(), expand }),
  handle: ({ tx, params: { card } }) => {
    if (!card) throw invalidParam('card', 'Missing required param: card.', 'parameter_missing');
    const { name, address_zip: postalCode, ...number } = card;
    const billing = { name, address: { postal_code: postalCode } };
    const method = { id: newId('pm'), created: tx.now, type: 'card' as const, billing, metadata: {} };
    const paymentMethod = { ...method, ...readCard(number, postalCode) };
    return { kind: 'token', record: tx.put('token', { id: newId('tok'), created: tx.now, paymentMethod }) };
  },
});

const retrieveToken = route({
  method: 'get',
  path: '/tokens/:id',
  params: z.strictObject({ expand }),
  handle: ({ tx, id }) => {
    const record = tx.get('token', id);
    if (!record) throw noSuch('token', id, 'token', 404);
    return { kind: 'token', record };
  },
});

export const paymentMethodRoutes: Route[] = [
  create,
  list,
  retrieve,
  update,
  attach,
  detach,
  createToken,
  retrieveToken,
];
