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

/** Adds or removes the user's vote. Locks the review's row, so that concurrent votes are counted one by one. */
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

/** Returns the change of the review's votes: 1, 0 or -1. */
async function changeVote(tx: Executor, { reviewId, userId, helpful }: Vote): Promise<number> {
  const isOwnVote = and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.userId, userId));
  return helpful
    ? (await tx.insert(reviewVotes).values({ reviewId, userId }).onConflictDoNothing().returning()).length
    : -(await tx.delete(reviewVotes).where(isOwnVote).returning()).length;
}
