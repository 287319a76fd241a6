import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { putReview as endpoint, Review } from '@shopwright/contracts/http/reviews';
import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError, invariant } from '@shopwright/service-kit/errors';
import { sql } from 'drizzle-orm';
import { productNotFound } from '../db/product-row';
import { reviews } from '../db/reviews';
import { lockProduct, refreshRating } from './product-rating';
import { lockPurchase } from './purchases';
import { isOwnReview, reviewColumns, toReview } from './review-row';

interface ReviewEdit {
  productId: number;
  userId: number;
  form: BodyOf<typeof endpoint>;
}

/**
 * Creates or replaces a customer's review. An existing review may be replaced after the purchase was undone, and a hidden
 * one stays hidden. Locks the product's row, so that the second of two concurrent calls finds the first one's review.
 */
export function putReview(database: Database, edit: ReviewEdit): Promise<{ review: Review; isNew: boolean }> {
  const { productId, userId, form } = edit;
  return database.transaction(async (tx) => {
    const hasBought = await lockPurchase(tx, productId, userId);
    const product = await lockProduct(tx, productId);
    if (!product || product.archivedAt) throw productNotFound();

    const [rewritten] = await tx
      .update(reviews)
      .set({ ...form, updatedAt: sql`now()` })
      .where(isOwnReview(productId, userId))
      .returning(reviewColumns);
    if (!rewritten && !hasBought)
      throw new AppError('forbidden', 'Only customers who bought this product can review it');
    const [written] = rewritten
      ? [rewritten]
      : await tx
          .insert(reviews)
          .values({ ...form, productId, userId, verified: true })
          .returning(reviewColumns);
    invariant(written, 'an insert returns its row');
    await refreshRating(tx, productId);
    return { review: toReview(written, { userId }), isNew: !rewritten };
  });
}
