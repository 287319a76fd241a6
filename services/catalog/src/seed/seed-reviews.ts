import type { Database } from '@shopwright/service-kit/database/connection';
import { inArray, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { reviews } from '../db/reviews';
import { lockProduct, refreshRating } from '../reviews/review-row';
import { type DemoReview, demoStore } from './demo-store';

/** Serializes two seeds, so that the second one finds the reviews of the first. */
const lockKey = 7_466_731;

/**
 * Adds reviews to the demo products of a store that never had a review; the sequence of ids also counts deleted ones.
 * Returns the number of reviews, or undefined if it added none.
 */
export function seedReviews(database: Database, now = new Date()): Promise<{ reviews: number } | undefined> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    const [sequence] = await tx.execute<{ is_called: boolean }>(sql`select is_called from reviews_id_seq`);
    if (sequence?.is_called) return undefined;
    const rated = await tx
      .select({ id: products.id, slug: products.slug })
      .from(products)
      .where(inArray(products.slug, Object.keys(demoStore.reviews)))
      .orderBy(products.id);
    const rows = rated.flatMap(({ id, slug }) =>
      (demoStore.reviews[slug] ?? []).map((review) => toRow(id, review, now)),
    );
    if (rows.length === 0) return undefined;
    for (const { id } of rated) await lockProduct(tx, id);
    await tx.insert(reviews).values(rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()));
    for (const { id } of rated) await refreshRating(tx, id);
    return { reviews: rows.length };
  });
}

const dayMs = 86_400_000;

function toRow(productId: number, { daysAgo, ...review }: DemoReview, now: Date) {
  const writtenAt = new Date(now.getTime() - daysAgo * dayMs);
  return { ...review, productId, createdAt: writtenAt, updatedAt: writtenAt };
}
