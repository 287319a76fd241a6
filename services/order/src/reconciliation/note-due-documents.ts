import { AppError } from '@shopwright/service-kit/errors';
import { eq } from 'drizzle-orm';
import { dueCreditNotes } from '../db/credit-note-tables';
import { dueInvoices } from '../db/invoice-tables';
import { refunds } from '../db/refund-tables';
import type { OrderDeps } from '../deps';
import { getOrderRow } from '../orders/order-row';

/** Notes an invoice that is missing. The task that issues documents does so within seconds. */
export async function noteDueInvoice({ database: { db } }: OrderDeps, orderId: number): Promise<void> {
  const { placedAt, createdAt } = await getOrderRow(db, orderId);
  await db
    .insert(dueInvoices)
    .values({ orderId, confirmedAt: placedAt ?? createdAt })
    .onConflictDoNothing();
}

/** Notes the credit note that takes back the whole invoice of an order that was cancelled unpaid. */
export async function noteDueWholeCreditNote({ database: { db } }: OrderDeps, orderId: number): Promise<void> {
  await db.insert(dueCreditNotes).values({ orderId, kind: 'credit_note' }).onConflictDoNothing();
}

/** Notes the document of a refund that is missing, which its state tells. */
export async function noteDueCreditNote({ database: { db } }: OrderDeps, refundId: number): Promise<void> {
  const [refund] = await db.select({ state: refunds.state }).from(refunds).where(eq(refunds.id, refundId));
  if (!refund) throw new AppError('not_found', 'No such refund');
  const kind = refund.state === 'failed' ? 'cancellation' : 'credit_note';
  await db.insert(dueCreditNotes).values({ refundId, kind }).onConflictDoNothing();
}
