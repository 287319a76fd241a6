import { newId } from '../ledger/ids';
import type { ChargeRecord, DisputeKind, DisputeRecord } from '../ledger/records';
import type { Transaction } from '../ledger/transaction';
import { bookBalance } from './book-balance';

const disputeFeeCents = 1_500;

/** Opens a dispute. The bank withdraws the money until it is decided; after an inquiry it may do so later. */
export function openDispute(tx: Transaction, charge: ChargeRecord, reason: DisputeKind): DisputeRecord {
  const id = newId('du');
  const inquiry = reason === 'general';
  if (!inquiry) tx.put('charge', { ...charge, disputed: true });
  const dispute = tx.put('dispute', {
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
  tx.emit('charge.dispute.created', 'dispute', dispute);
  if (!inquiry) tx.emit('charge.dispute.funds_withdrawn', 'dispute', dispute);
  return dispute;
}

function withdraw(tx: Transaction, { amountCaptured, currency }: ChargeRecord, source: string): string {
  return bookBalance(tx, { amount: -amountCaptured, fee: disputeFeeCents, currency, type: 'adjustment', source });
}

export function closeDispute(tx: Transaction, dispute: DisputeRecord, outcome: 'won' | 'lost'): DisputeRecord {
  const status = dispute.reason === 'general' ? 'warning_closed' : outcome;
  const returned =
    status === 'won'
      ? [
          bookBalance(tx, {
            amount: dispute.amount,
            currency: dispute.currency,
            type: 'adjustment',
            source: dispute.id,
          }),
        ]
      : [];
  const balanceTransactions = [...dispute.balanceTransactions, ...returned];
  const closed = tx.put('dispute', { ...dispute, status, balanceTransactions });
  if (status === 'won') tx.emit('charge.dispute.funds_reinstated', 'dispute', closed);
  tx.emit('charge.dispute.closed', 'dispute', closed);
  return closed;
}
