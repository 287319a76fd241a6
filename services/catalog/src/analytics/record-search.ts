import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { listProducts } from '@shopwright/contracts/http/products';
import { type ActorRole, isStaff } from '@shopwright/contracts/roles';
import type { Database } from '@shopwright/service-kit/database/connection';
import { safeError } from '@shopwright/service-kit/runtime/logger';
import { lt, sql } from 'drizzle-orm';
import { searchCounts } from '../db/searches';
import type { CatalogDeps } from '../deps';
import { searchKey } from './search-key';

type ListQuery = QueryOf<typeof listProducts>;

const keptDays = 400;
/**
 * The parameters, besides its words, that narrow or sort a product list. With one of them, the visitor has seen the
 * search before.
 */
const refinements = ['cursor', 'categoryId', 'minPrice', 'maxPrice', 'minRating', 'featured', 'inStock'] as const;

export const today = sql`(now() at time zone 'UTC')::date`;

interface Outcome {
  role: ActorRole;
  results: number;
}

/** Counts a visitor's search without making the visitor wait. A search that cannot be counted is logged and lost. */
export function countSearch(
  { database, logger }: Pick<CatalogDeps, 'database' | 'logger'>,
  query: ListQuery,
  outcome: Outcome,
): void {
  const key = countedKey(query);
  if (key === undefined || isStaff(outcome.role)) return;
  recordSearch(database, key, outcome.results).catch((error: unknown) => {
    logger.warn({ err: safeError(error) }, 'search not counted');
  });
}

/** Returns the text under which a search counts; undefined where it does not. */
export function countedKey(query: ListQuery): string | undefined {
  const isRefined = query.sort !== 'featured' || refinements.some((name) => query[name] !== undefined);
  return isRefined ? undefined : searchKey(query.search ?? '');
}

/** Adds searches of this text to today's. */
export async function recordSearch({ db }: Database, query: string, results: number, times = 1): Promise<void> {
  await db
    .insert(searchCounts)
    .values({ day: today as never, query, results, searches: times })
    .onConflictDoUpdate({
      target: [searchCounts.day, searchCounts.query],
      set: { searches: sql`${searchCounts.searches} + ${times}`, results },
    });
}

export async function purgeOldSearches({ db }: Database): Promise<void> {
  await db.delete(searchCounts).where(lt(searchCounts.day, sql`${today} - ${keptDays}::int`));
}
