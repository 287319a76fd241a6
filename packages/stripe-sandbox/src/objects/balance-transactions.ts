import * as z from 'zod';
import { listParams, text } from '../http/params';
import { by, type Route, resource } from '../http/route';
import { newId } from '../ledger/ids';
import type { BalanceTransactionRecord } from '../ledger/records';
import type { Transaction } from '../ledger/transaction';

type Entry = Omit<BalanceTransactionRecord, 'id' | 'created' | 'fee'> & { fee?: number };

export const bookBalance = (tx: Transaction, entry: Entry): string =>
  tx.put('balance_transaction', { fee: 0, ...entry, id: newId('txn'), created: tx.now }).id;

const entries = resource({ kind: 'balance_transaction', path: '/balance_transactions', what: 'balance transaction' });

export const balanceTransactionRoutes: Route[] = [
  entries.list(
    z.strictObject({ ...listParams, currency: text.optional(), source: text.optional(), type: text.optional() }),
    ({ currency, source, type }) => ({
      index: by('source', source),
      where: (entry) => (!type || entry.type === type) && (!currency || entry.currency === currency),
    }),
  ),
  entries.retrieve,
];
