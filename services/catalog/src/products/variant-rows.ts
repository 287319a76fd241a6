import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { products } from '../db/products';
import type { StockMove } from '../inventory/set-stock';
import { moveStock } from '../inventory/set-stock';

export type ProductRow = typeof products.$inferSelect;

/** Returns the variants of a product, also those that are no longer sold, locked in id order as reservations lock them. */
export function lockVariants(tx: Executor, parentId: number) {
  return tx.select().from(products).where(eq(products.parentId, parentId)).orderBy(asc(products.id)).for('update');
}

/**
 * Puts units of a sale back. What was sold before its product had options goes to the first variant, which took over the
 * stock then, and what a variant sold to the product once it has no options.
 */
export async function returnUnits(tx: Executor, move: StockMove): Promise<void> {
  const [first] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.parentId, move.productId), isNotNull(products.position)))
    .orderBy(asc(products.position))
    .limit(1);
  // Without options again, the product has the stock of its variants.
  const [owner] = first
    ? [first]
    : await tx
        .select({ id: products.id })
        .from(products)
        .where(
          and(
            sql`${products.id} = (select v.parent_id from products v where v.id = ${move.productId})`,
            sql`${products.options} = '[]'`,
          ),
        );
  await moveStock(tx, { ...move, productId: owner?.id ?? move.productId });
}
