import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type { Language } from '@shopwright/contracts/fields';
import type { suggestProducts } from '@shopwright/contracts/http/products';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { categories, categoryTranslations } from '../db/categories';
import { atWordStart, searchWords, similarity, similarityMin, toPattern, typedWords } from './word-search';

type Suggestions = ResponseOf<typeof suggestProducts>['categories'];

const suggestionsMax = 3;

/** Returns categories that contain every word, those with words that begin with them first, else similar ones. */
export async function suggestCategories({ db }: Database, search: string, language?: Language): Promise<Suggestions> {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const contains = words.map((word) => sql`title like ${toPattern(word)}`);
  const begins = words.map((word) => sql`' ' || title like ${atWordStart(sql`${toPattern(word)}::text`)}`);
  const similarities = typedWords(search).map((word) => similarity(word, sql`title`));
  // Categories are few, so the query reads them all.
  const rows = await db.execute<{ id: number; name: string; is_match: boolean }>(sql`
    with titled as (
      select c.id, coalesce(t.name, c.name) as name, ascii_text(c.name) || ' ' || coalesce(t.title_text, '') as title
      from categories c
      left join category_translations t on t.category_id = c.id and t.language = ${language ?? 'en'}
      where not c.is_hidden and c.merged_into_id is null
    ), compared as (
      select id, name, (${sql.join(contains, sql` and `)}) as is_match, (${sql.join(begins, sql` and `)}) as begins,
        least(${sql.join(similarities, sql`, `)}) as similarity
      from titled
    )
    select id, name, is_match from compared where is_match or similarity >= ${similarityMin}
    order by is_match desc, begins desc, similarity desc, id limit ${suggestionsMax}`);
  const matching = rows.filter((row) => row.is_match);
  return (matching.length > 0 ? matching : rows).map(({ id, name }) => ({ id, name }));
}

/** Reads these categories, in this order. */
export async function readCategories(
  { db }: Database,
  ids: readonly number[],
  language: Language = 'en',
): Promise<Suggestions> {
  const rows = await db
    .select({ id: categories.id, name: sql<string>`coalesce(${categoryTranslations.name}, ${categories.name})` })
    .from(categories)
    .leftJoin(
      categoryTranslations,
      and(eq(categoryTranslations.categoryId, categories.id), eq(categoryTranslations.language, language)),
    )
    .where(inArray(categories.id, [...ids]));
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
