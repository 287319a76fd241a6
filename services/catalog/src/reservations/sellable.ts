import { type SQL, sql } from 'drizzle-orm';
import { products } from '../db/products';

/** Whether this many can be sold right now: on sale, not marked as out of stock, and not held for somebody else. */
export function isSellable(quantity: number): SQL {
  return sql`${products.archivedAt} is null and ${products.inStock}
    and ${products.stockQuantity} - ${products.reservedQuantity} >= ${quantity}`;
}

/** Everyone locks products in id order, so that two carts with the same products never wait for each other. */
export function inLockOrder<Line extends { productId: number }>(lines: readonly Line[]): Line[] {
  return [...lines].sort((a, b) => a.productId - b.productId);
}
