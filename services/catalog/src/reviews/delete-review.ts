import type { Database } from '@shopwright/service-kit/database/connection';
import { reviews } from '../db/reviews';
import { lockProduct, refreshRating } from './product-rating';
import { isOwnReview, reviewNotFound } from './review-row';

/** Removes the person's own review, hidden or not, with its votes; also where the product is off sale. */
export function deleteReview(database: Database, productId: number, userId: number): Promise<void> {
  return database.transaction(async (tx) => {
    await lockProduct(tx, productId);
    const [removed] = await tx.delete(reviews).where(isOwnReview(productId, userId)).returning({ id: reviews.id });
    if (!removed) throw reviewNotFound();
    await refreshRating(tx, productId);
  });
}
