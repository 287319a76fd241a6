import type { Executor } from '@shopwright/service-kit/database/connection';
import { eq, sql } from 'drizzle-orm';
import { products } from '../db/products';

/**
 * Locks the product against other changes of its reviews. Callers do so before they lock a review. An update takes the
 * same lock; new orders, which only refer to the product, do not wait for it.
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
 * Recounts the visible reviews of a locked product. Writes nothing if the rating is the same. Leaves `version` as it is,
 * so that a review does not conflict with staff's edits.
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
