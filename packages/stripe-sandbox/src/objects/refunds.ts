import * as z from 'zod';
import type { SandboxConfig } from '../config';
import { expand, ignoring, integer, listParams, metadata, text, texts } from '../http/params';
import { by, type Call, post, type Route, resource } from '../http/route';
import { failed, invalidParam, noSuch } from '../http/stripe-error';
import { newId } from '../ledger/ids';
import type { ChargeRecord, RefundRecord } from '../ledger/records';
import type { Transaction } from '../ledger/transaction';
import { bookBalance } from './balance-transactions';
import { shownAmount } from './currencies';

const kind = 'refund';

const createParams = z.strictObject({
  amount: integer.optional(),
  metadata: metadata.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  ...texts('charge', 'payment_intent'),
  ...ignoring('instructions_email'),
  expand,
});

type CreateParams = z.output<typeof createParams>;

export function createRefund({
  tx,
  params,
  config,
}: Pick<Call<CreateParams>, 'tx' | 'params'> & { config: Pick<SandboxConfig, 'asyncSettleMs'> }): RefundRecord {
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
    throw failed(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  return found;
}

function assertRefundable(charge: ChargeRecord, amount: number, left: number): void {
  if (charge.status !== 'succeeded')
    throw failed(`Charge ${charge.id} did not succeed, so it cannot be refunded.`, { param: 'charge' });
  if (charge.disputed)
    throw failed(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  if (left <= 0) throw failed(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (!charge.captured)
    throw failed(`Charge ${charge.id} has not been captured; cancel its PaymentIntent instead.`, { param: 'charge' });
  if (amount < 1)
    throw invalidParam('amount', 'This value must be greater than or equal to 1.', 'parameter_invalid_integer');
  if (amount > left)
    throw failed(
      `Refund amount (${shownAmount(amount, charge.currency)}) is greater than unrefunded amount on charge (${shownAmount(left, charge.currency)})`,
      { param: 'amount' },
    );
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
  const returned = tx.put(kind, {
    ...settled,
    status: 'failed',
    failureReason: 'expired_or_canceled_card',
    failureBalanceTransaction,
  });
  tx.emit('refund.failed', kind, returned);
  announce(tx, returned, { status: 'succeeded' });
}

function announce(tx: Transaction, refund: RefundRecord, previous: Record<string, unknown>): void {
  tx.emit('refund.updated', kind, refund, previous);
  tx.emit('charge.refund.updated', kind, refund, previous);
}

const refunds = resource({ kind, path: '/refunds', what: 'refund' });

export const refundRoutes: Route[] = [
  post('/refunds', createParams, (call) => refunds.show(createRefund(call))),
  refunds.list(
    z.strictObject({ ...listParams, charge: text.optional(), payment_intent: text.optional() }),
    ({ charge, payment_intent: intent }) => ({
      index: by('charge', charge) ?? by('payment_intent', intent),
      where: (refund) => !intent || refund.paymentIntent === intent,
    }),
  ),
  refunds.retrieve,
];
