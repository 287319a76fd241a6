import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { listReviews as endpoint, Review } from '@shopwright/contracts/http/reviews';
import type { ActorRole } from '@shopwright/contracts/roles';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { productNotFound } from '../db/product-row';
import { products } from '../db/products';
import { reviews, reviewVotes } from '../db/reviews';
import { isReadableBy } from './get-review-summary';
import { reviewColumns, toReview } from './review-row';

type ListQuery = QueryOf<typeof endpoint>;

const defaultLimit = 10;

/** Returns a page of a product's visible reviews, without the user's own. */
export async function listReviews(
  { db }: Database,
  productId: number,
  { limit = defaultLimit, cursor }: ListQuery,
  { role, userId }: Actor,
): Promise<Page<Review>> {
  const [isReadable, rows] = await Promise.all([
    hasReadableProduct(db, productId, role),
    readOthersReviews(db, { productId, userId, before: cursor, limit: limit + 1 }),
  ]);
  if (!isReadable) throw productNotFound();
  const page = toPage(rows, limit, ({ review }) => review.id);
  return { ...page, rows: page.rows.map(({ review, hasMyVote }) => toReview(review, { userId, hasMyVote })) };
}

async function hasReadableProduct(db: Executor, productId: number, role: ActorRole): Promise<boolean> {
  const found = await db.select({ id: products.id }).from(products).where(isReadableBy(role, productId));
  return found.length > 0;
}

interface ReviewsQuery {
  productId: number;
  userId?: number;
  before?: number;
  limit: number;
}

function readOthersReviews(db: Executor, { productId, userId, before, limit }: ReviewsQuery) {
  const isOwnVote = userId === undefined ? sql`false` : eq(reviewVotes.userId, userId);
  return db
    .select({ review: reviewColumns, hasMyVote: sql<boolean>`${isNotNull(reviewVotes.userId)}` })
    .from(reviews)
    .leftJoin(reviewVotes, and(eq(reviewVotes.reviewId, reviews.id), isOwnVote))
    .where(
      and(
        eq(reviews.productId, productId),
        eq(reviews.isHidden, false),
        userId === undefined ? undefined : sql`${reviews.userId} is distinct from ${userId}`,
        before === undefined ? undefined : lt(reviews.id, before),
      ),
    )
    .orderBy(desc(reviews.id))
    .limit(limit);
}
