import type { Review } from '@shopwright/contracts/http/reviews';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { isNoVariant, products } from '../db/products';
import { hiddenReviewers, reviews } from '../db/reviews';
import { reservationItems, reservations } from '../db/stock';

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
  photos: reviews.photos,
  reply: reviews.reply,
  isImported: sql<boolean>`${reviews.importId} is not null`,
  createdAt: reviews.createdAt,
};

export type ReviewRow = Pick<typeof reviews.$inferSelect, Exclude<keyof typeof reviewColumns, 'isImported'>> & {
  isImported: boolean;
};

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

export function isHiddenReviewerOf(productId: number, userId: number): SQL | undefined {
  return and(eq(hiddenReviewers.productId, productId), eq(hiddenReviewers.userId, userId));
}

export const notBought = () => new AppError('forbidden', 'Only customers who bought this product can review it');

export const reviewNotFound = () => new AppError('not_found', 'No such review');

/**
 * Locks the product against other changes of its reviews. Callers do so before they lock a review. An update takes the
 * same lock; new orders, which only refer to the product, do not wait for it.
 */
export async function lockProduct(tx: Executor, id: number): Promise<{ archivedAt: Date | null } | undefined> {
  const [product] = await tx
    .select({ archivedAt: products.archivedAt })
    .from(products)
    .where(and(eq(products.id, id), isNoVariant))
    .for('no key update');
  return product;
}

/**
 * Recounts the visible reviews of a locked product. Writes nothing if the rating is the same. Leaves `version` as it is,
 * so that a review does not conflict with staff's edits.
 */
export const refreshRating = (tx: Executor, productId: number): Promise<void> => refreshRatings(tx, [productId]);

/** The same of several. */
export async function refreshRatings(tx: Executor, productIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update products set rating_sum = seen.total, rating_count = seen.number
    from unnest(${`{${productIds.join(',')}}`}::int[]) as changed (id) cross join lateral (
      select coalesce(sum(rating), 0)::int as total, count(*)::int as number
      from reviews where product_id = changed.id and not is_hidden
    ) seen
    where products.id = changed.id
      and (rating_sum, rating_count) is distinct from (seen.total, seen.number)`);
}

const isPurchase = (productId: SQL | number, userId: number) =>
  and(
    eq(reservations.customerId, userId),
    eq(reservations.state, 'committed'),
    sql`${reservationItems.productId} in (select id from products where id = ${productId} or parent_id = ${productId})`,
  );

/**
 * Returns whether the user bought this product and kept it. Locks the reservation until the transaction ends, against
 * cancellation and the account's erasure. Callers lock products afterwards, as every reservation's change does.
 */
export async function lockPurchase(tx: Executor, productId: number, userId: number): Promise<boolean> {
  const [purchase] = await tx
    .select({ reference: reservations.reference })
    .from(reservations)
    .innerJoin(reservationItems, eq(reservationItems.reference, reservations.reference))
    .where(isPurchase(productId, userId))
    .limit(1)
    .for('share', { of: reservations });
  return purchase !== undefined;
}

/** Builds the same condition for another query, without the lock. */
export function hasPurchase(productId: SQL | number, userId: number): SQL<boolean> {
  return sql<boolean>`exists (
    select 1 from ${reservations} join ${reservationItems} using (reference) where ${isPurchase(productId, userId)})`;
}
