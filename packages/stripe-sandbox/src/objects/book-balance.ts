import { newId } from '../ledger/ids';
import type { BalanceTransactionRecord } from '../ledger/records';
import type { Transaction } from '../ledger/transaction';

type Entry = Omit<BalanceTransactionRecord, 'id' | 'created' | 'fee'> & { fee?: number };

export const bookBalance = (tx: Transaction, entry: Entry): string =>
  tx.put('balance_transaction', { fee: 0, ...entry, id: newId('txn'), created: tx.now }).id;
