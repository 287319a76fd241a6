import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type { countWaitingCatalog } from '@shopwright/contracts/http/store-analytics';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, count, eq, sql } from 'drizzle-orm';
import { reviews } from '../db/reviews';
import { countAlerts } from '../stock-alerts/list-stock-alerts';

const newReviewDays = 7;

/** Counts the open low-stock alerts, and visible reviews of the last days. */
export async function countWaiting({ db }: Database): Promise<ResponseOf<typeof countWaitingCatalog>> {
  const isNew = sql`${reviews.createdAt} > now() - ${newReviewDays} * interval '1 day'`;
  const [low, recent] = await Promise.all([
    countAlerts(db, 'open'),
    db
      .select({ count: count() })
      .from(reviews)
      .where(and(isNew, eq(reviews.isHidden, false))),
  ]);
  return { lowStock: low.count, newReviews: recent[0]?.count ?? 0 };
}
