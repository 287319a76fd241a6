import { type SQL, sql } from 'drizzle-orm';
import { availableStock } from '../db/product-row';
import { products } from '../db/products';

/** Builds the condition that a product is on sale with at least this quantity available. */
export function isAvailable(quantity: number): SQL {
  return sql`${products.archivedAt} is null and ${products.inStock}
    and ${availableStock} >= ${quantity}`;
}

/** Sorts by id. Every transaction locks products in this order, so that two carts never deadlock. */
export function inLockOrder<Line extends { productId: number }>(lines: readonly Line[]): Line[] {
  return [...lines].sort((a, b) => a.productId - b.productId);
}
