import type { DraftOrder } from '@shopwright/contracts/http/draft-orders';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { eq } from 'drizzle-orm';
import { type DraftRow, draftOrders } from '../db/draft-tables';

/** Returns a draft as staff see it. A payment link that is over is none. */
export function toDraftOrder(row: DraftRow, now: Date): DraftOrder {
  const isLinkOpen = row.orderId === null && row.linkExpiresAt !== null && row.linkExpiresAt > now;
  const { id, version, userId, customerName, customerEmail, language, lines, address, shipping, discount, note } = row;
  return {
    id,
    version,
    state: row.orderId !== null ? 'ordered' : isLinkOpen ? 'sent' : 'open',
    userId,
    customerName,
    customerEmail,
    language,
    lines,
    address,
    shipping,
    discount,
    note,
    total: row.total,
    currency: row.currency,
    orderId: row.orderId,
    paymentLink: null,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Throws `not_found`. */
export async function getDraftRow(rows: Executor, id: number): Promise<DraftRow> {
  const [row] = await rows.select().from(draftOrders).where(eq(draftOrders.id, id));
  if (!row) throw new AppError('not_found', 'No such draft');
  return row;
}

/** Locks the draft until the transaction ends, so that edits and orders of it take turns. Throws `not_found`. */
export async function lockDraft(tx: Executor, id: number): Promise<DraftRow> {
  const [row] = await tx.select().from(draftOrders).where(eq(draftOrders.id, id)).for('update');
  if (!row) throw new AppError('not_found', 'No such draft');
  return row;
}

/** Throws `conflict` where the draft is an order, or was saved since this version. */
export function assertOpenDraft(row: DraftRow, version: number | undefined, now: Date): void {
  if (row.orderId !== null)
    throw new AppError('conflict', `This draft is order #${row.orderId} already`, { details: toDraftOrder(row, now) });
  if (version === undefined || version === row.version) return;
  throw new AppError('conflict', 'Someone else changed the draft meanwhile', {
    fields: [{ path: 'version', message: 'Someone else changed the draft meanwhile' }],
    details: toDraftOrder(row, now),
  });
}
