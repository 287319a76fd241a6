import * as z from 'zod';
import { boolean, expand, listParams, mergeMetadata, metadata, text } from '../http/params';
import { post, type Route, resource } from '../http/route';
import { failed } from '../http/stripe-error';
import { newId } from '../ledger/ids';
import type { ChargeRecord, DisputeKind, DisputeRecord } from '../ledger/records';
import type { Transaction } from '../ledger/transaction';
import { bookBalance } from './balance-transactions';
import { filled } from './payment-methods';
import { isClosed } from './small-views';
import { evidenceFields } from './to-stripe';

const kind = 'dispute';

const disputes = resource({ kind, path: '/disputes', what: 'dispute', param: 'dispute' });

const disputeFeeCents = 1_500;

/** Opens a dispute. The bank withdraws the money until it is decided; after an inquiry it may do so later. */
export function openDispute(tx: Transaction, charge: ChargeRecord, reason: DisputeKind): DisputeRecord {
  const id = newId('du');
  const inquiry = reason === 'general';
  if (!inquiry) tx.put('charge', { ...charge, disputed: true });
  const dispute = tx.put(kind, {
    id,
    created: tx.now,
    amount: charge.amountCaptured,
    currency: charge.currency,
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    reason,
    status: inquiry ? 'warning_needs_response' : 'needs_response',
    brand: charge.paymentMethod.card?.brand ?? 'visa',
    evidence: {},
    submissions: 0,
    metadata: {},
    balanceTransactions: inquiry ? [] : [withdraw(tx, charge, id)],
  });
  tx.emit('charge.dispute.created', kind, dispute);
  if (!inquiry) tx.emit('charge.dispute.funds_withdrawn', kind, dispute);
  return dispute;
}

function withdraw(tx: Transaction, { amountCaptured, currency }: ChargeRecord, source: string): string {
  return bookBalance(tx, { amount: -amountCaptured, fee: disputeFeeCents, currency, type: 'adjustment', source });
}

export function closeDispute(tx: Transaction, dispute: DisputeRecord, outcome: 'won' | 'lost'): DisputeRecord {
  const status = dispute.reason === 'general' ? 'warning_closed' : outcome;
  const { amount, currency, id: source } = dispute;
  const returned = status === 'won' ? [bookBalance(tx, { amount, currency, type: 'adjustment', source })] : [];
  const balanceTransactions = [...dispute.balanceTransactions, ...returned];
  const closed = tx.put(kind, { ...dispute, status, balanceTransactions });
  if (status === 'won') tx.emit('charge.dispute.funds_reinstated', kind, closed);
  tx.emit('charge.dispute.closed', kind, closed);
  return closed;
}

function assertOpen(dispute: DisputeRecord): void {
  if (isClosed(dispute)) throw failed(`This dispute is already closed (${dispute.status}).`);
}

const inReview = ({ reason }: DisputeRecord) => (reason === 'general' ? 'warning_under_review' : 'under_review');

const evidence = z.strictObject(
  Object.fromEntries(evidenceFields.map((field) => [field, z.string().max(20_000).optional()])),
);

const updateParams = z.strictObject({
  evidence: evidence.optional(),
  metadata: metadata.optional(),
  submit: boolean.optional(),
  expand,
});

type DisputeChanges = Pick<z.output<typeof updateParams>, 'evidence' | 'submit' | 'metadata'>;

/** Evidence goes to the bank unless `submit` is false; two documented texts decide the case immediately. */
export function updateDispute(tx: Transaction, dispute: DisputeRecord, changes: DisputeChanges): DisputeRecord {
  const { evidence: given, submit, metadata: change } = changes;
  if (given) assertOpen(dispute);
  const submitted = given !== undefined && submit !== false;
  const updated = tx.put(kind, {
    ...dispute,
    evidence: filled({ ...dispute.evidence, ...given }) as Record<string, string>,
    metadata: mergeMetadata(dispute.metadata, change),
    submissions: dispute.submissions + Number(submitted),
    status: submitted ? inReview(dispute) : dispute.status,
  });
  tx.emit('charge.dispute.updated', kind, updated);
  const text = updated.evidence.uncategorized_text;
  if (submitted && text === 'winning_evidence') return closeDispute(tx, updated, 'won');
  if (submitted && text === 'losing_evidence') return closeDispute(tx, updated, 'lost');
  return updated;
}

export const disputeRoutes: Route[] = [
  disputes.list(
    z.strictObject({ ...listParams, charge: text.optional(), payment_intent: text.optional() }),
    ({ charge, payment_intent: intent }) => ({
      where: (dispute) => (!charge || dispute.charge === charge) && (!intent || dispute.paymentIntent === intent),
    }),
  ),
  disputes.retrieve,
  post('/disputes/:id', updateParams, (call) =>
    disputes.show(updateDispute(call.tx, disputes.find(call), call.params)),
  ),
  post('/disputes/:id/close', z.strictObject({ expand }), (call) => {
    const dispute = disputes.find(call);
    assertOpen(dispute);
    return disputes.show(closeDispute(call.tx, dispute, 'lost'));
  }),
];
