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

interface Reader {
  userId?: number;
  hasMyVote?: boolean;
}

/** What a reader sees of a review: never whose account it is. */
export function toReview(row: ReviewRow, { userId, hasMyVote = false }: Reader): Review {
  const { userId: writer, isHidden: _isHidden, createdAt, ...shown } = row;
  const isMine = userId !== undefined && writer === userId;
  return { ...shown, createdAt: createdAt.toISOString(), isMine, hasMyVote };
}

/** The one review that this person may have of this product. */
export function isOwnReview(productId: number, userId: number): SQL | undefined {
  return and(eq(reviews.productId, productId), eq(reviews.userId, userId));
}

export const reviewNotFound = () => new AppError('not_found', 'There is no such review');
