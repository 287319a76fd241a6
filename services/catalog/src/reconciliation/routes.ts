import type { ResponseOf } from '@shopwright/contracts/endpoint';
import * as endpoints from '@shopwright/contracts/http/internal-ledgers';
import * as xRay from '@shopwright/contracts/http/x-ray';
import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { products } from '../db/products';
import { restocks } from '../db/restocks';
import { reservationItems, reservations, stockMovements } from '../db/stock';
import type { CatalogDeps } from '../deps';
import { readReservation } from '../reservations/reservation-row';
import { findStockMismatches } from './find-stock-mismatches';
import { repairStock } from './repair-stock';

/** The routes by which the order service compares orders with stock. */
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
  routes.bind(xRay.listSaleMovements, ({ params }) => findSaleMovements(database, params.reference));
  routes.bind(endpoints.getReservedLines, async ({ params: { reference } }) => {
    const [found] = await db
      .select({ customerId: reservations.customerId })
      .from(reservations)
      .where(eq(reservations.reference, reference));
    if (!found) throw new AppError('not_found', 'No such reservation');
    const { lines } = await readReservation(db, reference);
    return { lines, customerId: found.customerId };
  });
}

/** Finds the movements by the products of the sale, whose history has an index. */
async function findSaleMovements(
  { db }: Database,
  reference: string,
): Promise<ResponseOf<typeof xRay.listSaleMovements>> {
  const sold = db
    .select({ id: reservationItems.productId })
    .from(reservationItems)
    .where(eq(reservationItems.reference, reference));
  const keys = db.select({ key: restocks.key }).from(restocks).where(eq(restocks.reference, reference));
  const rows = await db
    .select({ movement: stockMovements, name: products.name, isDropshipped: products.isDropshipped })
    .from(stockMovements)
    .innerJoin(products, eq(products.id, stockMovements.productId))
    .where(
      and(
        inArray(stockMovements.productId, sold),
        or(eq(stockMovements.reference, reference), inArray(stockMovements.reference, keys)),
      ),
    )
    .orderBy(asc(stockMovements.id));
  return rows.map(({ movement: { productId, delta, resultingQuantity, reason, createdAt }, name, isDropshipped }) => ({
    productId,
    name,
    isDropshipped,
    delta,
    resultingQuantity,
    reason,
    createdAt: createdAt.toISOString(),
  }));
}
