import type { ModeratedReview } from '@shopwright/contracts/http/reviews';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { desc, eq, type SQL } from 'drizzle-orm';
import { products } from '../db/products';
import { reviews } from '../db/reviews';
import { reviewColumns } from './review-row';

/** Returns reviews as staff moderates them, newest first. */
export async function readModerated(
  tx: Executor,
  condition: SQL | undefined,
  limit: number,
): Promise<ModeratedReview[]> {
  const { userId: _userId, ...columns } = reviewColumns;
  const rows = await tx
    .select({ ...columns, productName: products.name })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(condition)
    .orderBy(desc(reviews.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
