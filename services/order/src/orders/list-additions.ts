import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import { type DraftRow, draftOrders } from '../db/draft-tables';
import { orderEdits } from '../db/edit-tables';
import { type OrderRow, orders } from '../db/schema';

export interface Addition {
  draft: DraftRow;
  state: 'unpaid' | 'ordered' | 'ended';
}

/** Lists what edits added to an order: drafts that became orders, or may still. A draft that was deleted is gone. */
export async function listAdditions(
  rows: Executor,
  order: Pick<OrderRow, 'id' | 'status'>,
  now: Date,
): Promise<Addition[]> {
  const found = await rows
    .select({ draft: draftOrders, placedId: orders.id })
    .from(orderEdits)
    .innerJoin(draftOrders, eq(draftOrders.id, orderEdits.draftId))
    // A draft is an order by its confirmation. What staff marked as paid is one before.
    .leftJoin(
      orders,
      and(eq(orders.draftId, draftOrders.id), ne(orders.status, 'cancelled'), ne(orders.paymentSource, 'stripe')),
    )
    .where(and(eq(orderEdits.orderId, order.id), isNotNull(orderEdits.draftId)))
    .orderBy(asc(orderEdits.id));
  return found.map(({ draft: row, placedId }) => {
    const draft = { ...row, orderId: row.orderId ?? placedId };
    const isOver = order.status === 'cancelled' || draft.linkExpiresAt === null || draft.linkExpiresAt <= now;
    return { draft, state: draft.orderId !== null ? 'ordered' : isOver ? 'ended' : 'unpaid' };
  });
}

/** Returns the order that the draft of an order was added to. */
export async function findFirstOrder(rows: Executor, draftId: number | null): Promise<OrderRow | undefined> {
  if (draftId === null) return undefined;
  const [found] = await rows
    .select({ order: orders })
    .from(orderEdits)
    .innerJoin(orders, eq(orders.id, orderEdits.orderId))
    .where(eq(orderEdits.draftId, draftId));
  return found?.order;
}

/** Tells whether the order that a draft was added to is cancelled: nobody pays for it any more. */
export async function isAdditionOver(rows: Executor, draftId: number | null): Promise<boolean> {
  if (draftId === null) return false;
  const [cancelled] = await rows
    .select({ id: orders.id })
    .from(orderEdits)
    .innerJoin(orders, eq(orders.id, orderEdits.orderId))
    .where(and(eq(orderEdits.draftId, draftId), eq(orders.status, 'cancelled')));
  return cancelled !== undefined;
}
