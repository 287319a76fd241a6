import { sql } from 'drizzle-orm';
import { dueCreditNotes } from '../db/credit-note-tables';
import { dueInvoices, invoices } from '../db/invoice-tables';
import type { OrderDeps } from '../deps';
import { completeInvoices } from './complete-invoices';
import { batchMax, readIssuer } from './document-series';
import { issueCreditNotes } from './issue-credit-notes';
import { issueInvoices } from './issue-invoices';

/**
 * Issues the invoices of all orders that were confirmed, in the order of their confirmation, then the credit notes of
 * refunds, in theirs. A batch is one transaction under a lock of its own, so that numbers have no gap, nothing has two
 * documents, and no purchase waits. Nothing else issues any: reading a document never does.
 */
export async function issueDocuments(deps: OrderDeps): Promise<void> {
  if (!(await isWorkDue(deps))) return;
  const issuer = await readIssuer(deps);
  for (const issueBatch of [issueInvoices, completeInvoices, issueCreditNotes]) {
    let done: number;
    do {
      done = await deps.database.transaction((tx) => issueBatch(tx, { ...issuer, issuedAt: deps.now() }));
    } while (done === batchMax);
  }
}

async function isWorkDue({ database }: OrderDeps): Promise<boolean> {
  const [row] = await database.db.execute<{ isDue: boolean }>(sql`select exists (select from ${dueInvoices})
    or exists (select from ${dueCreditNotes}) or exists (select from ${invoices} where content is null) as "isDue"`);
  return row?.isDue ?? false;
}
