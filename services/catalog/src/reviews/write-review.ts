import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/reviews';
import type { Review } from '@shopwright/contracts/http/reviews';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError, invariant } from '@shopwright/service-kit/errors';
import { and, eq, sql } from 'drizzle-orm';
import { productNotFound } from '../db/products';
import { hiddenReviewers, reviews, reviewVotes } from '../db/reviews';
import { takePhotos } from './review-photos';
import {
  isHiddenReviewerOf,
  isOwnReview,
  lockProduct,
  lockPurchase,
  notBought,
  refreshRating,
  reviewColumns,
  reviewNotFound,
  toReview,
} from './review-row';

interface ReviewEdit {
  productId: number;
  userId: number;
  form: BodyOf<typeof endpoints.putReview>;
}

/**
 * Creates or replaces a customer's review. An existing review may be replaced after the purchase was undone. A hidden one
 * stays hidden, also when it was deleted in between. Locks the product's row, so that the second of two concurrent calls finds the first one's review.
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
    if (!rewritten && !hasBought) throw notBought();
    const [written] = rewritten
      ? [rewritten]
      : await tx
          .insert(reviews)
          .values({
            ...form,
            productId,
            userId,
            verified: true,
            isHidden: await isHiddenReviewer(tx, productId, userId),
          })
          .returning(reviewColumns);
    invariant(written, 'an insert returns its row');
    const { photos } = form;
    if (photos) await takePhotos(tx, { productId, userId }, { reviewId: written.id, photos });
    await refreshRating(tx, productId);
    return { review: toReview(written, { userId }), isNew: !rewritten };
  });
}

/** Deletes the user's review with its votes, also if it is hidden or its product is archived. */
export function deleteReview(database: Database, productId: number, userId: number): Promise<void> {
  return database.transaction(async (tx) => {
    await lockProduct(tx, productId);
    const [removed] = await tx.delete(reviews).where(isOwnReview(productId, userId)).returning();
    if (!removed) throw reviewNotFound();
    if (removed.isHidden) await tx.insert(hiddenReviewers).values({ productId, userId }).onConflictDoNothing();
    await refreshRating(tx, productId);
  });
}

async function isHiddenReviewer(tx: Executor, productId: number, userId: number): Promise<boolean> {
  return (await tx.$count(hiddenReviewers, isHiddenReviewerOf(productId, userId))) > 0;
}

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
