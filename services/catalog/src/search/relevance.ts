import { asciiText } from '@shopwright/contracts/ascii-text';
import type { Language } from '@shopwright/contracts/fields';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { categoryTranslations } from '../db/categories';
import { products, productTranslations, translationsIn } from '../db/products';
import { createRelevanceKey } from './relevance-key';

/** A smaller key is a better match. */
export interface RankedProduct {
  id: number;
  key: number;
}

interface Ranking {
  words: readonly string[];
  language?: Language | undefined;
}

export type TitleRow = [
  id: number,
  featured: boolean,
  name: string,
  translated: string,
  category: string,
  translated: string,
];

/** Ranks products, best match first. Postgres would take ten times as long to compare a name with the words. */
export function rankByRelevance(titles: readonly TitleRow[], { words, language }: Ranking): RankedProduct[] {
  const keyOf = createRelevanceKey(words, words.map(asciiText), language);
  return titles
    .map(([id, featured, name, translatedName, category, translatedCategory]) => {
      return { id, key: keyOf({ featured, name, translatedName, category, translatedCategory }) };
    })
    .sort((a, b) => a.key - b.key || a.id - b.id);
}

/** Reads what the found products are ranked by, in this order. */
export async function readTitles(
  db: Executor,
  found: SQLWrapper,
  order: SQL,
  language?: Language,
): Promise<TitleRow[]> {
  const [row] = await db.execute<{ titles: TitleRow[] | null }>(selectTitles(found, order, language));
  return row?.titles ?? [];
}

/** Selects the titles of the found products as one value, since hundreds of rows take long to read. */
export function selectTitles(found: SQLWrapper, order: SQL, language: Language = 'en'): SQL {
  const joined = translationsIn(language);
  const isTranslated = language !== 'en';
  const translated = (column: typeof productTranslations.titleText | typeof categoryTranslations.titleText) =>
    isTranslated ? sql`coalesce(${column}, '')` : sql`''`;
  const translations = sql`
    left join ${productTranslations} on ${joined.ofProduct}
    left join ${categoryTranslations} on ${joined.ofCategory}`;
  return sql`
    select json_agg(json_build_array(${products.id}, ${products.featured},
        ${asciiOf(products.name)}, ${translated(productTranslations.titleText)},
        ${asciiOf(products.category)}, ${translated(categoryTranslations.titleText)}) order by ${order}) as titles
    from (${found}) found join ${products} on ${products.id} = found.id ${isTranslated ? translations : sql``}`;
}

/** The condition that a product is one of these. */
export const isAmong = (ids: readonly number[]): SQL => sql`${products.id} = any(${toIntArray(ids)})`;

/** One parameter for all ids. */
export const toIntArray = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`;

/** Selects `id` and `key` of ranked products. */
export const selectKeys = (ranked: readonly RankedProduct[]): SQL =>
  sql`(select * from unnest(${toIntArray(ranked.map(({ id }) => id))}, ${toIntArray(ranked.map(({ key }) => key))})
    as ranked_products(id, key))`;

/** Equals the result of `ascii_text`, in a fraction of the time for texts that are ASCII already. */
export const asciiOf = (column: typeof products.name | typeof products.category): SQL<string> =>
  sql<string>`case when octet_length(${column}) = length(${column}) then lower(${column} collate "C") else ascii_text(${column}) end`;
