import type { QueryOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/inventory';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { availableStock, isDraft, products } from '../db/products';
import { reservationItems, reservations } from '../db/stock';

/** Returns each product once, in no particular order; leaves out those that do not exist. */
export function listAvailability(
  { db }: Database,
  { ids, reference }: QueryOf<typeof endpoints.listAvailability>,
): Promise<ResponseOf<typeof endpoints.listAvailability>> {
  // Only an open reservation is part of the reserved quantity.
  const own = db
    .select({ productId: reservationItems.productId, quantity: reservationItems.quantity })
    .from(reservationItems)
    .innerJoin(reservations, eq(reservations.reference, reservationItems.reference))
    .where(reference ? and(eq(reservations.reference, reference), eq(reservations.state, 'held')) : sql`false`)
    .as('own');
  const isOnSale = and(isNull(products.archivedAt), products.inStock);
  const available = sql`case when ${isOnSale} then ${availableStock} + coalesce(${own.quantity}, 0) else 0 end`;
  return db
    .select({
      productId: products.id,
      available: sql<number>`${available}`.mapWith(Number),
      isLow: sql<boolean>`${available} between 1 and ${products.lowStockThreshold}`,
      price: sql<string | null>`case when not ${isDraft} then ${products.price} end`,
    })
    .from(products)
    .leftJoin(own, eq(own.productId, products.id))
    .where(inArray(products.id, ids));
}
