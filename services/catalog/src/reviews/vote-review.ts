import type { Review } from '@shopwright/contracts/http/reviews';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, sql } from 'drizzle-orm';
import { reviews, reviewVotes } from '../db/reviews';
import { reviewColumns, reviewNotFound, toReview } from './review-row';

interface Vote {
  reviewId: number;
  userId: number;
  helpful: boolean;
}

/** Votes take turns at the review's row; the primary key of the votes makes a second one of the same person none. */
export function voteReview(database: Database, vote: Vote): Promise<Review> {
  const { reviewId, userId } = vote;
  return database.transaction(async (tx) => {
    const [review] = await tx
      .select(reviewColumns)
      .from(reviews)
      .where(and(eq(reviews.id, reviewId), eq(reviews.isHidden, false)))
      .for('no key update');
    if (!review) throw reviewNotFound();
    if (review.userId === userId) throw new AppError('conflict', 'You cannot vote for your own review');
    const change = await changeVote(tx, vote);
    if (change !== 0) {
      await tx
        .update(reviews)
        .set({ helpful: sql`${reviews.helpful} + ${change}` })
        .where(eq(reviews.id, reviewId));
    }
    return toReview({ ...review, helpful: review.helpful + change }, { userId, hasMyVote: vote.helpful });
  });
}

/** By how much the review's votes change. */
async function changeVote(tx: Executor, { reviewId, userId, helpful }: Vote): Promise<number> {
  const isMine = and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.userId, userId));
  return helpful
    ? (await tx.insert(reviewVotes).values({ reviewId, userId }).onConflictDoNothing().returning()).length
    : -(await tx.delete(reviewVotes).where(isMine).returning()).length;
}
