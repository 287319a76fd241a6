import type { ReplyOf } from '@shopwright/contracts/endpoint';
import type { Language } from '@shopwright/contracts/fields';
import type * as endpoints from '@shopwright/contracts/http/products';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { and, asc, desc, isNull, type SQL, sql } from 'drizzle-orm';
import { categoryTranslations, products, productTranslations, translationsIn } from '../db/products';
import {
  atStart,
  atWordStart,
  hasIdIn,
  hasTranslations,
  isTooShortForTrigrams,
  joinedTitle,
  matchesSimilarWord,
  searchWords,
  selectIds,
  setSimilarityThreshold,
  totalSimilarity,
  typedWords,
} from './word-search';

type Suggestions = ReplyOf<typeof endpoints.suggestProducts>['products'];

const suggestionsMax = 6;
/** Limits how many products are ranked. A word in more names than this is usually still being typed. */
const candidatesMax = 1000;

/** Returns products by name: first those that begin with the search, then those that contain it, else similar ones. */
export async function suggestProducts({ db }: Database, search: string, language?: Language): Promise<Suggestions> {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const matching = await readSuggestions(db, language, {
    condition: isCandidate(search, words, language),
    order: asc(titleRank(search, words)),
  });
  return matching.length > 0 ? matching : suggestSimilar(db, search, language);
}

/** Adds the names that begin with the search separately, so that the limit never excludes them. */
function isCandidate(search: string, words: readonly string[], language?: Language): SQL {
  const matchesAll = and(isNull(products.archivedAt), ...words.map((word) => matchesTitle(word, language)));
  const some = sql`(select id from ${products} where ${matchesAll} limit ${candidatesMax})`;
  return hasIdIn(sql`${idsBeginningWith(search, language)} union all ${some}`);
}

/** Builds the condition that the name or category contains the word, or begins a word with it if it is short. */
const matchesTitle = (word: string, language?: Language): SQL =>
  hasIdIn(
    selectIds(word, language, (title, _text, { pattern }) =>
      isTooShortForTrigrams(word)
        ? sql`(${title} like ${atStart(pattern)} or ${title} like ${atWordStart(pattern)})`
        : sql`${title} like ${pattern}`,
    ),
  );

function idsBeginningWith(search: string, language?: Language): SQL {
  const english = sql`(select id from products
    where sort_name like ${atStart(sql`search_pattern(${search.trim()})`)} and archived_at is null limit 100)`;
  if (!hasTranslations(language)) return english;
  return sql`${english} union all (select product_id from product_translations
    where language = ${language} and title_text like ${atStart(sql`search_pattern(${search.trim()})`)} limit 100)`;
}

/** Ranks 0 where the name begins with the search, 1 where each word begins a word of the title, else 2. */
function titleRank(search: string, words: readonly string[]): SQL<number> {
  const typed = atStart(sql`search_pattern(${search.trim()})`);
  const beginsWords = words.map((word) => sql`' ' || ${joinedTitle} like ${atWordStart(sql`search_pattern(${word})`)}`);
  return sql<number>`case
    when ${productTranslations.titleText} like ${typed} or ${products.titleText} like ${typed} then 0
    when ${sql.join(beginsWords, sql` and `)} then 1
    else 2 end`;
}

function suggestSimilar(db: Database['db'], search: string, language?: Language): Promise<Suggestions> {
  const words = typedWords(search);
  return db.transaction(async (tx) => {
    await tx.execute(setSimilarityThreshold);
    return readSuggestions(tx, language, {
      condition: and(...words.map((word) => matchesSimilarWord(word, language))),
      order: desc(totalSimilarity(words)),
    });
  });
}

interface Selection {
  condition: SQL | undefined;
  order: SQL;
}

function readSuggestions(
  db: Executor,
  language: Language | undefined,
  { condition, order }: Selection,
): Promise<Suggestions> {
  const joined = translationsIn(language);
  return db
    .select({
      id: products.id,
      name: sql<string>`coalesce(${productTranslations.name}, ${products.name})`,
      image: products.image,
      price: products.price,
      category: sql<string>`coalesce(${categoryTranslations.name}, ${products.category})`,
    })
    .from(products)
    .leftJoin(productTranslations, joined.ofProduct)
    .leftJoin(categoryTranslations, joined.ofCategory)
    .where(and(isNull(products.archivedAt), condition))
    .orderBy(order, desc(products.featured), products.id)
    .limit(suggestionsMax);
}
