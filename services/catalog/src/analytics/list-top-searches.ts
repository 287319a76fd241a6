import type { PeriodDays, TopSearches } from '@shopwright/contracts/http/store-analytics';
import { addDays } from '@shopwright/contracts/store-day';
import type { Database } from '@shopwright/service-kit/database/connection';
import { desc, gt, sql } from 'drizzle-orm';
import { searchCounts } from '../db/searches';
import { getStoreDay } from '../store-settings/get-store-day';

const searchesMax = 8;

/** Returns the most frequent searches of the last days in the store's time zone, today included, with what the latest of each found. */
export async function listTopSearches({ db }: Database, days: PeriodDays): Promise<TopSearches> {
  const today = await getStoreDay(db);
  const searches = sql<number>`sum(${searchCounts.searches})::int`;
  return db
    .select({
      query: searchCounts.query,
      searches,
      results: sql<number>`(array_agg(${searchCounts.results} order by ${searchCounts.day} desc))[1]`,
    })
    .from(searchCounts)
    .where(gt(searchCounts.day, addDays(today, -days)))
    .groupBy(searchCounts.query)
    .orderBy(desc(searches), searchCounts.query)
    .limit(searchesMax);
}
