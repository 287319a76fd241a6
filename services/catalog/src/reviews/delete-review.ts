import type { Database } from '@shopwright/service-kit/database/connection';
import { reviews } from '../db/reviews';
import { lockProduct, refreshRating } from './product-rating';
import { isOwnReview, reviewNotFound } from './review-row';

/** Deletes the user's review with its votes, also if it is hidden or its product is archived. */
export function deleteReview(database: Database, productId: number, userId: number): Promise<void> {
  return database.transaction(async (tx) => {
    await lockProduct(tx, productId);
    const [removed] = await tx.delete(reviews).where(isOwnReview(productId, userId)).returning({ id: reviews.id });
    if (!removed) throw reviewNotFound();
    await refreshRating(tx, productId);
  });
}
