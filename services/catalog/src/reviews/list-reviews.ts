import type { QueryOf } from '@shopwright/contracts/endpoint';
import { maxInteger } from '@shopwright/contracts/fields';
import type * as endpoints from '@shopwright/contracts/http/reviews';
import type { Review, ReviewSort } from '@shopwright/contracts/http/reviews';
import type { ActorRole } from '@shopwright/contracts/roles';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { plannedForItsValues } from '@shopwright/service-kit/database/repeated-statements';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { decodeKeyset, encodeKeyset, idInCursor, timeInCursor } from '../cursor';
import { productNotFound, products } from '../db/products';
import { reviews, reviewVotes } from '../db/reviews';
import { isReadableBy } from './get-review-summary';
import { reviewColumns, toReview } from './review-row';

type ListQuery = QueryOf<typeof endpoints.listReviews>;

const defaultLimit = 10;

/** Returns a page of a product's visible reviews, without the user's own. */
export async function listReviews(
  { db }: Database,
  productId: number,
  query: ListQuery,
  { role, userId }: Actor,
): Promise<Page<Review>> {
  const [isReadable, rows] = await Promise.all([
    hasReadableProduct(db, productId, role),
    selectReviewPage(db, productId, query, userId),
  ]);
  if (!isReadable) throw productNotFound();
  const page = toPage(rows, query.limit ?? defaultLimit, ({ review, sortKey }) =>
    encodeKeyset([query.sort, sortKey, review.id]),
  );
  return { ...page, rows: page.rows.map(({ review, hasMyVote }) => toReview(review, { userId, hasMyVote })) };
}

async function hasReadableProduct(db: Executor, productId: number, role: ActorRole): Promise<boolean> {
  const found = await db.select({ id: products.id }).from(products).where(isReadableBy(role, productId));
  return found.length > 0;
}

/** The largest first, then the newest. Each is in an index with the product and the id. A time is written with its microseconds. */
const sortKeys: Record<ReviewSort, SQL<number | string>> = {
  newest: sql`to_json(${reviews.createdAt}) #>> '{}'`,
  highest: sql`${reviews.rating}`,
  lowest: sql`(-${reviews.rating})`,
  helpful: sql`${reviews.helpful}`,
};

/** Selects a page and the first review of the next one. */
function selectReviewPage(
  db: Executor,
  productId: number,
  { sort, limit = defaultLimit, cursor }: ListQuery,
  userId?: number,
) {
  const isOwnVote = userId === undefined ? sql`false` : eq(reviewVotes.userId, userId);
  const sortKey = sortKeys[sort];
  return db
    .select({ review: reviewColumns, sortKey, hasMyVote: sql<boolean>`${isNotNull(reviewVotes.userId)}` })
    .from(reviews)
    .leftJoin(reviewVotes, and(eq(reviewVotes.reviewId, reviews.id), isOwnVote))
    .where(
      and(
        eq(reviews.productId, productId),
        // As the indexes have it. A plan for any product expects few reviews, and would sort them all.
        sql`not ${reviews.isHidden} ${sql.raw(plannedForItsValues)}`,
        userId === undefined ? undefined : sql`${reviews.userId} is distinct from ${userId}`,
        cursor === undefined ? undefined : isAfter(sort, cursor),
      ),
    )
    .orderBy(desc(sort === 'newest' ? reviews.createdAt : sortKey), desc(reviews.id))
    .limit(limit + 1);
}

function isAfter(sort: ReviewSort, cursor: string): SQL {
  if (sort === 'newest') {
    const [, time, id] = decodeKeyset(z.tuple([z.literal(sort), timeInCursor, idInCursor]), cursor);
    return sql`(${reviews.createdAt}, ${reviews.id}) < (${time}::timestamptz, ${id}::int)`;
  }
  const key = z.number().int().min(-maxInteger).max(maxInteger);
  const [, lastKey, lastId] = decodeKeyset(z.tuple([z.literal(sort), key, idInCursor]), cursor);
  return sql`(${sortKeys[sort]}, ${reviews.id}) < (${lastKey}::int, ${lastId}::int)`;
}
