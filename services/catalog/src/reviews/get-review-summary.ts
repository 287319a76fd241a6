import type { ReviewSummary } from '@shopwright/contracts/http/reviews';
import { type ActorRole, isStaff } from '@shopwright/contracts/roles';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { productNotFound } from '../db/product-row';
import { products } from '../db/products';
import { reviews } from '../db/reviews';
import { hasPurchase } from './purchases';
import { type ReviewRow, reviewColumns, toReview } from './review-row';
import { summarize } from './summarize';

/** Returns the product's rating, the user's own review, and whether they may write one, in one query. */
export async function getReviewSummary({ db }: Database, productId: number, actor: Actor): Promise<ReviewSummary> {
  const standing = await readStanding(db, productId, actor);
  if (!standing) throw productNotFound();
  const { userId } = actor;
  const { stars, hasPurchased, own } = standing;
  return {
    summary: summarize(stars),
    right: userId === undefined ? 'signed-out' : own ? 'may-edit' : hasPurchased ? 'may-write' : 'not-bought',
    mine: own && { ...toReview(own, { userId }), isHidden: own.isHidden },
  };
}

/** Selects the product where this role may see it. */
export const isVisibleTo = (role: ActorRole, productId: number): SQL | undefined =>
  and(eq(products.id, productId), isStaff(role) ? undefined : isNull(products.archivedAt));

interface Standing {
  stars: number[];
  hasPurchased: boolean;
  own: ReviewRow | null;
}

async function readStanding(db: Executor, productId: number, { userId, role }: Actor): Promise<Standing | undefined> {
  const isByUser = userId === undefined ? sql`false` : eq(reviews.userId, userId);
  const [standing] = await db
    .select({
      stars: countStars(productId),
      hasPurchased: userId === undefined ? sql<boolean>`false` : hasPurchase(productId, userId),
      own: reviewColumns,
    })
    .from(products)
    .leftJoin(reviews, and(eq(reviews.productId, products.id), isByUser))
    .where(isVisibleTo(role, productId));
  return standing;
}

/** Counts the product's visible reviews with 1, 2, 3, 4 and 5 stars. */
function countStars(productId: number): SQL<number[]> {
  const counts = [1, 2, 3, 4, 5].map((rating) => sql`count(*) filter (where rating = ${rating})`);
  return sql`(select json_build_array(${sql.join(counts, sql`, `)})
    from reviews seen where seen.product_id = ${productId} and not seen.is_hidden)`;
}
