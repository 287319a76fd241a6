import type { Database } from '@shopwright/service-kit/database/connection';
import { and, asc, eq, sql } from 'drizzle-orm';
import { reservations } from '../db/stock';
import { giveBack } from './release-reservation';

const batchMax = 100;

/**
 * Releases what is held past its time. Each reservation has a transaction of its own, so that a sweep never holds
 * products of several carts at once; one that is being committed or swept elsewhere is skipped. One that cannot be
 * released does not keep the others from it: its error is thrown when all have had their turn.
 */
export async function expireReservations(database: Database): Promise<number> {
  let released = 0;
  const failures: unknown[] = [];
  for (;;) {
    const due = await database.db
      .select({ reference: reservations.reference })
      .from(reservations)
      .where(isDue)
      .orderBy(asc(reservations.expiresAt))
      .limit(batchMax);
    let releasedNow = 0;
    for (const { reference } of due) {
      const wasReleased = await expire(database, reference).catch((error: unknown) => {
        failures.push(error);
        return false;
      });
      if (wasReleased) releasedNow += 1;
    }
    released += releasedNow;
    if (due.length < batchMax || releasedNow === 0) break;
  }
  if (failures.length > 0) throw failures[0];
  return released;
}

const isDue = and(eq(reservations.state, 'held'), sql`${reservations.expiresAt} < now()`);

function expire(database: Database, reference: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [row] = await tx
      .select({ reference: reservations.reference })
      .from(reservations)
      .where(and(eq(reservations.reference, reference), isDue))
      .for('update', { skipLocked: true });
    if (row) await giveBack(tx, reference);
    return row !== undefined;
  });
}
