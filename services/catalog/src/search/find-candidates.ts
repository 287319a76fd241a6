import type { Language } from '@shopwright/contracts/fields';
import type { ListFacts } from '@shopwright/contracts/list-facts';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '../count-up-to';
import { products } from '../db/products';
import { readTitles, type TitleRow } from './relevance';
import { matchesWords } from './word-search';

/** Limits how many products a search counts and ranks: ten pages, and more than that takes longer at any size. */
export const candidatesMax = 250;

type Total = NonNullable<ListFacts['total']>;

interface Candidates {
  titles: TitleRow[];
  total: Total;
}

interface CandidateSearch {
  words: readonly string[];
  language: Language | undefined;
  /** The condition that a product contains the words. */
  matches: SQL | undefined;
  filters: SQL | undefined;
}

/**
 * Returns the products to rank: all that match, or where these are too many, first those with the words in their name or
 * category and then others. Featured products come first, so that every page has the same candidates.
 */
export async function findCandidates(db: Executor, search: CandidateSearch): Promise<Candidates> {
  const order = sql`found.scope, found.rank, found.id`;
  const titles = await readTitles(db, await selectTitlesFirst(db, search), order, search.language);
  const total = { count: Math.min(titles.length, candidatesMax), hasMore: titles.length > candidatesMax };
  return { titles: titles.slice(0, candidatesMax), total };
}

/**
 * Selects the ids of products with the words in name or category, then of others with them in the description, each once. Reads
 * no description where titles are enough: a common word is in many of both.
 */
export async function selectTitlesFirst(
  db: Executor,
  { words, language, matches, filters }: CandidateSearch,
): Promise<SQL> {
  const limit = candidatesMax + 1;
  const inTitle = selectCandidates(db, and(filters, await matchesWords(db, words, language, 'title')), limit);
  const isShort = sql`(select count(*) from in_title) < ${limit}`;
  const inText = selectCandidates(db, and(isShort, filters, matches), limit);
  return sql`
    with in_title as materialized ${inTitle}, in_text as ${inText}
    select id, rank, min(scope) as scope
    from (select 0 as scope, * from in_title union all select 1, * from in_text) found
    group by id, rank order by scope, rank, id limit ${limit}`;
}

/** Counts the products that pass, as far as a search counts. */
export const countCandidates = (db: Executor, condition: SQL | undefined): Promise<Total> =>
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
  const rows = await selectCandidates(db, condition, limit);
  return rows.map(({ id }) => id);
}

export function selectCandidates(db: Executor, condition: SQL | undefined, limit: number, order?: SQL) {
  const rank = (order ?? sql<boolean>`(not ${products.featured})`).as('rank');
  return db.select({ id: products.id, rank }).from(products).where(condition).orderBy(rank, products.id).limit(limit);
}
