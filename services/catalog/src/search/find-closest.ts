import { asciiText } from '@shopwright/contracts/ascii-text';
import type { Language } from '@shopwright/contracts/fields';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { and, type SQL, sql } from 'drizzle-orm';
import { categoryTranslations } from '../db/categories';
import { products, productTranslations, translationsIn } from '../db/products';
import { selectCandidates } from './find-candidates';
import { createMatchScore, type MatchScore, type ScoredText } from './match-score';
import { asciiOf, toIntArray } from './relevance';
import {
  isLongEnoughForTypos,
  matchesSimilarWords,
  matchesWords,
  setSimilarityThreshold,
  similarity,
  toPattern,
} from './word-search';

/** The most products that are compared for one word. */
const perWordMax = 250;
/** A word in fewer names may be there in another form, such as `streaming` for `streamer`. */
const rareMax = 3;
/** A match is left out if it is worth less than this part of the best one. */
const worthMin = 0.15;
/** Nothing is close if the best match has words in its description only, which are worth less than this part of all. */
const describedMin = 0.15;
/** The number of best matches whose categories are compared. */
const bestMax = 8;
/** Is added to the score of a product in their category, as a part of the best score. */
const worthOfCategory = 0.2;

interface ClosestSearch {
  words: readonly string[];
  /** Those of the words that count twice. */
  things: readonly string[];
  language: Language | undefined;
  filters: SQL | undefined;
  /** Where a word is in too many products, the cheapest ones are compared instead of featured ones. */
  isCheapestFirst: boolean;
}

export interface ClosestProduct {
  id: number;
  price: number;
  score: number;
  /** True if the product has every word, as it was typed. */
  isWhole: boolean;
}

/** Returns the products in which most of the words are, best match first, whether any has them all or not. */
export async function findClosest(
  database: Pick<Database, 'db'>,
  { words, things, ...search }: ClosestSearch,
): Promise<ClosestProduct[]> {
  if (words.length === 0) return [];
  const { language } = search;
  const found = await selectByWord(database.db, words, search);
  const rare = words.filter((word, at) => (found[at]?.titles ?? 0) < rareMax && isLongEnoughForTypos(word));
  const similar = await findSimilarTo(database, rare, search);
  const weights = words.map((word, at) => {
    const known = found[at]?.ids.length || similar.get(word)?.size || 0;
    return (things.includes(word) ? 2 : 1) * Math.log(2 + (2 * perWordMax) / (1 + known));
  });
  const ids = new Set([
    ...found.flatMap((word) => word.ids),
    ...[...similar.values()].flatMap((map) => [...map.keys()]),
  ]);
  const texts = await readTexts(database.db, [...ids], { words, language });
  const scoreOf = createMatchScore({ words, written: words.map(asciiText), weights, similar }, language);
  const scored = favorCategory(texts.map((text) => ({ ...text, ...scoreOf(text) })));
  const best = scored[0];
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (!best || (!best.isNamed && best.score < describedMin * all)) return [];
  return scored.filter(({ score }) => score >= worthMin * best.score).slice(0, perWordMax);
}

type Scored = ScoredText & MatchScore;

const bestFirst = (a: Scored, b: Scored) => b.score - a.score || Number(b.featured) - Number(a.featured) || a.id - b.id;

/** Ranks what is in the category of most of the best matches before what is as good. */
function favorCategory(scored: Scored[]): Scored[] {
  const best = scored.sort(bestFirst).slice(0, bestMax);
  const worthOf = (id: number | null) => best.reduce((sum, row) => sum + (row.categoryId === id ? row.score : 0), 0);
  const [favorite] = best.map(({ categoryId }) => categoryId).sort((a, b) => worthOf(b) - worthOf(a));
  const bonus = worthOfCategory * (best[0]?.score ?? 0);
  return scored
    .map((row) => (row.categoryId === favorite ? { ...row, score: row.score + bonus } : row))
    .sort(bestFirst);
}

type Found = { ids: number[]; titles: number };
type CandidateSearch = Omit<ClosestSearch, 'words' | 'things'>;

const byPrice = sql`${products.price}`;

/** Returns for each word the first products with it in their titles, and others with it in their texts. */
async function selectByWord(
  db: Executor,
  words: readonly string[],
  { language, filters, isCheapestFirst }: CandidateSearch,
): Promise<Found[]> {
  const parts = await Promise.all(
    words.map(async (word) => {
      const inScope = async (scope: 'title' | 'text') => {
        const condition = and(filters, await matchesWords(db, [word], language, scope));
        return sql`array(select id from ${selectCandidates(db, condition, perWordMax, isCheapestFirst ? byPrice : undefined)} found)`;
      };
      return sql`jsonb_build_array(${await inScope('title')}, ${await inScope('text')})`;
    }),
  );
  const [row] = await db.execute<{ found: [number[], number[]][] }>(
    sql`select jsonb_build_array(${sql.join(parts, sql`, `)}) as found`,
  );
  return (row?.found ?? []).map(([titles, texts]) => ({
    ids: [...new Set([...titles, ...texts])],
    titles: titles.length,
  }));
}

/** Returns for each word how similar the titles are that have it in another form. */
async function findSimilarTo(
  { db }: Pick<Database, 'db'>,
  words: readonly string[],
  { language, filters }: CandidateSearch,
): Promise<Map<string, Map<number, number>>> {
  const found = new Map<string, Map<number, number>>();
  if (words.length === 0) return found;
  const joined = translationsIn(language);
  await db.transaction(async (tx) => {
    await tx.execute(setSimilarityThreshold);
    for (const word of words) {
      const condition = and(filters, await matchesSimilarWords(tx, [word], language));
      const candidates = sql`(select id from ${selectCandidates(tx, condition, perWordMax)} found)`;
      const title = sql`(${products.titleText} || ' ' || coalesce(${productTranslations.titleText}, '')
        || ' ' || coalesce(${categoryTranslations.titleText}, ''))`;
      const rows = await tx
        .select({ id: products.id, similarity: similarity(word, title) })
        .from(products)
        .leftJoin(productTranslations, joined.ofProduct)
        .leftJoin(categoryTranslations, joined.ofCategory)
        .where(sql`${products.id} = any(array${candidates})`);
      found.set(word, new Map(rows.map((row) => [row.id, Number(row.similarity)])));
    }
  });
  return found;
}

/** Reads what the products are compared by. */
async function readTexts(
  db: Executor,
  ids: readonly number[],
  { words, language = 'en' }: Pick<ClosestSearch, 'words' | 'language'>,
): Promise<ScoredText[]> {
  if (ids.length === 0) return [];
  const joined = translationsIn(language);
  const isIn = words.map((word) => {
    const pattern = toPattern(word);
    return sql`(${products.searchText} like ${pattern} or ${productTranslations.searchText} like ${pattern}) is true`;
  });
  const rows = await db
    .select({
      id: products.id,
      featured: products.featured,
      categoryId: products.categoryId,
      price: sql<number>`${products.price}::float8`,
      name: asciiOf(products.name),
      translatedName: sql<string>`coalesce(${productTranslations.titleText}, '')`,
      category: asciiOf(products.category),
      translatedCategory: sql<string>`coalesce(${categoryTranslations.titleText}, '')`,
      isInText: sql<boolean[]>`jsonb_build_array(${sql.join(isIn, sql`, `)})`,
    })
    .from(products)
    .leftJoin(productTranslations, joined.ofProduct)
    .leftJoin(categoryTranslations, joined.ofCategory)
    .where(sql`${products.id} = any(${toIntArray(ids)})`);
  return rows;
}
