import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { listReviews as endpoint, ReviewPage } from '@shopwright/contracts/http/reviews';
import { isStaff } from '@shopwright/contracts/roles';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { productNotFound } from '../db/product-row';
import { products } from '../db/products';
import { reviews, reviewVotes } from '../db/reviews';
import { hasPurchase } from './purchases';
import { type ReviewRow, reviewColumns, toReview } from './review-row';
import { summarize } from './summarize';

type ListQuery = QueryOf<typeof endpoint>;

const defaultLimit = 10;

/** Two queries, whoever asks: the product with the reader's own place in it, and the page of what others wrote. */
export async function listReviews(
  { db }: Database,
  productId: number,
  query: ListQuery,
  actor: Actor,
): Promise<ReviewPage> {
  const { userId } = actor;
  const limit = query.limit ?? defaultLimit;
  const [standing, rows] = await Promise.all([
    readStanding(db, productId, actor),
    readOthers(db, { productId, userId, before: query.before, limit: limit + 1 }),
  ]);
  if (!standing) throw productNotFound();
  const { stars, isBuyer, own } = standing;
  const page = rows.slice(0, limit);
  return {
    summary: summarize(stars),
    right: userId === undefined ? 'signed-out' : own ? 'may-edit' : isBuyer ? 'may-write' : 'not-bought',
    mine: own && { ...toReview(own, { userId }), isHidden: own.isHidden },
    reviews: page.map(({ review, hasMyVote }) => toReview(review, { userId, hasMyVote })),
    next: rows.length > limit ? (page.at(-1)?.review.id ?? null) : null,
  };
}

interface Standing {
  stars: number[];
  isBuyer: boolean;
  own: ReviewRow | null;
}

async function readStanding(db: Executor, productId: number, { userId, role }: Actor): Promise<Standing | undefined> {
  const isReadable = and(eq(products.id, productId), isStaff(role) ? undefined : isNull(products.archivedAt));
  const isOwn = userId === undefined ? sql`false` : eq(reviews.userId, userId);
  const [standing] = await db
    .select({
      stars: starsOf(productId),
      isBuyer: userId === undefined ? sql<boolean>`false` : hasPurchase(productId, userId),
      own: reviewColumns,
    })
    .from(products)
    .leftJoin(reviews, and(eq(reviews.productId, products.id), isOwn))
    .where(isReadable);
  return standing;
}

/** How many of the product's visible reviews give 1, 2, 3, 4 and 5 stars. */
function starsOf(productId: number): SQL<number[]> {
  const counts = [1, 2, 3, 4, 5].map((rating) => sql`count(*) filter (where rating = ${rating})`);
  return sql`(select json_build_array(${sql.join(counts, sql`, `)})
    from reviews seen where seen.product_id = ${productId} and not seen.is_hidden)`;
}

interface OthersQuery {
  productId: number;
  userId?: number;
  before?: number;
  limit: number;
}

function readOthers(db: Executor, { productId, userId, before, limit }: OthersQuery) {
  const isMyVote = userId === undefined ? sql`false` : eq(reviewVotes.userId, userId);
  return db
    .select({ review: reviewColumns, hasMyVote: sql<boolean>`${isNotNull(reviewVotes.userId)}` })
    .from(reviews)
    .leftJoin(reviewVotes, and(eq(reviewVotes.reviewId, reviews.id), isMyVote))
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
