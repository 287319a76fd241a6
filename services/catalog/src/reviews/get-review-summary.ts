import type { ReviewSummary } from '@shopwright/contracts/http/reviews';
import { type ActorRole, isStaff } from '@shopwright/contracts/roles';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { reviews } from '../db/reviews';
import { productNotFound } from '../products/get-product';
import { hasPurchase } from './purchases';
import { type ReviewRow, reviewColumns, toReview } from './review-row';
import { summarize } from './summarize';

/** Returns the product's rating, and the reader's own review and right to write one, in one query. */
export async function getReviewSummary({ db }: Database, productId: number, actor: Actor): Promise<ReviewSummary> {
  const standing = await readStanding(db, productId, actor);
  if (!standing) throw productNotFound();
  const { userId } = actor;
  const { stars, isBuyer, own } = standing;
  return {
    summary: summarize(stars),
    right: userId === undefined ? 'signed-out' : own ? 'may-edit' : isBuyer ? 'may-write' : 'not-bought',
    mine: own && { ...toReview(own, { userId }), isHidden: own.isHidden },
  };
}

/** The product's row, where this role may see it. */
export const isReadableBy = (role: ActorRole, productId: number): SQL | undefined =>
  and(eq(products.id, productId), isStaff(role) ? undefined : isNull(products.archivedAt));

interface Standing {
  stars: number[];
  isBuyer: boolean;
  own: ReviewRow | null;
}

async function readStanding(db: Executor, productId: number, { userId, role }: Actor): Promise<Standing | undefined> {
  const isOwn = userId === undefined ? sql`false` : eq(reviews.userId, userId);
  const [standing] = await db
    .select({
      stars: starsOf(productId),
      isBuyer: userId === undefined ? sql<boolean>`false` : hasPurchase(productId, userId),
      own: reviewColumns,
    })
    .from(products)
    .leftJoin(reviews, and(eq(reviews.productId, products.id), isOwn))
    .where(isReadableBy(role, productId));
  return standing;
}

/** How many of the product's visible reviews give 1, 2, 3, 4 and 5 stars. */
function starsOf(productId: number): SQL<number[]> {
  const counts = [1, 2, 3, 4, 5].map((rating) => sql`count(*) filter (where rating = ${rating})`);
  return sql`(select json_build_array(${sql.join(counts, sql`, `)})
    from reviews seen where seen.product_id = ${productId} and not seen.is_hidden)`;
}
