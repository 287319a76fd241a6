import type { QueryOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/staff-products';
import type { ProductFilter, StaffSort } from '@shopwright/contracts/http/staff-products';
import { pageSize } from '@shopwright/contracts/limits';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '../count-up-to';
import { isInCategory, isOfCategory, withCategories } from '../db/categories';
import { productFigures, stockRows } from '../db/product-lists';
import { isListed, isNoVariant, products, staffColumns } from '../db/products';
import { importItems } from '../db/suppliers';
import { countProducts } from '../product-figures';
import { correctSearch } from '../search/correct-search';
import { findCandidates } from '../search/find-candidates';
import { findSimilar, mostSimilarFirst, similarMax } from '../search/find-similar';
import { findBySku, matchesSearch } from '../search/match-sku';
import { isAmong, rankByRelevance, selectKeys } from '../search/relevance';
import { isLongEnoughForTypos, searchWords, typedWords } from '../search/word-search';
import { countViews, isOutOfStock, viewConditions, viewFigures } from './product-views';

const listedColumns = {
  ...staffColumns,
  isImported: sql<boolean>`exists (select 1 from ${importItems} where ${importItems}.product_id = ${products}.id)`,
  variantCount: sql<number>`(select count(*)::int from ${products} variant where variant.parent_id = ${products}.id
    and variant.position is not null)`,
};

type StaffQuery = QueryOf<typeof endpoints.listStaffProducts>;

/** A search counts no further. */
const foundMax = 10_000;

/** Returns one page, the number of products on all pages and that of each view. */
export async function listStaffProducts(
  database: Pick<Database, 'db'>,
  asked: StaffQuery,
): Promise<ResponseOf<typeof endpoints.listStaffProducts>> {
  const { db } = database;
  const query = await withCategories(db, asked);
  const matches = await matchesSearch(db, query.search ?? '');
  const condition = and(filterCondition(query), matches);
  const ranking = await rankMatches(db, query);
  const [rows, total, counts] = await Promise.all([
    selectStaffPage(db, query, condition, ranking),
    matches ? countFound(db, condition) : countProducts(db, filterFigures(query)),
    countViews(db),
  ]);
  const { count, hasMore } = typeof total === 'number' ? { count: total, hasMore: false } : total;
  if (count > 0 || !(await hasTypo(db, query, matches))) return { rows, total: count, hasMore, counts };
  const similar = await selectSimilar(database, query);
  const corrected = similar.rows.length > 0 ? correctSearch(query.search ?? '', similar.rows) : undefined;
  return { ...similar, counts, corrected };
}

/** Returns whether the search has a word that is long enough for a typing error, and no product contains all its words. */
export async function hasTypo(
  db: Executor,
  { search = '' }: Pick<StaffQuery, 'search'>,
  matches: SQL | undefined,
): Promise<boolean> {
  if (!typedWords(search).some(isLongEnoughForTypos)) return false;
  const found = await db.select({ id: products.id }).from(products).where(matches).limit(1);
  return found.length === 0;
}

/** Selects one page of the products with similar words, most similar first unless a sort order is asked for. */
async function selectSimilar({ db }: Pick<Database, 'db'>, query: StaffQuery) {
  const { limit = pageSize, page = 1, sort } = query;
  const words = typedWords(query.search ?? '');
  const ids = await findSimilar({ db }, { words, filters: filterCondition(query) });
  const order = sort
    ? [direction(sort)(keyOf(sort)), products.id]
    : mostSimilarFirst(words, sql`${products.titleText}`);
  const rows = await db
    .select(listedColumns)
    .from(products)
    .where(isAmong(ids))
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: ids.length, hasMore: ids.length === similarMax };
}

/** Selects one page. The ranking is joined once: as a subselect of the order it would be made for each matching product. */
export function selectStaffPage(db: Executor, query: StaffQuery, condition: SQL | undefined, ranking: SQL | undefined) {
  const { limit = pageSize, page = 1 } = query;
  const offset = (page - 1) * limit;
  if (!ranking) return selectSorted(db, query, condition, { limit, offset });
  return (
    db
      .select(listedColumns)
      .from(products)
      .leftJoin(sql`${ranking} ranked`, sql`ranked.id = ${products.id}`)
      .where(condition)
      // Products that a search found but did not rank come last.
      .orderBy(sql`ranked.key nulls last`, desc(products.id))
      .limit(limit)
      .offset(offset)
  );
}

const direction = (sort: StaffSort) => (sort === 'newest' || sort.endsWith('-desc') ? desc : asc);

/**
 * Selects one page in the order of an index, which has either the products on sale or the others: the view of all
 * merges the first pages of both.
 */
function selectSorted(
  db: Executor,
  { view, sort = 'newest' }: StaffQuery,
  condition: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
) {
  const inOrder = direction(sort);
  const part = (isOffSale: boolean) => {
    // By stock descending, products out of stock come last: walking there would read all the others.
    const isLast = view === 'out-of-stock' && sort === 'stock-desc';
    const isStock = sort.startsWith('stock') && !isOffSale && !isLast;
    const key = isStock ? sql`${stockRows.stockOnHand}` : keyOf(sort);
    const join = isStock ? sql`join ${stockRows} on ${eq(stockRows.productId, products.id)}` : sql``;
    const id = isStock ? sql`${stockRows.productId}` : sql`${products.id}`;
    const isPart = isOffSale ? sql`${products.archivedAt} is not null and ${isNoVariant}` : isListed;
    return sql`(select ${products.id} as id, ${key} as key from ${products} ${join} where ${and(isPart, condition, isLast ? isOutOfStock : undefined)}
      order by ${inOrder(key)}, ${inOrder(id)} limit ${offset + limit})`;
  };
  const parts = view === 'all' ? [part(false), part(true)] : [part(view === 'archived' || view === 'draft')];
  const found = sql`(select id, key from (${sql.join(parts, sql` union all `)}) parts
    order by ${inOrder(sql`key`)}, ${inOrder(sql`id`)} limit ${limit} offset ${offset}) found`;
  return db
    .select(listedColumns)
    .from(products)
    .innerJoin(found, sql`found.id = ${products.id}`)
    .orderBy(inOrder(sql`found.key`), inOrder(products.id));
}

function keyOf(sort: StaffSort): SQL {
  if (sort.startsWith('name')) return sql`${products.sortName}`;
  if (sort.startsWith('price')) return sql`${products.price}`;
  return sort === 'newest' ? sql`${products.id}` : sql`${products.stockOnHand}`;
}

/** Builds the condition that a product is in the view and category, and contains every searched word. */
export async function staffProductCondition(db: Executor, filter: ProductFilter): Promise<SQL | undefined> {
  const matches = await matchesSearch(db, filter.search ?? '');
  return and(filterCondition(await withCategories(db, filter)), matches);
}

export const filterCondition = ({ view, ...filter }: ProductFilter): SQL | undefined =>
  and(viewConditions[view], isOfCategory(products.categoryId, filter));

const filterFigures = ({ view, categoryId }: ProductFilter): SQL | undefined =>
  and(viewFigures[view], categoryId === undefined ? undefined : isInCategory(productFigures.categoryId, categoryId));

const countFound = (db: Executor, condition: SQL | undefined) =>
  countUpTo(
    db,
    foundMax,
    (limit) => sql`(${db.select({ id: products.id }).from(products).where(condition).limit(limit)})`,
  );

/**
 * Ranks the best matches of a search: the SKU that was typed, then by words; see `createRelevanceKey`. Undefined where the
 * list has another order.
 */
export async function rankMatches(db: Executor, query: StaffQuery): Promise<SQL | undefined> {
  const { search = '', sort } = query;
  const words = searchWords(search);
  if (sort || words.length === 0) return undefined;
  const filters = filterCondition(query);
  const [matches, exact] = await Promise.all([matchesSearch(db, search), findBySku(db, search, filters)]);
  const { titles } = await findCandidates(db, { words, language: undefined, matches, filters });
  const others = rankByRelevance(titles, { words }).filter(({ id }) => !exact.includes(id));
  return selectKeys([...exact.map((id) => ({ id, key: -1 })), ...others]);
}
