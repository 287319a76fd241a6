import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, exists, inArray, isNull, lt, lte, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { draftOrders } from '../db/draft-tables';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';

export const isDraftOfAccount = (userId: number): SQL => eq(draftOrders.userId, userId);

/** Of a guest: an account with the same address may be someone else's. */
export const isDraftOf = (email: string): SQL | undefined =>
  and(isNull(draftOrders.userId), sql`lower(${draftOrders.customerEmail}) = lower(${email})`);

/** Those that became orders. */
export const isDraftOfOrder = (orderIds: readonly number[]): SQL => inArray(draftOrders.orderId, [...orderIds]);

const keptMs = 365 * 24 * 3_600_000;

/** Deletes drafts that became no order in the year since they were saved, and have no open link: they name customers for nothing. */
export async function purgeOldDrafts({ database, now }: Pick<OrderDeps, 'database' | 'now'>): Promise<void> {
  const at = now();
  const isOver = or(isNull(draftOrders.linkExpiresAt), lte(draftOrders.linkExpiresAt, at));
  const isBeingPaid = exists(
    database.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.draftId, draftOrders.id), ne(orders.status, 'cancelled'))),
  );
  const isOld = lt(draftOrders.updatedAt, new Date(at.getTime() - keptMs));
  await eraseDrafts(database.db, and(isNull(draftOrders.orderId), isOld, isOver, not(isBeingPaid)));
}

/** Deletes the drafts of a customer. The orders that they became stay, as those of checkouts do. */
export const eraseDrafts = async (db: Executor, condition: SQL | undefined): Promise<void> => {
  await db.delete(draftOrders).where(condition);
};
