import type { Review } from '@shopwright/contracts/http/reviews';
import type { Database } from '@shopwright/service-kit/database/connection';
import { desc, eq } from 'drizzle-orm';
import { reviews } from '../db/reviews';
import { reviewColumns, toReview } from './review-row';

/** Returns the user's reviews, newest first, hidden ones too. */
export async function listMyReviews({ db }: Database, userId: number): Promise<Review[]> {
  const rows = await db.select(reviewColumns).from(reviews).where(eq(reviews.userId, userId)).orderBy(desc(reviews.id));
  return rows.map((row) => toReview(row, { userId }));
}
