import type { PeriodDays, TopSearches } from '@shopwright/contracts/http/store-analytics';
import type { Database } from '@shopwright/service-kit/database/connection';
import { desc, gt, sql } from 'drizzle-orm';
import { searchCounts } from '../db/searches';
import { today } from './record-search';

const searchesMax = 8;

/** Returns the most frequent searches of the last days (UTC), today included, with what the latest of each found. */
export function listTopSearches({ db }: Database, days: PeriodDays): Promise<TopSearches> {
  const searches = sql<number>`sum(${searchCounts.searches})::int`;
  return db
    .select({
      query: searchCounts.query,
      searches,
      results: sql<number>`(array_agg(${searchCounts.results} order by ${searchCounts.day} desc))[1]`,
    })
    .from(searchCounts)
    .where(gt(searchCounts.day, sql`${today} - ${days}::int`))
    .groupBy(searchCounts.query)
    .orderBy(desc(searches), searchCounts.query)
    .limit(searchesMax);
}
