import { asciiText } from '@shopwright/contracts/ascii-text';
import type { Language } from '@shopwright/contracts/fields';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { plannedValue } from '@shopwright/service-kit/database/repeated-statements';
import { and, type SQL, sql } from 'drizzle-orm';
import { categoryTranslations } from '../db/categories';
import { isNoVariant, isVariant, products, productTranslations } from '../db/products';

export const chineseOrJapanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** The segmenter's dictionary has Chinese and Japanese words, in every locale. */
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
/** Limits the index lookups of one search. */
const wordsMax = 8;

/** Returns what was typed between spaces, without duplicates, and without what no search sees, such as an accent alone. */
export function typedWords(search: string): string[] {
  // Composed, so that a letter with its accent is one, and a syllable of an old keyboard or of half width is one as well.
  const typed = search.normalize('NFKC').split(/\s+/);
  return firstUnique(typed.filter((word) => asciiText(word).trim() !== ''));
}

/** Returns the words that a product must contain. */
export const searchWords = (search: string): string[] => toStems(splitText(typedWords(search).join(' ')));

/** Returns the first words without the endings that a product may have or not. */
export const toStems = (words: readonly string[]): string[] =>
  firstUnique(words.map((word) => (chineseOrJapanese.test(word) ? word : toStem(word))));

/** Splits a text at its spaces. Chinese and Japanese are written without. */
export const splitText = (text: string): string[] =>
  text.split(/\s+/).flatMap((word) => (chineseOrJapanese.test(word) ? splitWords(word) : word || []));

const plural = /^[\p{Script=Latin}]{3,}[^sS\P{L}][sS]$/u;
const arabicArticle = /^ال(?=\p{Script=Arabic}{3,}$)/u;

/** Removes the plural's `s` and the Arabic article, so that `webcams` finds `Webcam`. What contains the word contains its stem. */
const toStem = (word: string): string => (plural.test(word) ? word.slice(0, -1) : word.replace(arabicArticle, ''));

const firstUnique = (words: string[]): string[] => [...new Set(words)].slice(0, wordsMax);

function splitWords(text: string): string[] {
  return [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}

/** Words of one or two letters have no trigrams, so only the beginnings of words can be looked up. */
export const isTooShortForTrigrams = (word: string): boolean => asciiText(word).length < 3;

/** Excludes one or two letters and punctuation: they are similar to too many words. */
export const isLongEnoughForTypos = (word: string): boolean =>
  chineseOrJapanese.test(word) ? word.length > 1 : (word.match(/[\p{L}\p{N}]/gu) ?? []).length > 2;

const lettersOnly = /^[\p{L}\p{N}]{4,20}$/u;

/**
 * Returns a pattern that matches words with two neighbouring letters swapped: `lihgt` finds what begins with `light`.
 * That typing error is the most common one and leaves the fewest trigrams in common. Returns undefined for words that
 * are too short, and for scripts without letters.
 */
export function swappedPattern(word: string): string | undefined {
  if (!lettersOnly.test(word) || chineseOrJapanese.test(word)) return undefined;
  const letters = [...word];
  const swapped = letters.slice(1).map((letter, index) => {
    return [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join('');
  });
  return `\\m(${swapped.join('|')})`;
}

/** A word in more texts than this is common. */
const commonMin = 5000;

/** To compare a word with a title takes a hundred times as long as to find it there. */
const commonSimilarMin = 500;

/** The texts in which a word is looked for: the name and the category, or the description too. */
export type Scope = 'title' | 'text';

/** Builds the condition that a product contains every word, in English or in `language`. */
export const matchesWords = (
  db: Executor,
  words: readonly string[],
  language?: Language,
  scope: Scope = 'text',
): Promise<SQL | undefined> =>
  matchesEach(db, words, { language, conditionOf: (word) => containsWord(word, scope), commonMin });

/** The same of a variant's English title, which has the name of its product. */
export const matchesVariantTitle = (words: readonly string[]): SQL | undefined =>
  and(isVariant, ...words.map((word) => matchesEnglish(word, containsWord(word, 'title'))));

/**
 * Builds the condition that a product contains every word, or a similar one in its name or category. The transaction must
 * have run `setSimilarityThreshold`.
 */
export const matchesSimilarWords = (
  db: Executor,
  words: readonly string[],
  language?: Language,
): Promise<SQL | undefined> =>
  matchesEach(db, words, { language, conditionOf: containsSimilarWord, commonMin: commonSimilarMin });

interface Match {
  language: Language | undefined;
  conditionOf: (word: string) => TermCondition;
  /** The number of texts with a word that makes it common. */
  commonMin: number;
}

/**
 * Builds the condition that a product passes for every word. Rare words are looked up in an index. For common words that
 * is slow, and scanning in the list's order soon fills a page.
 */
async function matchesEach(db: Executor, words: readonly string[], match: Match): Promise<SQL | undefined> {
  const { language, conditionOf } = match;
  // In English alone, the planner chooses.
  if (words.length === 0) return undefined;
  if (!hasTranslations(language))
    return and(isNoVariant, ...words.map((word) => matchesEnglish(word, conditionOf(word))));
  const common = await findCommonWords(db, words, match);
  return and(
    isNoVariant,
    ...words.map((word) =>
      common.has(word)
        ? matchesEitherLanguage(word, language, conditionOf(word))
        : hasIdIn(selectIds(word, language, conditionOf(word))),
    ),
  );
}

type TermCondition = (title: SQL, text: SQL, term: SearchTerm) => SQL;

/** In a title, a word of one or two letters must begin a word: it is inside of too many. */
const containsWord =
  (word: string, scope: Scope): TermCondition =>
  (title, text, { pattern }) => {
    if (scope === 'text') return sql`${text} like ${pattern}`;
    if (!isTooShortForTrigrams(word)) return sql`${title} like ${pattern}`;
    return sql`(${title} like ${atStart(pattern)} or ${title} like ${atWordStart(pattern)})`;
  };

const matchesEnglish = (word: string, condition: TermCondition): SQL =>
  condition(sql`${products.titleText}`, sql`${products.searchText}`, toSearchTerm(word));

// `offset 0` keeps the planner from reading all translations first, to look each product up among them.
function matchesEitherLanguage(word: string, language: Language, condition: TermCondition): SQL {
  const term = toSearchTerm(word);
  return sql`(${matchesEnglish(word, condition)}
    or exists (select from product_translations t where t.product_id = ${products.id} and t.language = ${language}
      and ${condition(sql`t.title_text`, sql`t.search_text`, term)} offset 0)
    or ${products.categoryId} in (select category_id from category_translations c where c.language = ${language}
      and ${condition(sql`c.title_text`, sql`c.title_text`, term)}))`;
}

/** Counts words that are too short for trigrams as common, since no index can look them up. */
async function findCommonWords(
  db: Executor,
  words: readonly string[],
  { language, conditionOf, commonMin }: Match,
): Promise<Set<string>> {
  const [short, long] = [words.filter(isTooShortForTrigrams), words.filter((word) => !isTooShortForTrigrams(word))];
  if (long.length === 0) return new Set(short);
  const counts = long.map(
    (word) => sql`(select count(*) from (${selectIds(word, language, conditionOf(word))} limit ${commonMin}) held)`,
  );
  const [row] = await db.execute<{ counts: number[] }>(
    sql`select jsonb_build_array(${sql.join(counts, sql`, `)}) as counts`,
  );
  return new Set([...short, ...long.filter((_word, at) => row?.counts[at] === commonMin)]);
}

/** The word similarity from which on a word counts as similar. Lower, short words would match everything. */
export const similarityMin = 0.45;

/** Sets the threshold of the indexed operator `%>` until the transaction ends. */
export const setSimilarityThreshold = sql`select set_config('pg_trgm.word_similarity_threshold', ${String(similarityMin)}, true)`;

const containsSimilarWord =
  (word: string): TermCondition =>
  (title, text, { value, pattern, swapped }) => {
    const contains = sql`${text} like ${pattern}`;
    if (!isLongEnoughForTypos(word)) return contains;
    return swapped
      ? sql`(${contains} or ${title} %> ${value} or ${title} ~ ${swapped})`
      : sql`(${contains} or ${title} %> ${value})`;
  };

/** Name and category in both languages, for queries that join the translations. */
const joinedTitle = sql`(${products.titleText} || ' ' || coalesce(${productTranslations.titleText}, '')
  || ' ' || coalesce(${categoryTranslations.titleText}, ''))`;

/** Adds up how similar name and category are to each word, in English alone where the query joins no translations. */
export function totalSimilarity(words: readonly string[], title: SQL = joinedTitle): SQL<number> {
  return sql<number>`(${sql.join(
    words.map((word) => similarity(word, title)),
    sql` + `,
  )})`;
}

/** Returns how similar the title is to the word: from 0 to 1, and at least 0.95 for two swapped letters. */
export function similarity(word: string, title: SQL): SQL<number> {
  const { value, swapped } = toSearchTerm(word);
  const byTrigrams = sql`word_similarity(${value}, ${title})`;
  if (swapped === undefined) return sql<number>`${byTrigrams}`;
  return sql<number>`greatest(${byTrigrams}, case when ${title} ~ ${swapped} then 0.95 else 0 end)`;
}

/** A word in the form of the searched columns; `pattern` is escaped. */
interface SearchTerm {
  value: string;
  pattern: SQL;
  swapped: string | undefined;
}

/** Selects the ids of products by a condition on their texts. No index serves an OR over three tables, so each is one query. */
function selectIds(word: string, language: Language | undefined, condition: TermCondition): SQL {
  const term = toSearchTerm(word);
  const matches = condition(sql`title_text`, sql`search_text`, term);
  const sources = [sql`select id from products where parent_id is null and ${matches}`];
  if (hasTranslations(language)) {
    const categoryMatches = condition(sql`c.title_text`, sql`c.title_text`, term);
    sources.push(
      sql`select product_id from product_translations where language = ${language} and ${matches}`,
      sql`select p.id from products p join category_translations c using (category_id)
        where c.language = ${language} and ${categoryMatches}`,
    );
  }
  return sql.join(sources, sql` union all `);
}

/** Compares with an array, which runs the subquery once. With `in`, the planner may run it for every product. */
const hasIdIn = (ids: SQL): SQL => sql`${products.id} = any(array(${ids}))`;

/** Turn a pattern that matches anywhere into one that matches at the start of the text, or of a word in it. */
const atStart = (pattern: SQL) => sql`substr(${pattern}, 2)`;
export const atWordStart = (pattern: SQL) => sql`('% ' || substr(${pattern}, 2))`;

function toSearchTerm(word: string): SearchTerm {
  const swapped = swappedPattern(word);
  return {
    value: asciiText(word),
    // For unknown words, Postgres would expect few products, and read an index for a common one.
    pattern: plannedValue(toPattern(word)),
    swapped: swapped === undefined ? undefined : asciiText(swapped),
  };
}

/** Returns what matches a column of `ascii_text` that contains the word. */
export const toPattern = (word: string): string => `%${asciiText(word).replace(/[\\%_]/g, '\\$&')}%`;

/** The products themselves are written in English. */
const hasTranslations = (language: Language | undefined): language is Language => !!language && language !== 'en';
