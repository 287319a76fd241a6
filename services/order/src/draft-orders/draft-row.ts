import type { DraftOrder } from '@shopwright/contracts/http/draft-orders';
import { can } from '@shopwright/contracts/permissions';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { eq } from 'drizzle-orm';
import { type DraftRow, draftOrders } from '../db/draft-tables';
import type { OrderDeps } from '../deps';
import { toLinkPath } from './payment-links';

type DraftDeps = Pick<OrderDeps, 'paymentLinks' | 'publicUrl' | 'now'>;

/** Returns a draft as staff see it. A payment link that is over is none. */
export function toDraftOrder({ paymentLinks, publicUrl, now }: DraftDeps, row: DraftRow): DraftOrder {
  const isLinkOpen = row.orderId === null && row.linkExpiresAt !== null && row.linkExpiresAt > now();
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
    paymentLink:
      isLinkOpen && row.linkExpiresAt
        ? {
            url: new URL(toLinkPath(paymentLinks, row), publicUrl).href,
            expiresAt: row.linkExpiresAt.toISOString(),
            emailedTo: row.linkEmail,
          }
        : null,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The address of a payment link is for those who may send it: it opens the customer's data. */
export const asSeenByReader = (draft: DraftOrder, actor: Actor): DraftOrder =>
  draft.paymentLink === null || can(actor, 'orders:write')
    ? draft
    : { ...draft, paymentLink: { ...draft.paymentLink, url: null } };

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
export function assertOpenDraft(deps: DraftDeps, row: DraftRow, version: number | undefined): void {
  if (row.orderId !== null)
    throw new AppError('conflict', `This draft is already order #${row.orderId}`, { details: toDraftOrder(deps, row) });
  if (version === undefined || version === row.version) return;
  throw new AppError('conflict', 'Someone else changed the draft meanwhile', {
    fields: [{ path: 'version', message: 'Someone else changed the draft meanwhile' }],
    details: toDraftOrder(deps, row),
  });
}
