import { z } from 'zod';
import { listBody } from '../http/list';
import { expand, listParams, text } from '../http/params';
import { type Route, route } from '../http/route';
import { noSuch } from '../http/stripe-error';
import { render } from './render';

const kind = 'balance_transaction';

const retrieve = route({
  method: 'get',
  path: '/balance_transactions/:id',
  params: z.strictObject({ expand }),
  handle: ({ tx, id }) => {
    const record = tx.get(kind, id);
    if (!record) throw noSuch('balance transaction', id, 'id', 404);
    return { kind, record };
  },
});

const list = route({
  method: 'get',
  path: '/balance_transactions',
  params: z.strictObject({ ...listParams, currency: text.optional(), source: text.optional(), type: text.optional() }),
  handle: ({ ledger, params }) => ({
    body: listBody(ledger.tables.balance_transaction, {
      url: '/v1/balance_transactions',
      what: 'balance transaction',
      params,
      index: params.source ? { field: 'source', value: params.source } : undefined,
      where: (entry) =>
        (!params.type || entry.type === params.type) && (!params.currency || entry.currency === params.currency),
      show: (record) => render({ kind, record }, ledger),
    }),
  }),
});

export const balanceTransactionRoutes: Route[] = [list, retrieve];
