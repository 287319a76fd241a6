import type { Language } from '@shopwright/contracts/fields';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, or, type SQL, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { candidatesMax } from './find-candidates';
import { matchesWords, type Scope, searchWords } from './word-search';

interface SearchOptions {
  language?: Language | undefined;
  scope?: Scope;
}

/**
 * Builds the condition that a product contains every searched word, or has a SKU that begins with the whole search.
 * Undefined for an empty search. For staff only: visitors find products by their texts.
 */
export async function matchesSearch(
  db: Executor,
  search: string,
  { language = 'en', scope }: SearchOptions = {},
): Promise<SQL | undefined> {
  const matches = await matchesWords(db, searchWords(search), language, scope);
  const start = search.trim().replace(/[\\%_]/g, '\\$&');
  return matches && or(matches, hasSku(sql`like lower(${start}) || '%'`));
}

/** Returns the products that have exactly this SKU: at most one of them is on sale. */
export async function findBySku(db: Executor, search: string, filters: SQL | undefined): Promise<number[]> {
  const isExact = hasSku(sql`= lower(${search.trim()})`);
  const rows = await db.select({ id: products.id }).from(products).where(and(filters, isExact)).limit(candidatesMax);
  return rows.map(({ id }) => id);
}

/** The unique index has the products on sale; the archived ones are few. */
const hasSku = (comparison: SQL): SQL => sql`((${products.archivedAt} is null and lower(${products.sku}) ${comparison})
  or (${products.archivedAt} is not null and lower(${products.sku}) ${comparison}))`;
