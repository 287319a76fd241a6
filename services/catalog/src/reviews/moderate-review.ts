import type { ModeratedReview } from '@shopwright/contracts/http/reviews';
import type { Database } from '@shopwright/service-kit/database/connection';
import { eq } from 'drizzle-orm';
import { reviews } from '../db/reviews';
import { readModerated } from './moderated-review';
import { lockProduct, refreshRating } from './product-rating';
import { reviewNotFound } from './review-row';

/** Hides or shows a review. Reads its product before it locks that, since a review never changes its product. */
export function moderateReview(database: Database, id: number, isHidden: boolean): Promise<ModeratedReview> {
  const isModerated = eq(reviews.id, id);
  return database.transaction(async (tx) => {
    const [found] = await tx.select({ productId: reviews.productId }).from(reviews).where(isModerated);
    if (!found) throw reviewNotFound();
    await lockProduct(tx, found.productId);
    await tx.update(reviews).set({ isHidden }).where(isModerated);
    await refreshRating(tx, found.productId);
    const [review] = await readModerated(tx, isModerated, 1);
    if (!review) throw reviewNotFound();
    return review;
  });
}
