import { z } from 'zod';
import { listBody } from '../http/list';
import { boolean, expand, ignored, integer, listParams, mergeMetadata, metadata, text } from '../http/params';
import { type Call, type Route, route } from '../http/route';
import { noSuch, StripeError } from '../http/stripe-error';
import type { ChargeRecord } from '../ledger/records';
import { captureCharge, newCharge } from './charge-intent';
import { assertAmount, readCurrency } from './currencies';
import { declineOf } from './declines';
import { openDispute } from './open-dispute';
import { createPaymentMethod } from './payment-methods';
import { render } from './render';

const kind = 'charge';

function found({ tx, id }: Call<unknown>): ChargeRecord {
  const charge = tx.get(kind, id);
  if (!charge) throw noSuch('charge', id, 'id', 404);
  return charge;
}

const createParams = z.strictObject({
  amount: integer,
  currency: text,
  source: text,
  capture: boolean.optional(),
  customer: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  receipt_email: text.optional(),
  shipping: ignored,
  expand,
});

/** Charges without an intent, the older API, because the Stripe CLI's fixtures still use it. */
function createCharge({ tx, params }: Call<z.output<typeof createParams>>): ChargeRecord {
  const currency = readCurrency(params.currency);
  assertAmount(params.amount, currency);
  const method = createPaymentMethod(tx, { type: 'card', card: { token: params.source } });
  const { amount, customer, description, receipt_email: receiptEmail } = params;
  const order = {
    ...{ id: '', secret: '', created: tx.now, paymentMethodTypes: ['card'] },
    ...{ captureMethod: 'automatic' as const, confirmationMethod: 'automatic' as const },
    ...{ amount, currency, customer, description, receiptEmail, metadata: params.metadata || {} },
  };
  const { decline, dispute } = method.behaviour;
  if (decline) {
    const failure = declineOf(decline, false);
    const charge = newCharge(tx, order, method, { status: 'failed', captured: false, amountCaptured: 0, failure });
    tx.emit('charge.failed', kind, charge);
    throw new StripeError(402, { type: 'card_error', ...failure, charge: charge.id });
  }
  const authorized = newCharge(tx, order, method, { status: 'succeeded', captured: false, amountCaptured: 0 });
  const charge = params.capture === false ? tx.put(kind, authorized) : captureCharge(tx, authorized, amount);
  tx.emit('charge.succeeded', kind, charge);
  if (dispute) openDispute(tx, charge, dispute);
  return tx.get(kind, charge.id) ?? charge;
}

const create = route({
  method: 'post',
  path: '/charges',
  params: createParams,
  handle: (call) => ({ kind, record: createCharge(call) }),
});

const retrieve = route({
  method: 'get',
  path: '/charges/:id',
  params: z.strictObject({ expand }),
  handle: (call) => ({ kind, record: found(call) }),
});

const update = route({
  method: 'post',
  path: '/charges/:id',
  params: z.strictObject({
    description: text.optional(),
    metadata: metadata.optional(),
    receipt_email: text.optional(),
    expand,
  }),
  handle: (call) => {
    const charge = found(call);
    const { description, metadata: change, receipt_email: receiptEmail } = call.params;
    const record = call.tx.put(kind, {
      ...charge,
      description: description ?? charge.description,
      receiptEmail: receiptEmail ?? charge.receiptEmail,
      metadata: mergeMetadata(charge.metadata, change),
    });
    call.tx.emit('charge.updated', kind, record);
    return { kind, record };
  },
});

const list = route({
  method: 'get',
  path: '/charges',
  params: z.strictObject({ ...listParams, customer: text.optional(), payment_intent: text.optional() }),
  handle: ({ ledger, params }) => {
    const { customer, payment_intent: intent } = params;
    const byCustomer = customer ? { field: 'customer', value: customer } : undefined;
    const body = listBody(ledger.tables.charge, {
      url: '/v1/charges',
      what: 'charge',
      params,
      index: intent ? { field: 'payment_intent', value: intent } : byCustomer,
      where: (charge) => !customer || charge.customer === customer,
      show: (record) => render({ kind, record }, ledger),
    });
    return { body };
  },
});

export const chargeRoutes: Route[] = [create, list, retrieve, update];
