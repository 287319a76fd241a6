import type { Executor } from '@shopwright/service-kit/database/connection';
import { eq, sql } from 'drizzle-orm';
import { products } from '../db/products';

/**
 * Makes all that change a product's reviews take turns, and comes before any of its reviews is touched. It is the lock
 * that an update takes, so new orders, which only refer to the product, do not wait for it.
 */
export async function lockProduct(tx: Executor, id: number): Promise<{ archivedAt: Date | null } | undefined> {
  const [product] = await tx
    .select({ archivedAt: products.archivedAt })
    .from(products)
    .where(eq(products.id, id))
    .for('no key update');
  return product;
}

/**
 * Counts the visible reviews of a locked product anew. Nothing is written where the rating is what it was, and the
 * rating does not count as a version: to staff's edits the row has not changed.
 */
export async function refreshRating(tx: Executor, productId: number): Promise<void> {
  await tx.execute(sql`
    update products set rating_sum = seen.total, rating_count = seen.number
    from (
      select coalesce(sum(rating), 0)::int as total, count(*)::int as number
      from reviews where product_id = ${productId} and not is_hidden
    ) seen
    where id = ${productId} and (rating_sum, rating_count) is distinct from (seen.total, seen.number)`);
}
