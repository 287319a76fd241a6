import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, type SQL, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { productTranslations } from '../db/translations';
import { defaultLimit, type ListQuery } from './list-query';
import { productFilters } from './product-filters';
import { isAfter, parseCursor, sortKey } from './product-sort';
import { translationsIn } from './translated-columns';

/**
 * Which products the page has, and the first of the next one. What they say is read for these alone: to sort whole rows,
 * with their texts in two languages, takes several times as long.
 */
export function findPage(db: Executor, query: ListQuery, holds: SQL | undefined) {
  const { sort, language, cursor, limit = defaultLimit } = query;
  const key = sortKey(sort, language);
  const isFurther = cursor ? isAfter(sort, parseCursor(sort, cursor), language) : undefined;
  return db
    .select({ id: products.id, key: sql`${key}`.as('key') })
    .from(products)
    .leftJoin(productTranslations, translationsIn(language).ofProduct)
    .where(and(productFilters(query), holds, isFurther))
    .orderBy(key, products.id)
    .limit(limit + 1)
    .as('found');
}
