import type { Language } from '@shopwright/contracts/fields';
import type { ListFacts } from '@shopwright/contracts/list-facts';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '../count-up-to';
import { products } from '../db/products';
import { matchesWords } from './word-search';

/** Limits how many products a search counts and ranks: ten pages, and more than that takes longer at any size. */
export const candidatesMax = 250;

interface Candidates {
  ids: number[];
  total: NonNullable<ListFacts['total']>;
}

interface CandidateSearch {
  words: readonly string[];
  language: Language | undefined;
  /** The condition that a product contains the words. */
  matches: SQL | undefined;
  filters: SQL | undefined;
}

/**
 * Returns the ids of the products to rank: all that match, or where these are too many, first those with the words in
 * their name or category and then others. Featured products come first, so that every page has the same candidates.
 */
export async function findCandidates(db: Executor, search: CandidateSearch): Promise<Candidates> {
  const { words, language, matches, filters } = search;
  const ids = await readCandidates(db, and(filters, matches), candidatesMax + 1);
  if (ids.length <= candidatesMax) return { ids, total: { count: ids.length, hasMore: false } };
  const named = await readCandidates(db, and(filters, await matchesWords(db, words, language, 'title')));
  const total = { count: candidatesMax, hasMore: true };
  return { ids: [...new Set([...named, ...ids])].slice(0, candidatesMax), total };
}

/** Counts the products that pass, as far as a search counts. */
export const countCandidates = (db: Executor, condition: SQL | undefined): Promise<Candidates['total']> =>
  countUpTo(
    db,
    candidatesMax,
    (limit) => sql`(${db.select({ id: products.id }).from(products).where(condition).limit(limit)})`,
  );

/** Returns the first candidates that pass, featured ones first. */
export async function readCandidates(
  db: Executor,
  condition: SQL | undefined,
  limit = candidatesMax,
): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(condition)
    .orderBy(sql`(not ${products.featured})`, products.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}
