import type { Language } from '@shopwright/contracts/languages';
import { type SQL, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { isShort, mayBeMistyped, swappedPattern } from './search-words';

/** From which word similarity on something counts as meant. Lower, and short words find everything. */
export const similarEnough = 0.5;

/** Makes the similarity operator, which alone an index serves, judge by our measure until the transaction ends. */
export const setSimilarity = sql`select set_config('pg_trgm.word_similarity_threshold', ${String(similarEnough)}, true)`;

/** That the product holds the word as it stands, in English or in the reader's language. */
export function holdsWord(word: string, language?: Language): SQL {
  // Alone it leaves the planner free to walk along the list's order and stop at the end of the page.
  if (!isForeign(language)) return sql`${products.searchText} like search_pattern(${word})`;
  return isAmong(word, language, (_title, text, { pattern }) => sql`${text} like ${pattern}`);
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

/** In a foreign language each source is looked up in its own index: none serves an OR over three tables. */
function isAmong(word: string, language: Language | undefined, condition: Condition): SQL {
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
  return isOneOf(sql.join(sources, sql` union all `));
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
