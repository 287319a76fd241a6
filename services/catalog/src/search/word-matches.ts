import type { Language } from '@shopwright/contracts/languages';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, type SQL, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { isShort, mayBeMistyped, swappedPattern } from './search-words';

/** From which word similarity on something counts as meant. Lower, and short words find everything. */
export const similarEnough = 0.5;

/** Makes the similarity operator, which alone an index serves, judge by our measure until the transaction ends. */
export const setSimilarity = sql`select set_config('pg_trgm.word_similarity_threshold', ${String(similarEnough)}, true)`;

/** A word that stands in so many texts is common. */
const commonMin = 5000;

/**
 * That the product holds every word as it stands, in English or in the reader's language. What holds a rare word is
 * looked up. Of a common one that takes long, but a walk along the list's order soon has a page full of it.
 */
export async function holdsWords(
  db: Executor,
  words: readonly string[],
  language?: Language,
): Promise<SQL | undefined> {
  // In English alone the planner can choose.
  if (!isForeign(language)) return and(...words.map(holdsInEnglish));
  const common = await commonOf(db, words, language);
  return and(
    ...words.map((word) => (common.has(word) ? holdsInEither(word, language) : isOneOf(idsHolding(word, language)))),
  );
}

const holdsInEnglish = (word: string): SQL => sql`${products.searchText} like search_pattern(${word})`;

const holdsInEither = (word: string, language: Language): SQL => sql`(${holdsInEnglish(word)}
  or exists (select from product_translations t
    where t.product_id = ${products.id} and t.language = ${language} and t.search_text like search_pattern(${word}))
  or ${products.categoryId} in (select category_id from category_translations c
    where c.language = ${language} and c.title_text like search_pattern(${word})))`;

const idsHolding = (word: string, language: Language): SQL =>
  idsWith(word, language, (_title, text, { pattern }) => sql`${text} like ${pattern}`);

/** What is too short for trigrams cannot be looked up, so it is taken for common unseen. */
async function commonOf(db: Executor, words: readonly string[], language: Language): Promise<Set<string>> {
  const [short, long] = [words.filter(isShort), words.filter((word) => !isShort(word))];
  if (long.length === 0) return new Set(short);
  const counts = long.map(
    (word) => sql`(select count(*) from (${idsHolding(word, language)} limit ${commonMin}) held)`,
  );
  const [row] = await db.execute<{ counts: string[] }>(sql`select array[${sql.join(counts, sql`, `)}] as counts`);
  return new Set([...short, ...long.filter((_word, at) => Number(row?.counts[at]) === commonMin)]);
}

/** That the name or category holds the word, also where it is only the beginning of one. */
export const titleHolds = (word: string, language?: Language): SQL =>
  isAmong(word, language, (title, _text, { pattern }) =>
    isShort(word)
      ? sql`(${title} like ${atStart(pattern)} or ${title} like ${atWordStart(pattern)})`
      : sql`${title} like ${pattern}`,
  );

/** Some of the products whose name begins with what was typed. */
export function idsBeginning(search: string, language?: Language): SQL {
  const english = sql`(select id from products
    where sort_name like ${atStart(sql`search_pattern(${search.trim()})`)} and archived_at is null limit 100)`;
  if (!isForeign(language)) return english;
  return sql`${english} union all (select product_id from product_translations
    where language = ${language} and title_text like ${atStart(sql`search_pattern(${search.trim()})`)} limit 100)`;
}

/** That the product holds the word or, in its name or category, one like it. Needs `setSimilarity`. */
export const holdsSimilarWord = (word: string, language?: Language): SQL =>
  isAmong(word, language, (title, text, { value, pattern, swapped }) => {
    const asItStands = sql`${text} like ${pattern}`;
    if (!mayBeMistyped(word)) return asItStands;
    return swapped
      ? sql`(${asItStands} or ${title} %> ${value} or ${title} ~ ${swapped})`
      : sql`(${asItStands} or ${title} %> ${value})`;
  });

/** From a pattern that finds a text anywhere: the one that finds it at the start, of all or of a word. */
export const atStart = (pattern: SQL) => sql`substr(${pattern}, 2)`;
export const atWordStart = (pattern: SQL) => sql`('% ' || substr(${pattern}, 2))`;

/** A word as the searched columns hold it; `pattern` is escaped. */
interface LookedUp {
  value: SQL;
  pattern: SQL;
  swapped: SQL | undefined;
}

type Condition = (title: SQL, text: SQL, word: LookedUp) => SQL;

const isAmong = (word: string, language: Language | undefined, condition: Condition): SQL =>
  isOneOf(idsWith(word, language, condition));

/** In a foreign language each source is looked up in its own index: none serves an OR over three tables. */
function idsWith(word: string, language: Language | undefined, condition: Condition): SQL {
  const held = lookUp(word);
  const here = condition(sql`title_text`, sql`search_text`, held);
  const sources = [sql`select id from products where ${here}`];
  if (isForeign(language)) {
    const category = condition(sql`c.title_text`, sql`c.title_text`, held);
    sources.push(
      sql`select product_id from product_translations where language = ${language} and ${here}`,
      sql`select p.id from products p join category_translations c using (category_id)
        where c.language = ${language} and ${category}`,
    );
  }
  return sql.join(sources, sql` union all `);
}

/** As an array, which is looked up once: of a subquery after IN the planner may run through the rows for each product. */
export const isOneOf = (ids: SQL): SQL => sql`${products.id} = any(array(${ids}))`;

function lookUp(word: string): LookedUp {
  const swapped = swappedPattern(word);
  return {
    value: sql`ascii_text(${word})`,
    pattern: sql`search_pattern(${word})`,
    swapped: swapped === undefined ? undefined : sql`ascii_text(${swapped})`,
  };
}

/** English is what the products themselves are written in. */
const isForeign = (language: Language | undefined): language is Language => !!language && language !== 'en';
