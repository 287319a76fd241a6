import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { draftOrders } from '../db/draft-tables';

export const isDraftOfAccount = (userId: number): SQL => eq(draftOrders.userId, userId);

/** Of a guest: an account with the same address may be someone else's. */
export const isDraftOf = (email: string): SQL | undefined =>
  and(isNull(draftOrders.userId), sql`lower(${draftOrders.customerEmail}) = lower(${email})`);

/** Deletes the drafts of a customer. The orders that they became stay, as those of checkouts do. */
export const eraseDrafts = async (db: Executor, condition: SQL | undefined): Promise<void> => {
  await db.delete(draftOrders).where(condition);
};
