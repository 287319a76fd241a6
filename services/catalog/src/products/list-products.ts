import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { listProducts as endpoint, Product, StaffProduct } from '@shopwright/contracts/http/products';
import { type ActorRole, isStaff } from '@shopwright/contracts/roles';
import type { Database } from '@shopwright/service-kit/database';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { publicColumns, staffColumns } from './product-columns';
import { cursorOf, isAfter, parseCursor, sortKeys } from './product-sort';

type ListQuery = QueryOf<typeof endpoint>;

interface ProductPage {
  items: (Product | StaffProduct)[];
  /** The cursor of the page after this one, if there is one. */
  next?: string;
}

const defaultLimit = 100;

export async function listProducts(database: Database, query: ListQuery, role: ActorRole): Promise<ProductPage> {
  const limit = query.limit ?? defaultLimit;
  const condition = and(
    isNull(products.archivedAt),
    query.search ? holdsEveryWord(query.search) : undefined,
    query.categoryId === undefined ? undefined : eq(products.categoryId, query.categoryId),
    query.cursor ? isAfter(query.sort, parseCursor(query.sort, query.cursor)) : undefined,
  );
  const sortKey = sql<string>`${sortKeys[query.sort]}::text`;
  const rows = await database.db
    .select({ product: isStaff(role) ? staffColumns : publicColumns, sortKey })
    .from(products)
    .where(condition)
    .orderBy(sortKeys[query.sort], products.id)
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return {
    items: page.map((row) => row.product),
    ...(hasMore && { next: cursorOf(query.sort, { key: last.sortKey, id: last.product.id }) }),
  };
}

/** search_pattern escapes the word, so that it is found as it stands; the trigram index serves the comparison. */
function holdsEveryWord(search: string): SQL | undefined {
  const words = new Set(search.split(/\s+/).filter(Boolean));
  return and(...[...words].map((word) => sql`${products.searchText} like search_pattern(${word})`));
}
