import * as z from 'zod';
import { boolean, expand, ignoring, integer, listParams, mergeMetadata, metadata, text, texts } from '../http/params';
import { by, type Call, post, type Route, resource } from '../http/route';
import { StripeError } from '../http/stripe-error';
import type { ChargeRecord } from '../ledger/records';
import { captureCharge, newCharge } from './charge-intent';
import { assertAmount, readCurrency } from './currencies';
import { declineOf } from './declines';
import { openDispute } from './disputes';
import { createPaymentMethod } from './payment-methods';

const kind = 'charge';

const createParams = z.strictObject({
  amount: integer,
  currency: text,
  source: text,
  capture: boolean.optional(),
  metadata: metadata.optional(),
  ...texts('customer', 'description', 'receipt_email'),
  ...ignoring('shipping'),
  expand,
});

/** Charges without an intent, the older API, because the Stripe CLI's fixtures still use it. */
function createCharge({ tx, params }: Call<z.output<typeof createParams>>): ChargeRecord {
  const currency = readCurrency(params.currency);
  assertAmount(params.amount, currency);
  const method = createPaymentMethod(tx, { type: 'card', card: { token: params.source } });
  const { amount, customer, description, receipt_email: receiptEmail } = params;
  const order = {
    id: '',
    secret: '',
    created: tx.now,
    paymentMethodTypes: ['card'],
    captureMethod: 'automatic' as const,
    confirmationMethod: 'automatic' as const,
    amount,
    currency,
    customer,
    description,
    receiptEmail,
    metadata: params.metadata || {},
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

const updateParams = z.strictObject({
  metadata: metadata.optional(),
  ...texts('description', 'receipt_email'),
  expand,
});

const charges = resource({ kind, path: '/charges', what: 'charge' });

export const chargeRoutes: Route[] = [
  post('/charges', createParams, (call) => charges.show(createCharge(call))),
  charges.list(
    z.strictObject({ ...listParams, customer: text.optional(), payment_intent: text.optional() }),
    ({ customer, payment_intent: intent }) => ({
      index: by('payment_intent', intent) ?? by('customer', customer),
      where: (charge) => !customer || charge.customer === customer,
    }),
  ),
  charges.retrieve,
  post('/charges/:id', updateParams, (call) => {
    const charge = charges.find(call);
    const { description, metadata: change, receipt_email: receiptEmail } = call.params;
    const record = call.tx.put(kind, {
      ...charge,
      description: description ?? charge.description,
      receiptEmail: receiptEmail ?? charge.receiptEmail,
      metadata: mergeMetadata(charge.metadata, change),
    });
    call.tx.emit('charge.updated', kind, record);
    return { kind, record };
  }),
];
