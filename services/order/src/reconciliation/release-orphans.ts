import { listHeldReservations, releaseReservation } from '@shopwright/contracts/http/reservations';
import { inArray } from 'drizzle-orm';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';

/** Longer than a checkout takes to write its order. */
const graceSeconds = 60;

/**
 * Releases stock that is reserved for no order, or for a cancelled one: a process died between the reservation and the
 * order, or the catalog was away when the order was cancelled.
 */
export async function releaseOrphans({ catalog, database, logger }: OrderDeps): Promise<void> {
  let after: string | undefined;
  do {
    const held = await catalog.call(listHeldReservations, {
      query: { madeBeforeSeconds: String(graceSeconds), after },
    });
    after = held.at(-1);
    if (held.length === 0) break;
    const known = await database.db
      .select({ reference: orders.reference, status: orders.status })
      .from(orders)
      .where(inArray(orders.reference, held));
    const live = new Set(known.filter(({ status }) => status !== 'cancelled').map(({ reference }) => reference));
    const orphans = held.filter((reference) => !live.has(reference));
    for (const reference of orphans) await catalog.call(releaseReservation, { params: { reference } });
    if (orphans.length > 0) logger.warn({ released: orphans.length }, 'stock was reserved for no open order');
  } while (after !== undefined);
}
