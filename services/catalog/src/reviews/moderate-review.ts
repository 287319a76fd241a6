import type { ModeratedReview } from '@shopwright/contracts/http/reviews';
import type { Database } from '@shopwright/service-kit/database/connection';
import { eq } from 'drizzle-orm';
import { reviews } from '../db/reviews';
import { readModerated } from './moderated-review';
import { lockProduct, refreshRating } from './product-rating';
import { reviewNotFound } from './review-row';

/** Hides a review, or shows it again. A review never moves to another product, so that one is known before its lock. */
export function moderateReview(database: Database, id: number, isHidden: boolean): Promise<ModeratedReview> {
  const isThis = eq(reviews.id, id);
  return database.transaction(async (tx) => {
    const [found] = await tx.select({ productId: reviews.productId }).from(reviews).where(isThis);
    if (!found) throw reviewNotFound();
    await lockProduct(tx, found.productId);
    await tx.update(reviews).set({ isHidden }).where(isThis);
    await refreshRating(tx, found.productId);
    const [review] = await readModerated(tx, isThis, 1);
    if (!review) throw reviewNotFound();
    return review;
  });
}
