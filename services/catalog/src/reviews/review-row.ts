import type { Review } from '@shopwright/contracts/http/reviews';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, type SQL } from 'drizzle-orm';
import { reviews } from '../db/reviews';

export const reviewColumns = {
  id: reviews.id,
  productId: reviews.productId,
  userId: reviews.userId,
  customerName: reviews.customerName,
  rating: reviews.rating,
  title: reviews.title,
  content: reviews.content,
  verified: reviews.verified,
  helpful: reviews.helpful,
  isHidden: reviews.isHidden,
  createdAt: reviews.createdAt,
};

export type ReviewRow = Pick<typeof reviews.$inferSelect, keyof typeof reviewColumns>;

interface Viewer {
  userId?: number;
  hasMyVote?: boolean;
}

/** Returns a review without its account's id. */
export function toReview(row: ReviewRow, { userId, hasMyVote = false }: Viewer): Review {
  const { userId: reviewerId, isHidden: _isHidden, createdAt, ...shown } = row;
  const isMine = userId !== undefined && reviewerId === userId;
  return { ...shown, createdAt: createdAt.toISOString(), isMine, hasMyVote };
}

/** Builds the condition of the user's review of the product; there is at most one. */
export function isOwnReview(productId: number, userId: number): SQL | undefined {
  return and(eq(reviews.productId, productId), eq(reviews.userId, userId));
}

export const reviewNotFound = () => new AppError('not_found', 'There is no such review');
