import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { countSearches } from '@shopwright/contracts/http/internal';
import { listProducts } from '@shopwright/contracts/http/products';
import type { Database } from '@shopwright/service-kit/database/connection';
import { desc, eq } from 'drizzle-orm';
import { searchCounts } from '../db/searches';
import { countedKey, recordSearch } from './record-search';

/** Counts searches that were answered from a cache. They found what the last counted search of the text has found. */
export async function countRepeatedSearches(
  database: Database,
  searches: BodyOf<typeof countSearches>['searches'],
): Promise<void> {
  for (const { query, times } of searches) {
    const parsed = listProducts.query?.safeParse(Object.fromEntries(new URLSearchParams(query)));
    const key = parsed?.success ? countedKey(parsed.data) : undefined;
    if (key !== undefined) await recordSearch(database, key, await lastResults(database, key), times);
  }
}

async function lastResults({ db }: Database, key: string): Promise<number> {
  const [last] = await db
    .select({ results: searchCounts.results })
    .from(searchCounts)
    .where(eq(searchCounts.query, key))
    .orderBy(desc(searchCounts.day))
    .limit(1);
  return last?.results ?? 0;
}
