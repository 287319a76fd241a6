import type { QueryOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/inventory';
import { type InventoryRow, stockLevels } from '@shopwright/contracts/http/inventory';
import type { ListFacts } from '@shopwright/contracts/list-facts';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { countUpTo } from '../count-up-to';
import { decodeKeyset, encodeKeyset, idInCursor, nameInCursor } from '../cursor';
import { categoriesBelow, isInCategory } from '../db/categories';
import { productKinds, stockRows } from '../db/product-lists';
import { products } from '../db/products';
import { countProducts } from '../product-figures';
import { candidatesMax } from '../search/find-candidates';
import { matchesSearch } from '../search/match-sku';
import { inventoryFigures } from './get-inventory-summary';

type InventoryQuery = QueryOf<typeof endpoints.listInventory>;

const defaultLimit = 200;
const cursorShape = z.tuple([nameInCursor, idInCursor]);

/** Returns one page by name, and with the first one the number of all: exact, or as far as a search counts. */
export async function listInventory(db: Executor, query: InventoryQuery): Promise<Page<InventoryRow>> {
  const { limit = defaultLimit, cursor, search = '' } = query;
  const matches = await matchesSearch(db, search, { scope: 'title', rows: 'sold' });
  const found = selectInventoryPage(db, query, matches);
  const [rows, total] = await Promise.all([
    db
      .select({ row: inventoryColumns, sortName: found.sortName })
      .from(found)
      .innerJoin(products, eq(products.id, found.id))
      .orderBy(found.sortName, found.id),
    cursor === undefined ? countInventory(db, query, matches) : undefined,
  ]);
  const page = toPage(rows, limit, ({ row, sortName }) => encodeKeyset([sortName, row.id]));
  return { ...page, total, rows: page.rows.map(({ row }) => row) };
}

const inventoryColumns = {
  id: products.id,
  name: products.name,
  image: products.image,
  category: products.category,
  price: products.price,
  stockQuantity: products.stockOnHand,
  lowStockThreshold: products.lowStockThreshold,
  reservedQuantity: products.reservedQuantity,
  version: products.version,
};

/** Selects the ids of a page and the first of the next one, in the order of the narrow table of stock. */
export function selectInventoryPage(db: Executor, query: InventoryQuery, matches: SQL | undefined) {
  const { limit = defaultLimit, cursor } = query;
  const { sortName, productId: id } = stockRows;
  const [lastName, lastId] = cursor === undefined ? [] : decodeKeyset(cursorShape, cursor);
  const isLater = cursor === undefined ? undefined : sql`(${sortName}, ${id}) > (${lastName}::text, ${lastId}::int)`;
  const select = (isHere?: SQL) =>
    selectMatching(db, { level: query.level }, and(isHere, matches, isLater), {
      id: sql<number>`${id}`.as('found_id'),
      sortName: sql<string>`${sortName}`.as('found_name'),
    })
      .orderBy(sortName, id)
      .limit(limit + 1);
  if (query.categoryId === undefined) return select().as('found');
  // Merges the first rows of the category and of each one below it, which an index has in their order.
  const inOne = select(sql`${stockRows.categoryId} = below.id`);
  return db
    .select({
      id: sql<number>`listed.found_id`.as('found_id'),
      sortName: sql<string>`listed.found_name`.as('found_name'),
    })
    .from(sql`(${categoriesBelow(query.categoryId)}) below cross join lateral (${inOne}) listed`)
    .orderBy(sql`listed.found_name`, sql`listed.found_id`)
    .limit(limit + 1)
    .as('found');
}

/** Variants and products without options. */
const isSold = ne(stockRows.kind, productKinds.indexOf('parent'));

function selectMatching<Columns extends Record<string, SQL.Aliased>>(
  db: Executor,
  { level, categoryId }: InventoryQuery,
  matches: SQL | undefined,
  columns: Columns,
) {
  const rows = db.select(columns).from(stockRows).$dynamic();
  rows.innerJoin(products, eq(products.id, stockRows.productId));
  return rows.where(
    and(
      isSold,
      level === undefined ? undefined : eq(stockRows.level, stockLevels.indexOf(level)),
      categoryId === undefined ? undefined : isInCategory(stockRows.categoryId, categoryId),
      matches,
    ),
  );
}

async function countInventory(
  db: Executor,
  query: InventoryQuery,
  matches: SQL | undefined,
): Promise<ListFacts['total']> {
  if (!matches) return { count: await countProducts(db, inventoryFigures(query)), hasMore: false };
  return countUpTo(
    db,
    candidatesMax,
    (max) => sql`(${selectMatching(db, query, matches, { one: sql`1`.as('one') }).limit(max)})`,
  );
}
