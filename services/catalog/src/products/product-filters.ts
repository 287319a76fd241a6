import { and, eq, gte, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { products } from '../db/products';
import type { ListQuery } from './list-query';

/** What the list is narrowed to besides the words that are searched for. */
export function productFilters(query: ListQuery): SQL | undefined {
  const { categoryId, minPrice, maxPrice, minRating } = query;
  return and(
    query.archived ? isNotNull(products.archivedAt) : isNull(products.archivedAt),
    categoryId === undefined ? undefined : eq(products.categoryId, categoryId),
    minPrice === undefined ? undefined : gte(products.price, minPrice),
    maxPrice === undefined ? undefined : lte(products.price, maxPrice),
    minRating === undefined ? undefined : gte(products.rating, minRating),
    query.featured ? eq(products.featured, true) : undefined,
    query.inStock ? sql`${products.inStock} and ${products.stockQuantity} > ${products.reservedQuantity}` : undefined,
  );
}
