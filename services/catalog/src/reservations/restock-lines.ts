import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/internal-orders';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { eq, sql } from 'drizzle-orm';
import { restocks } from '../db/restocks';
import { returnUnits } from '../products/variant-rows';
import { inLockOrder, linesInLockOrder, lockReservation } from './reservation-row';

/**
 * Restocks units of a sale, once per key. Locks the reservation first, so that restocks of one sale take turns and never
 * add up to more of a line than was sold. Nothing is left to restock of a sale that was undone as a whole.
 */
export function restockLines(
  database: Database,
  { key, reference, items }: BodyOf<typeof endpoints.restockLines>,
): Promise<ResponseOf<typeof endpoints.restockLines>> {
  return database.transaction(async (tx) => {
    const found = await lockReservation(tx, reference);
    const known = await tx.select().from(restocks).where(eq(restocks.key, key));
    if (known.length > 0) return { units: known.reduce((sum, { quantity }) => sum + quantity, 0) };
    const left = await unitsLeft(tx, reference);
    let units = 0;
    for (const { productId, quantity } of inLockOrder(items)) {
      // A reservation lost in a restore says nothing about what was sold.
      const most = !found ? quantity : found.state === 'committed' ? (left.get(productId) ?? 0) : 0;
      const delta = Math.min(quantity, most);
      await tx.insert(restocks).values({ key, productId, reference, quantity: delta });
      if (delta > 0) await returnUnits(tx, { productId, delta, reason: 'restock', reference: key });
      units += delta;
    }
    return { units };
  });
}

/** Returns how many units of each line were sold and not restocked by a refund. */
export async function unitsLeft(tx: Executor, reference: string): Promise<Map<number, number>> {
  const lines = await linesInLockOrder(tx, reference);
  const done = await tx
    .select({ productId: restocks.productId, units: sql<number>`sum(${restocks.quantity})::int` })
    .from(restocks)
    .where(eq(restocks.reference, reference))
    .groupBy(restocks.productId);
  const restocked = new Map(done.map(({ productId, units }) => [productId, units]));
  return new Map(lines.map(({ productId, quantity }) => [productId, quantity - (restocked.get(productId) ?? 0)]));
}
