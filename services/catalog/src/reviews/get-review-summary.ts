import type { ReviewSummary } from '@shopwright/contracts/http/reviews';
import { type ActorRole, isStaff } from '@shopwright/contracts/roles';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { productNotFound, products } from '../db/products';
import { reviews } from '../db/reviews';
import { hasPurchase, type ReviewRow, reviewColumns, toReview } from './review-row';

/** Returns the product's rating, the user's own review and whether the user may write one. */
export async function getReviewSummary({ db }: Database, productId: number, actor: Actor): Promise<ReviewSummary> {
  const found = await readReviewState(db, productId, actor);
  if (!found) throw productNotFound();
  const { userId } = actor;
  const { stars, hasBought, own } = found;
  return {
    summary: summarizeStars(stars),
    right: userId === undefined ? 'signed-out' : own ? 'may-edit' : hasBought ? 'may-write' : 'not-bought',
    mine: own && { ...toReview(own, { userId }), isHidden: own.isHidden },
  };
}

/** Returns the number of reviews with 1 to 5 stars, in total, and their mean to one decimal. */
export function summarizeStars(stars: number[]): ReviewSummary['summary'] {
  const count = stars.reduce((total, number) => total + number, 0);
  const sum = stars.reduce((total, number, index) => total + number * (index + 1), 0);
  return { rating: count === 0 ? null : Math.round((sum * 10) / count) / 10, count, stars };
}

/** Builds the condition of a product that the role may read. */
export const isReadableBy = (role: ActorRole, productId: number): SQL | undefined =>
  and(eq(products.id, productId), isStaff(role) ? undefined : isNull(products.archivedAt));

interface ReviewState {
  stars: number[];
  hasBought: boolean;
  own: ReviewRow | null;
}

async function readReviewState(
  db: Executor,
  productId: number,
  { userId, role }: Actor,
): Promise<ReviewState | undefined> {
  const isOwnReview = userId === undefined ? sql`false` : eq(reviews.userId, userId);
  const [state] = await db
    .select({
      stars: countStars(productId),
      hasBought: userId === undefined ? sql<boolean>`false` : hasPurchase(productId, userId),
      own: reviewColumns,
    })
    .from(products)
    .leftJoin(reviews, and(eq(reviews.productId, products.id), isOwnReview))
    .where(isReadableBy(role, productId));
  return state;
}

/** Counts the product's visible reviews with 1, 2, 3, 4 and 5 stars. */
function countStars(productId: number): SQL<number[]> {
  const counts = [1, 2, 3, 4, 5].map((rating) => sql`count(*) filter (where rating = ${rating})`);
  return sql`(select json_build_array(${sql.join(counts, sql`, `)})
    from reviews seen where seen.product_id = ${productId} and not seen.is_hidden)`;
}
