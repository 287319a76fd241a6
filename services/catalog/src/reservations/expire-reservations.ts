import type { Database } from '@shopwright/service-kit/database/connection';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { reservations } from '../db/stock';
import { deleteExpiredOwners } from './reservation-owners';
import { releaseStock } from './routes';

const batchMax = 100;

/**
 * Releases expired reservations and returns their number. Each has its own transaction, so that no transaction locks
 * the products of several carts. Skips a reservation that another transaction has locked. Continues after a failure,
 * and throws the first one at the end.
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
  await deleteExpiredOwners(database.db);
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
    if (row) await releaseStock(tx, reference);
    return row !== undefined;
  });
}

const keptDays = 30;

const purgedMax = 2000;

/** Deletes reservations that were not sold, a while after their order was closed. Each batch fits a statement's time limit. */
export async function purgeReleasedReservations({ db }: Database): Promise<void> {
  const isAge = sql`${reservations.updatedAt} < now() - make_interval(days => ${keptDays})`;
  const isOld = and(eq(reservations.state, 'released'), isAge);
  const { reference } = reservations;
  for (;;) {
    const batch = db.select({ reference }).from(reservations).where(isOld).limit(purgedMax);
    const purged = await db
      .delete(reservations)
      .where(and(isOld, inArray(reference, batch)))
      .returning({ reference });
    if (purged.length < purgedMax) return;
  }
}
