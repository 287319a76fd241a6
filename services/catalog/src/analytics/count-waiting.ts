import type { ReplyOf } from '@shopwright/contracts/endpoint';
import type { countWaitingCatalog } from '@shopwright/contracts/http/store-analytics';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, count, eq, isNull, lte, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { reviews } from '../db/reviews';

const newReviewDays = 7;

/** Counts products at or below their threshold, and visible reviews of the last days. */
export async function countWaiting({ db }: Database): Promise<ReplyOf<typeof countWaitingCatalog>> {
  const isLow = and(lte(products.stockOnHand, products.lowStockThreshold), isNull(products.archivedAt));
  const isNew = sql`${reviews.createdAt} > now() - ${newReviewDays} * interval '1 day'`;
  const [low, recent] = await Promise.all([
    db.select({ count: count() }).from(products).where(isLow),
    db
      .select({ count: count() })
      .from(reviews)
      .where(and(isNew, eq(reviews.isHidden, false))),
  ]);
  return { lowStock: low[0]?.count ?? 0, newReviews: recent[0]?.count ?? 0 };
}
