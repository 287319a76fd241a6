import { type SQL, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { categoryTranslations, productTranslations } from '../db/translations';
import { swappedPattern } from './search-words';
import { atStart, atWordStart } from './word-matches';

/** Name and category in both languages, as one text; the query joins the translations. */
const anyTitle = sql`(${products.titleText} || ' ' || coalesce(${productTranslations.titleText}, '')
  || ' ' || coalesce(${categoryTranslations.titleText}, ''))`;

/** 0 where a name begins with what was typed, 1 where each word begins one, 2 where they stand anywhere. */
export function titleRank(search: string, words: readonly string[]): SQL<number> {
  const typed = atStart(sql`search_pattern(${search.trim()})`);
  const beginsWords = words.map((word) => sql`' ' || ${anyTitle} like ${atWordStart(sql`search_pattern(${word})`)}`);
  return sql<number>`case
    when ${productTranslations.titleText} like ${typed} or ${products.titleText} like ${typed} then 0
    when ${sql.join(beginsWords, sql` and `)} then 1
    else 2 end`;
}

/** How much name and category are like the words: 1 for each word that stands there, and nearly 1 with swapped letters. */
export function similarityTo(words: readonly string[]): SQL<number> {
  return sql<number>`(${sql.join(
    words.map((word) => likeness(word, anyTitle)),
    sql` + `,
  )})`;
}

export function likeness(word: string, title: SQL): SQL<number> {
  const similarity = sql`word_similarity(ascii_text(${word}), ${title})`;
  const swapped = swappedPattern(word);
  if (swapped === undefined) return sql<number>`${similarity}`;
  return sql<number>`greatest(${similarity}, case when ${title} ~ ascii_text(${swapped}) then 0.95 else 0 end)`;
}
