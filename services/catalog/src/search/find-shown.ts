import type { Language } from '@shopwright/contracts/fields';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { and, type SQL } from 'drizzle-orm';
import { isListed, products } from '../db/products';
import { findSimilar } from './find-similar';
import { isMissedWish, searchByWish } from './search-by-wish';
import { isLongEnoughForTypos, typedWords } from './word-search';

interface ShownSearch {
  search: string;
  language: Language | undefined;
  /** The condition that a product has all the words. */
  matches: SQL | undefined;
  /** Whether no product has all the words and passes the filters. */
  isNoneFound: boolean;
}

/** Returns the ids of the products within filters; undefined where the list shows those with all the words after all. */
type FindIds = (filters: SQL | undefined) => Promise<number[] | undefined>;

/**
 * Returns how to find the products that the list shows in place of those with all the words: the closest to a wish, or those
 * with similar words. Undefined where it shows these.
 */
export async function findShown(
  database: Pick<Database, 'db'>,
  { search, language, matches, isNoneFound }: ShownSearch,
): Promise<FindIds | undefined> {
  const findWished: FindIds = async (filters) => (await searchByWish(database, { search, language, filters }))?.ids;
  if (await isMissedWish(database.db, { search, language, matches })) return findWished;
  const words = typedWords(search);
  if (!isNoneFound || !words.some(isLongEnoughForTypos)) return undefined;
  if (await existsUnfiltered(database.db, matches)) return undefined;
  return async (filters) => {
    const similar = await findSimilar(database, { words, language, filters });
    return similar.length > 0 ? similar : findWished(filters);
  };
}

/**
 * Returns whether products match the words without the other filters, so that the words have no typing error. Archived
 * products count only in a list of archived ones.
 */
export async function existsUnfiltered(db: Executor, matches: SQL | undefined, archived = false): Promise<boolean> {
  const isVisible = archived ? undefined : isListed;
  const rows = await db.select({ id: products.id }).from(products).where(and(isVisible, matches)).limit(1);
  return rows.length > 0;
}
