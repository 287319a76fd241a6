import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { reservationItems, reservations } from '../db/stock';

const isPurchase = (productId: SQL | number, userId: number) =>
  and(
    eq(reservations.buyerId, userId),
    eq(reservations.state, 'committed'),
    sql`${reservationItems.productId} = ${productId}`,
  );

/**
 * Whether this person paid for this product and kept it. The purchase is locked against change until the transaction
 * ends, so that neither a cancellation nor the account's erasure slips in between. Like everyone who locks a
 * reservation, callers do so before they lock a product.
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

/** The same as a part of another query, without the lock. */
export function hasPurchase(productId: SQL | number, userId: number): SQL<boolean> {
  return sql<boolean>`exists (
    select 1 from ${reservations} join ${reservationItems} using (reference) where ${isPurchase(productId, userId)})`;
}
