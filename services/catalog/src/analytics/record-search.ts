import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { listProducts } from '@shopwright/contracts/http/products';
import { type ActorRole, isStaff } from '@shopwright/contracts/roles';
import { addDays } from '@shopwright/contracts/store-day';
import type { Database } from '@shopwright/service-kit/database/connection';
import { safeError } from '@shopwright/service-kit/runtime/logger';
import { lt, sql } from 'drizzle-orm';
import { searchCounts } from '../db/searches';
import type { CatalogDeps } from '../deps';
import { getStoreDay } from '../store-settings/get-store-day';
import { searchKey } from './search-key';

type ListQuery = QueryOf<typeof listProducts>;

const keptDays = 400;
/**
 * The parameters, besides its words, that narrow or sort a product list. With one of them, the visitor has seen the
 * search before.
 */
const refinements = ['cursor', 'categoryId', 'minPrice', 'maxPrice', 'minRating', 'featured', 'inStock'] as const;

interface Outcome {
  role: ActorRole;
  results: number;
}

/** The time for which searches are added up. If each were written, those for the same words would wait for one another. */
const writtenEveryMs = 250;
/** The number of different searches at which they are written earlier. */
const waitingMax = 500;

interface CountedSearch {
  query: string;
  results: number;
  searches: number;
}

/** The searches that are not written yet, by their text. A process that is killed loses them. */
const waiting = new WeakMap<Database, Map<string, CountedSearch>>();

/** Counts a visitor's search without making the visitor wait. Searches that cannot be written are logged and lost. */
export function countSearch(
  { database, logger }: Pick<CatalogDeps, 'database' | 'logger'>,
  query: ListQuery,
  outcome: Outcome,
): void {
  const key = countedKey(query);
  if (key === undefined || isStaff(outcome.role)) return;
  const counted = waiting.get(database) ?? new Map<string, CountedSearch>();
  const searches = (counted.get(key)?.searches ?? 0) + 1;
  counted.set(key, { query: key, results: outcome.results, searches });
  if (!waiting.has(database)) {
    waiting.set(database, counted);
    setTimeout(() => void writeWaitingSearches({ database, logger }), writtenEveryMs).unref();
  }
  if (counted.size >= waitingMax) void writeWaitingSearches({ database, logger });
}

/** Writes the searches that were added up. A process that ends does so before its connections are closed. */
export async function writeWaitingSearches({
  database,
  logger,
}: Pick<CatalogDeps, 'database' | 'logger'>): Promise<void> {
  const counted = [...(waiting.get(database)?.values() ?? [])];
  waiting.delete(database);
  await writeSearches(database, counted).catch((error: unknown) => {
    logger.warn({ err: safeError(error), searches: counted.length }, 'searches not counted');
  });
}

/** Returns the text under which a search counts; undefined where it does not. */
export function countedKey(query: ListQuery): string | undefined {
  const isRefined = query.sort !== 'featured' || refinements.some((name) => query[name] !== undefined);
  return isRefined ? undefined : searchKey(query.search ?? '');
}

/** Adds searches of this text to today's. */
export const recordSearch = (database: Database, query: string, results: number, searches = 1): Promise<void> =>
  writeSearches(database, [{ query, results, searches }]);

/** Writes in the order of the texts, so that two processes do not wait for each other. */
async function writeSearches({ db }: Database, counted: CountedSearch[]): Promise<void> {
  if (counted.length === 0) return;
  const today = await getStoreDay(db);
  await db.execute(sql`
    insert into ${searchCounts} as known (day, query, results, searches)
    select ${today}::date, query, results, searches
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as counted(query text, results int, searches int)
    order by query
    on conflict (day, query) do update
    set searches = known.searches + excluded.searches, results = excluded.results`);
}

export async function purgeOldSearches({ db }: Database): Promise<void> {
  await db.delete(searchCounts).where(lt(searchCounts.day, addDays(await getStoreDay(db), -keptDays)));
}
