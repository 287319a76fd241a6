import { eraseImportedReviewer } from '@shopwright/contracts/http/internal';
import { and, eq } from 'drizzle-orm';
import { customers } from '../db/customer-tables';
import type { OrderDeps } from '../deps';
import { deletePastOrders, isPastOrderOfAccount } from './delete-past-orders';

/** Imported reviews belong to their address, as orders of another shop do. */
export async function eraseReviewsOf({ catalog }: Pick<OrderDeps, 'catalog'>, email: string): Promise<void> {
  await catalog.call(eraseImportedReviewer, { body: { email } });
}

/**
 * Erases what other shops brought of the address that an account had verified, then deletes the row of the account, which alone still
 * knows the address: who deletes it has erased before, and a repeat finds it.
 */
export async function forgetAccount(deps: Pick<OrderDeps, 'database' | 'catalog'>, userId: number): Promise<void> {
  const { db } = deps.database;
  await deletePastOrders(db, isPastOrderOfAccount(userId));
  const isOfAccount = and(eq(customers.userId, userId), customers.emailVerified);
  const [row] = await db.select({ email: customers.email }).from(customers).where(isOfAccount);
  if (row?.email) await eraseReviewsOf(deps, row.email);
  await db.delete(customers).where(eq(customers.key, `user:${userId}`));
}
