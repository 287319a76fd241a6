import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type { Language } from '@shopwright/contracts/fields';
import type * as endpoints from '@shopwright/contracts/http/products';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { and, sql } from 'drizzle-orm';
import { categoryTranslations } from '../db/categories';
import { isListed, products, productTranslations, publicColumns, translationsIn } from '../db/products';
import { correctSearch } from './correct-search';
import { candidatesMax, selectCandidates } from './find-candidates';
import { findSimilar, mostSimilarFirst } from './find-similar';
import { isAmong, rankByRelevance, readTitles } from './relevance';
import { isMissedWish, searchByWish } from './search-by-wish';
import { matchesWords, searchWords, typedWords } from './word-search';

type Suggestions = ResponseOf<typeof endpoints.suggestProducts>['products'];

interface Suggested {
  products: Suggestions;
  /** The words that the search was corrected to. */
  corrected?: string;
  isPartial?: boolean;
  /** The categories that fit what the search was taken for. */
  categoryIds?: number[];
}

const suggestionsMax = 6;

/**
 * Returns products by name or category in the order in which the list would show them, else the closest or similar ones, and
 * says so.
 */
export async function suggestProducts({ db }: Database, search: string, language?: Language): Promise<Suggested> {
  const words = searchWords(search);
  if (words.length === 0) return { products: [] };
  const matches = await matchesWords(db, words, language, 'title');
  const candidates = selectCandidates(db, and(isListed, matches), candidatesMax);
  const found = await readTitles(db, candidates, sql`found.id`, language);
  const ids = rankByRelevance(found, { words, language }).map(({ id }) => id);
  if (ids.length > 0) return { products: await readSuggested(db, ids.slice(0, suggestionsMax), language) };
  const described = await matchesWords(db, words, language);
  if (await isMissedWish(db, { search, language, matches: described })) {
    const wished = await readClosest(db, search, language);
    if (wished) return wished;
  }
  const similar = await readSimilar(db, search, language);
  // Words that only descriptions contain are no typing error.
  const [exact] = await db.select({ id: products.id }).from(products).where(and(isListed, described)).limit(1);
  if (exact) return { products: similar };
  if (similar.length === 0) return (await readClosest(db, search, language)) ?? { products: [] };
  return { products: similar, corrected: correctSearch(search, similar) };
}

const suggestionColumns = {
  id: products.id,
  name: sql<string>`coalesce(${productTranslations.name}, ${products.name})`,
  image: products.image,
  price: products.price,
  compareAtPrice: products.compareAtPrice,
  priceMax: publicColumns.priceMax,
  category: sql<string>`coalesce(${categoryTranslations.name}, ${products.category})`,
};

export async function readSuggested(
  db: Executor,
  ids: readonly number[],
  language: Language | undefined,
): Promise<Suggestions> {
  const joined = translationsIn(language);
  const rows = await db
    .select(suggestionColumns)
    .from(products)
    .leftJoin(productTranslations, joined.ofProduct)
    .leftJoin(categoryTranslations, joined.ofCategory)
    .where(isAmong(ids));
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

async function readClosest(db: Database['db'], search: string, language?: Language): Promise<Suggested | undefined> {
  const granted = await searchByWish({ db }, { search, language, filters: isListed });
  if (!granted) return undefined;
  const { isPartial, categoryIds } = granted.interpretation;
  return { products: await readSuggested(db, granted.ids.slice(0, suggestionsMax), language), isPartial, categoryIds };
}

async function readSimilar(db: Database['db'], search: string, language?: Language): Promise<Suggestions> {
  const words = typedWords(search);
  const ids = await findSimilar({ db }, { words, language, filters: isListed });
  const joined = translationsIn(language);
  return db
    .select(suggestionColumns)
    .from(products)
    .leftJoin(productTranslations, joined.ofProduct)
    .leftJoin(categoryTranslations, joined.ofCategory)
    .where(isAmong(ids))
    .orderBy(...mostSimilarFirst(words))
    .limit(suggestionsMax);
}
