import * as endpoints from '@shopwright/contracts/http/internal-ledgers';
import { AppError } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { eq, inArray } from 'drizzle-orm';
import { reservations } from '../db/stock';
import type { CatalogDeps } from '../deps';
import { readReservation } from '../reservations/reservation-row';
import { findStockMismatches } from './find-stock-mismatches';
import { repairStock } from './repair-stock';

/** What the order service asks to compare orders with stock. */
export function reconciliationRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  const { db } = database;
  routes.bind(endpoints.findStockMismatches, () => findStockMismatches(database));
  routes.bind(endpoints.repairStock, ({ params, body }) => repairStock(database, params.id, body));
  routes.bind(endpoints.listReservationStates, ({ body }) =>
    db
      .select({ reference: reservations.reference, state: reservations.state })
      .from(reservations)
      .where(inArray(reservations.reference, body.references)),
  );
  routes.bind(endpoints.getReservedLines, async ({ params: { reference } }) => {
    const [found] = await db
      .select({ customerId: reservations.customerId })
      .from(reservations)
      .where(eq(reservations.reference, reference));
    if (!found) throw new AppError('not_found', 'There is no such reservation');
    const { lines } = await readReservation(db, reference);
    return { lines, customerId: found.customerId };
  });
}
