import type { QueryOf, ReplyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/staff-products';
import {
  type ProductFilter,
  type ProductView,
  productViews,
  type StaffSort,
} from '@shopwright/contracts/http/staff-products';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { products, staffColumns } from '../db/products';
import { importItems } from '../db/suppliers';
import { findCandidates } from '../search/find-candidates';
import { selectRelevance } from '../search/relevance';
import { matchesWords, searchWords } from '../search/word-search';

const onSale = sql`${products.archivedAt} is null`;
const hasNone = sql`(${products.stockOnHand} = 0 or not ${products.inStock})`;

const viewConditions: Record<ProductView, SQL> = {
  all: sql`true`,
  active: onSale,
  'out-of-stock': sql`${onSale} and ${hasNone}`,
  'low-stock': sql`${onSale} and not ${hasNone} and ${products.stockOnHand} <= ${products.lowStockThreshold}`,
  featured: sql`${onSale} and ${products.featured}`,
  dropshipped: sql`${onSale} and ${products.isDropshipped}`,
  archived: sql`${products.archivedAt} is not null`,
};

const sortKeys: Record<StaffSort, SQL> = {
  newest: desc(products.id),
  name: sql`${products.sortName}`,
  'name-desc': desc(products.sortName),
  price: sql`${products.price}`,
  'price-desc': desc(products.price),
  stock: sql`${products.stockOnHand}`,
  'stock-desc': desc(products.stockOnHand),
};

const listedColumns = {
  ...staffColumns,
  isImported: sql<boolean>`exists (select 1 from ${importItems} where ${importItems}.product_id = ${products}.id)`,
};

type StaffQuery = QueryOf<typeof endpoints.listStaffProducts>;

const defaultLimit = 50;

/** Returns one page, the number of products on all pages and that of each view. */
export async function listStaffProducts(
  { db }: Database,
  query: StaffQuery,
): Promise<ReplyOf<typeof endpoints.listStaffProducts>> {
  const condition = await staffProductCondition(db, query);
  const ranking = await rankMatches(db, query);
  const [rows, total, counts] = await Promise.all([
    selectStaffPage(db, query, condition, ranking),
    db.$count(products, condition),
    countViews(db),
  ]);
  return { rows, total, counts };
}

/** Selects one page. The ranking is joined once: as a subselect of the order it would be made for each matching product. */
export function selectStaffPage(db: Executor, query: StaffQuery, condition: SQL | undefined, ranking: SQL | undefined) {
  const { limit = defaultLimit, page = 1, sort = 'newest' } = query;
  const rows = db.select(listedColumns).from(products).$dynamic();
  if (ranking) rows.leftJoin(sql`${ranking} ranked`, sql`ranked.id = ${products.id}`);
  return (
    rows
      .where(condition)
      // Products that a search found but did not rank come last.
      .orderBy(ranking ? sql`ranked.key nulls last` : sortKeys[sort], desc(products.id))
      .limit(limit)
      .offset((page - 1) * limit)
  );
}

/** Builds the condition that a product is in the view and category, and contains every searched word. */
export async function staffProductCondition(db: Executor, filter: ProductFilter): Promise<SQL | undefined> {
  const matches = await matchesWords(db, searchWords(filter.search ?? ''));
  return and(filterCondition(filter), matches);
}

const filterCondition = ({ view, categoryId }: ProductFilter): SQL | undefined =>
  and(viewConditions[view], categoryId === undefined ? undefined : eq(products.categoryId, categoryId));

/** Ranks the best matches of a search; see `selectRelevance`. Undefined where the list has another order. */
export async function rankMatches(db: Executor, query: StaffQuery): Promise<SQL | undefined> {
  const words = searchWords(query.search ?? '');
  if (query.sort || words.length === 0) return undefined;
  const matches = await matchesWords(db, words);
  const search = { words, language: undefined, matches, filters: filterCondition(query) };
  const { ids } = await findCandidates(db, search);
  return selectRelevance(ids, words);
}

async function countViews(db: Executor): Promise<Record<ProductView, number>> {
  const count = (view: ProductView) =>
    sql`count(*) filter (where ${viewConditions[view]})`.mapWith(Number).as(view.replaceAll('-', '_'));
  const columns = Object.fromEntries(productViews.map((view) => [view, count(view)]));
  const [row] = await db.select(columns).from(products);
  return row as Record<ProductView, number>;
}
