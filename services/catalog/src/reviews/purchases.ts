import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { reservationItems, reservations } from '../db/stock';

const isPurchase = (productId: SQL | number, userId: number) =>
  and(
    eq(reservations.customerId, userId),
    eq(reservations.state, 'committed'),
    sql`${reservationItems.productId} = ${productId}`,
  );

/**
 * Returns whether the user bought this product and kept it. Locks the reservation until the transaction ends, against
 * cancellation and the account's erasure. Callers lock products afterwards, as every reservation's change does.
 */
export async function lockPurchase(tx: Executor, productId: number, userId: number): Promise<boolean> {
  const [purchase] = await tx
    .select({ reference: reservations.reference })
    .from(reservations)
    .innerJoin(reservationItems, eq(reservationItems.reference, reservations.reference))
    .where(isPurchase(productId, userId))
    .limit(1)
    .for('share', { of: reservations });
  return purchase !== undefined;
}

/** Builds the same condition for another query, without the lock. */
export function hasPurchase(productId: SQL | number, userId: number): SQL<boolean> {
  return sql<boolean>`exists (
    select 1 from ${reservations} join ${reservationItems} using (reference) where ${isPurchase(productId, userId)})`;
}
