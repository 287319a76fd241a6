import type { Language } from '@shopwright/contracts/fields';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, or, type SQL, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { candidatesMax } from './find-candidates';
import { matchesVariantTitle, matchesWords, type Scope, searchWords } from './word-search';

interface SearchOptions {
  language?: Language | undefined;
  scope?: Scope;
  /** What the list has: parents, or the variants that are sold. */
  rows?: 'listed' | 'sold';
}

/**
 * Builds the condition that a product contains every searched word, or has a SKU that begins with the whole search.
 * Undefined for an empty search. For staff only: visitors find products by their texts.
 */
export async function matchesSearch(
  db: Executor,
  search: string,
  { language = 'en', scope, rows = 'listed' }: SearchOptions = {},
): Promise<SQL | undefined> {
  const words = searchWords(search);
  const matches = await matchesWords(db, words, language, scope);
  const start = search.trim().replace(/[\\%_]/g, '\\$&');
  const beginsSku = sql`like lower(${start}) || '%'`;
  if (!matches) return undefined;
  return rows === 'listed'
    ? or(matches, listsSku(beginsSku))
    : or(matches, matchesVariantTitle(words), hasSku(beginsSku));
}

/** Returns the products that have, or whose variant has, exactly this SKU: at most one of them is on sale. */
export async function findBySku(db: Executor, search: string, filters: SQL | undefined): Promise<number[]> {
  const isExact = listsSku(sql`= lower(${search.trim()})`);
  const rows = await db.select({ id: products.id }).from(products).where(and(filters, isExact)).limit(candidatesMax);
  return rows.map(({ id }) => id);
}

/** The unique index has the products on sale; the archived ones are few. */
const hasSku = (comparison: SQL, table: SQL = sql`products`): SQL =>
  sql`((${table}.archived_at is null and lower(${table}.sku) ${comparison})
    or (${table}.archived_at is not null and lower(${table}.sku) ${comparison}))`;

/** A beginning that more SKUs share, such as that of all, finds some of them. */
const skusMax = 10_000;

/** A variant's SKU finds its product. */
const listsSku = (comparison: SQL): SQL => sql`products.id = any(array(
  select coalesce(v.parent_id, v.id) from products v where ${hasSku(comparison, sql`v`)} limit ${skusMax}))`;
