import * as z from 'zod';
import {
  billingDetails,
  expand,
  ignoring,
  integer,
  listParams,
  mergeMetadata,
  metadata,
  text,
  texts,
} from '../http/params';
import { by, post, type Route, resource } from '../http/route';
import { failed, missingParam, noSuch } from '../http/stripe-error';
import { newId } from '../ledger/ids';
import { readCard } from './card-checks';
import { createPaymentMethod, filled, paymentMethodFields, resolvePaymentMethod, unsetEmpty } from './payment-methods';

const kind = 'payment_method';

const updateParams = z.strictObject({
  billing_details: billingDetails.optional(),
  card: z
    .strictObject({ exp_month: integer.optional(), exp_year: integer.optional(), ...ignoring('networks') })
    .optional(),
  metadata: metadata.optional(),
  ...ignoring('allow_redisplay'),
  expand,
});

const cardFields = z.strictObject({
  number: text,
  exp_month: integer,
  exp_year: integer,
  ...texts('cvc', 'name', 'address_zip'),
});

const methods = resource({ kind, path: '/payment_methods', what: 'PaymentMethod', param: 'payment_method' });

export const paymentMethodRoutes: Route[] = [
  post(
    '/payment_methods',
    z.strictObject({ ...paymentMethodFields, expand }),
    ({ tx, params }) => methods.show(createPaymentMethod(tx, params)),
    { browser: true },
  ),
  // Only those of a customer are ever listed, as at Stripe.
  methods.list(
    z.strictObject({ ...listParams, customer: text.optional(), type: text.optional() }),
    ({ customer, type }) => ({
      index: by('customer', customer),
      where: (method) => method.customer !== undefined && (!type || method.type === type),
    }),
  ),
  methods.retrieve,
  post('/payment_methods/:id', updateParams, (call) => {
    const method = methods.find(call);
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
  }),
  post('/payment_methods/:id/attach', z.strictObject({ customer: text, expand }), ({ tx, id, params }) => {
    const method = resolvePaymentMethod(tx, id);
    if (!tx.get('customer', params.customer)) throw noSuch('customer', params.customer, 'customer');
    if (method.spent)
      throw failed(
        'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
      );
    const record = tx.put(kind, { ...method, customer: params.customer });
    tx.emit('payment_method.attached', kind, record);
    return { kind, record };
  }),
  post('/payment_methods/:id/detach', z.strictObject({ expand }), (call) => {
    const method = methods.find(call);
    if (!method.customer)
      throw failed('The payment method you provided is not attached to a customer so detachment is impossible.');
    const record = call.tx.put(kind, { ...method, customer: undefined, spent: true });
    call.tx.emit('payment_method.detached', kind, record, { customer: method.customer });
    return { kind, record };
  }),
  post(
    '/tokens',
    z.strictObject({ card: cardFields.optional(), expand }),
    ({ tx, params: { card } }) => {
      if (!card) throw missingParam('card');
      const { name, address_zip: postalCode, ...number } = card;
      const billing = { name, address: { postal_code: postalCode } };
      const method = { id: newId('pm'), created: tx.now, type: 'card' as const, billing, metadata: {} };
      const paymentMethod = { ...method, ...readCard(number, postalCode) };
      return { kind: 'token', record: tx.put('token', { id: newId('tok'), created: tx.now, paymentMethod }) };
    },
    { browser: true },
  ),
  resource({ kind: 'token', path: '/tokens', what: 'token', param: 'token' }).retrieve,
];
