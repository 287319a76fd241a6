import { z } from 'zod';
import { listBody } from '../http/list';
import { expand, ignored, integer, listParams, mergeMetadata, metadata, text } from '../http/params';
import { type Call, type Route, route } from '../http/route';
import { invalidParam, noSuch, StripeError } from '../http/stripe-error';
import { newId } from '../ledger/ids';
import type { ChargeRecord, RefundRecord } from '../ledger/records';
import type { Transaction } from '../ledger/transaction';
import { bookBalance } from './book-balance';
import { shownAmount } from './currencies';
import { render } from './render';

const kind = 'refund';

const createParams = z.strictObject({
  amount: integer.optional(),
  charge: text.optional(),
  payment_intent: text.optional(),
  metadata: metadata.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  instructions_email: ignored,
  expand,
});

type CreateParams = z.output<typeof createParams>;

function createRefund({ tx, params, config }: Call<CreateParams>): RefundRecord {
  const charge = refundable(tx, params);
  const left = charge.amount - charge.amountRefunded;
  const amount = params.amount ?? left;
  assertRefundable(charge, amount, left);
  const later = charge.paymentMethod.behaviour.refund;
  const id = newId('re');
  const { currency } = charge;
  const refund: RefundRecord = tx.put(kind, {
    id,
    created: tx.now,
    amount,
    currency,
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    status: later === 'pending' ? 'pending' : 'succeeded',
    reason: params.reason,
    metadata: params.metadata || {},
    balanceTransaction: bookBalance(tx, { amount: -amount, currency, type: 'refund', source: id }),
    settlesAt: later && Date.now() + config.asyncSettleMs,
  });
  tx.emit('charge.refunded', 'charge', tx.put('charge', { ...charge, amountRefunded: charge.amountRefunded + amount }));
  tx.emit('refund.created', kind, refund);
  return refund;
}

function refundable(tx: Transaction, { charge, payment_intent: intentId }: CreateParams): ChargeRecord {
  if (!charge && !intentId)
    throw invalidParam(
      'charge',
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  if (charge) {
    const found = tx.get('charge', charge);
    if (!found) throw noSuch('charge', charge, 'charge');
    if (intentId && found.paymentIntent !== intentId)
      throw invalidParam('payment_intent', `The charge ${charge} does not belong to the PaymentIntent ${intentId}.`);
    return found;
  }
  const intent = tx.get('payment_intent', intentId ?? '');
  if (!intent) throw noSuch('payment_intent', intentId ?? '', 'payment_intent');
  const found = tx.get('charge', intent.latestCharge ?? '');
  if (found?.status !== 'succeeded')
    throw new StripeError(400, {
      message: `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      param: 'payment_intent',
    });
  return found;
}

function assertRefundable(charge: ChargeRecord, amount: number, left: number): void {
  if (charge.status !== 'succeeded')
    throw new StripeError(400, {
      message: `Charge ${charge.id} did not succeed, so it cannot be refunded.`,
      param: 'charge',
    });
  if (charge.disputed)
    throw new StripeError(400, {
      code: 'charge_disputed',
      message: `Charge ${charge.id} has been charged back; cannot issue a refund.`,
    });
  if (left <= 0)
    throw new StripeError(400, {
      code: 'charge_already_refunded',
      message: `Charge ${charge.id} has already been refunded.`,
    });
  if (!charge.captured)
    throw new StripeError(400, {
      message: `Charge ${charge.id} has not been captured; cancel its PaymentIntent instead.`,
      param: 'charge',
    });
  if (amount < 1)
    throw invalidParam('amount', 'This value must be greater than or equal to 1.', 'parameter_invalid_integer');
  if (amount > left)
    throw new StripeError(400, {
      message: `Refund amount (${shownAmount(amount, charge.currency)}) is greater than unrefunded amount on charge (${shownAmount(left, charge.currency)})`,
      param: 'amount',
    });
}

/** The delayed outcome of a refund to one of the two cards that have one. */
export function settleRefund(tx: Transaction, refund: RefundRecord): void {
  const charge = tx.get('charge', refund.charge);
  if (!charge || refund.settlesAt === undefined) return;
  const settled = { ...refund, settlesAt: undefined };
  if (charge.paymentMethod.behaviour.refund === 'pending') {
    const done = tx.put(kind, { ...settled, status: 'succeeded' });
    announce(tx, done, { status: 'pending' });
    return;
  }
  const { amount, currency, id: source } = refund;
  const failureBalanceTransaction = bookBalance(tx, { amount, currency, type: 'refund_failure', source });
  tx.put('charge', { ...charge, amountRefunded: charge.amountRefunded - amount });
  const failed = tx.put(kind, {
    ...settled,
    status: 'failed',
    failureReason: 'expired_or_canceled_card',
    failureBalanceTransaction,
  });
  tx.emit('refund.failed', kind, failed);
  announce(tx, failed, { status: 'succeeded' });
}

function announce(tx: Transaction, refund: RefundRecord, previous: Record<string, unknown>): void {
  tx.emit('refund.updated', kind, refund, previous);
  tx.emit('charge.refund.updated', kind, refund, previous);
}

function found({ tx, id }: Call<unknown>): RefundRecord {
  const refund = tx.get(kind, id);
  if (!refund) throw noSuch('refund', id, 'id', 404);
  return refund;
}

const create = route({
  method: 'post',
  path: '/refunds',
  params: createParams,
  handle: (call) => ({ kind, record: createRefund(call) }),
});

const retrieve = route({
  method: 'get',
  path: '/refunds/:id',
  params: z.strictObject({ expand }),
  handle: (call) => ({ kind, record: found(call) }),
});

const update = route({
  method: 'post',
  path: '/refunds/:id',
  params: z.strictObject({ metadata: metadata.optional(), expand }),
  handle: (call) => {
    const refund = found(call);
    const record = call.tx.put(kind, { ...refund, metadata: mergeMetadata(refund.metadata, call.params.metadata) });
    announce(call.tx, record, { metadata: refund.metadata });
    return { kind, record };
  },
});

const list = route({
  method: 'get',
  path: '/refunds',
  params: z.strictObject({ ...listParams, charge: text.optional(), payment_intent: text.optional() }),
  handle: ({ ledger, params }) => {
    const { charge, payment_intent: intent } = params;
    const byIntent = intent ? { field: 'payment_intent', value: intent } : undefined;
    const body = listBody(ledger.tables.refund, {
      url: '/v1/refunds',
      what: 'refund',
      params,
      index: charge ? { field: 'charge', value: charge } : byIntent,
      where: (refund) => !intent || refund.paymentIntent === intent,
      show: (record) => render({ kind, record }, ledger),
    });
    return { body };
  },
});

export const refundRoutes: Route[] = [create, list, retrieve, update];
