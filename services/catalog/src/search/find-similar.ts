import type { Language } from '@shopwright/contracts/fields';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, asc, desc, type SQL } from 'drizzle-orm';
import { products } from '../db/products';
import { readCandidates } from './find-candidates';
import { matchesSimilarWords, setSimilarityThreshold, totalSimilarity } from './word-search';

/** Limits how many similar products are compared, since that takes long at any size. */
export const similarMax = 500;

interface SimilarSearch {
  words: readonly string[];
  language?: Language | undefined;
  filters: SQL | undefined;
}

/**
 * Returns the ids of the products that contain every word, or a similar one in name or category. Where these are too many,
 * featured ones come first.
 */
export function findSimilar(
  { db }: Pick<Database, 'db'>,
  { words, language, filters }: SimilarSearch,
): Promise<number[]> {
  return db.transaction(async (tx) => {
    await tx.execute(setSimilarityThreshold);
    return readCandidates(tx, and(filters, await matchesSimilarWords(tx, words, language)), similarMax);
  });
}

/** Orders products most similar first. A query that joins no translations compares the English title alone. */
export const mostSimilarFirst = (words: readonly string[], title?: SQL): SQL[] => [
  desc(totalSimilarity(words, title)),
  desc(products.featured),
  asc(products.id),
];
