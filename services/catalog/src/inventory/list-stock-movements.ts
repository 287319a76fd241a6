import type { QueryOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/inventory';
import type { StockMovement } from '@shopwright/contracts/http/inventory';
import type { Database } from '@shopwright/service-kit/database/connection';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import { productNotFound, products } from '../db/products';
import { stockMovements } from '../db/stock';

const defaultLimit = 20;

/** Returns the ledger of a product and its variants, archived or not, newest first. */
export async function listStockMovements(
  { db }: Database,
  productId: number,
  { limit = defaultLimit, cursor }: QueryOf<typeof endpoints.listStockMovements>,
): Promise<Page<StockMovement>> {
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.id, productId));
  if (!product) throw productNotFound();
  const isOlder = cursor === undefined ? undefined : lt(stockMovements.id, cursor);
  // A page of each, so that the whole ledger of none is read.
  const own = db
    .select({
      id: stockMovements.id,
      delta: stockMovements.delta,
      resultingQuantity: stockMovements.resultingQuantity,
      reason: stockMovements.reason,
      actorUserId: stockMovements.actorUserId,
      createdAt: stockMovements.createdAt,
    })
    .from(stockMovements)
    .where(and(eq(stockMovements.productId, products.id), isOlder))
    .orderBy(desc(stockMovements.id))
    .limit(limit + 1)
    .as('own');
  const rows = await db
    .select({
      id: own.id,
      delta: own.delta,
      resultingQuantity: own.resultingQuantity,
      reason: own.reason,
      actorUserId: own.actorUserId,
      createdAt: own.createdAt,
      optionValues: products.optionValues,
    })
    .from(products)
    .innerJoinLateral(own, sql`true`)
    .where(or(eq(products.id, productId), eq(products.parentId, productId)))
    .orderBy(desc(own.id))
    .limit(limit + 1);
  const movements = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return toPage(movements, limit, (row) => row.id);
}
