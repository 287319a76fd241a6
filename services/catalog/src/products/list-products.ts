import type { Product, StaffProduct } from '@shopwright/contracts/http/products';
import type { ListFacts } from '@shopwright/contracts/list-facts';
import { type ActorRole, isStaff } from '@shopwright/contracts/roles';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { createPreparedQueries } from '@shopwright/service-kit/database/prepared-query';
import { AppError } from '@shopwright/service-kit/errors';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { categoryTranslations, withCategories } from '../db/categories';
import { products, productTranslations, readColumns, translationsIn } from '../db/products';
import { correctSearch } from '../search/correct-search';
import { candidatesMax, countCandidates, findCandidates } from '../search/find-candidates';
import { existsUnfiltered } from '../search/find-shown';
import { findSimilar, mostSimilarFirst } from '../search/find-similar';
import { matchesSearch } from '../search/match-sku';
import { isAmong, rankByRelevance, toIntArray } from '../search/relevance';
import { isMissedWish, searchByWish } from '../search/search-by-wish';
import { isLongEnoughForTypos, matchesWords, searchWords, typedWords } from '../search/word-search';
import { selectHavingPage, withAttributes } from './having-attributes';
import {
  defaultLimit,
  encodeCursor,
  type ListQuery,
  type Order,
  orderOf,
  productFilters,
  selectPage,
  selectRelevantPage,
} from './product-query';

type ProductPage = Page<Product | StaffProduct>;
/** `exact` is the number of products with every word, where the page has others as well. */
type FoundPage = ProductPage & { exact?: number };

/**
 * Returns the products that match every word, best match first unless another order is asked for; where no product does,
 * those that match similar words or some of them, and says so.
 */
export async function listProducts(database: Database, asked: ListQuery, role: ActorRole): Promise<FoundPage> {
  if (asked.archived && !isStaff(role)) throw new AppError('forbidden', 'Only staff can see archived products');
  const inTree = isPlainList(asked) ? asked : await withCategories(database.db, asked);
  const query = await withAttributes(database.db, inTree);
  const { search = '', language } = query;
  const words = searchWords(search);
  const matches = isStaff(role)
    ? await matchesSearch(database.db, search, { language })
    : await matchesWords(database.db, words, language);
  const page = await readPage(database, query, { role, words, matches });
  if (await isMissedWish(database.db, { search, language, matches })) {
    const wished = await readWishPage(database, query, role);
    if (wished) return { ...wished, exact: page.total?.count ?? page.rows.length };
  }
  if (page.rows.length > 0 || !typedWords(search).some(isLongEnoughForTypos)) return page;
  if (await existsUnfiltered(database.db, matches, query.archived)) return page;
  const similar = query.cursor ? [] : await listSimilarProducts(database, query, role);
  if (similar.length > 0) {
    const total = { count: similar.length, hasMore: similar.length === (query.limit ?? defaultLimit) };
    return { rows: similar, total, corrected: correctSearch(search, similar) };
  }
  const closest = await readWishPage(database, query, role);
  return closest ? { ...closest, exact: 0 } : page;
}

/** Returns a page of what comes closest to the search, and how that was understood. Undefined where nothing does. */
async function readWishPage(database: Database, query: ListQuery, role: ActorRole): Promise<ProductPage | undefined> {
  const { db } = database;
  const { search = '', language, limit = defaultLimit, sort } = query;
  const granted = await searchByWish(database, { search, language, filters: productFilters(query) });
  if (!granted) return undefined;
  const { ids, interpretation } = granted;
  const found =
    sort === 'featured'
      ? selectRelevantPage(db, query, { ranked: ids.map((id, key) => ({ id, key })), others: undefined })
      : selectPage(db, query, isAmong(ids));
  const page = pageOf(
    await selectRows(db, found, role, language),
    limit,
    sort === 'featured' ? 'relevance' : orderOf(query),
  );
  return { ...page, total: { count: ids.length, hasMore: ids.length === candidatesMax }, interpretation };
}

interface PageOptions {
  role: ActorRole;
  words: readonly string[];
  /** The condition that a product matches the searched words. */
  matches: SQL | undefined;
}

async function readPage({ db }: Database, query: ListQuery, { role, ...options }: PageOptions): Promise<ProductPage> {
  const { language, limit = defaultLimit } = query;
  if (isPlainList(query)) {
    const { categoryId, ...shape } = query;
    const plain = { isForStaff: isStaff(role), hasCategory: categoryId !== undefined, shape };
    const rows = await plainList(db, plain).execute({ categoryId });
    return pageOf(rows, limit, query.sort);
  }
  const { found, order, total } = await findPage(db, query, options);
  const rows = await selectRows(db, found, role, language);
  return { ...pageOf(rows, limit, order), total };
}

/** Returns true for the first page of a list that only a category limits: what most visitors read. */
function isPlainList({ search, cursor, collectionId, minPrice, maxPrice, minRating, attributes }: ListQuery): boolean {
  return ![search, cursor, collectionId, minPrice, maxPrice, minRating, attributes].some(
    (given) => given !== undefined,
  );
}

interface PlainList {
  isForStaff: boolean;
  hasCategory: boolean;
  shape: Omit<ListQuery, 'categoryId'>;
}

const plainList = createPreparedQueries((db, { isForStaff, hasCategory, shape }: PlainList) => {
  const categoryId = hasCategory ? sql.placeholder('categoryId') : undefined;
  const found = selectPage(db, { ...shape, categoryId } as unknown as ListQuery, undefined);
  return selectRows(db, found, isForStaff ? 'staff' : 'anonymous', shape.language).prepare('products');
});

function selectRows(
  db: Executor,
  found: ReturnType<typeof selectPage>,
  role: ActorRole,
  language: ListQuery['language'],
) {
  const joined = translationsIn(language);
  // The text has another name than the key: `order by` prefers a selected column, and text sorts unlike numbers.
  return db
    .select({ product: readColumns(role), keyText: sql<string>`${found.key}::text`.as('key_text') })
    .from(found)
    .innerJoin(products, eq(products.id, found.id))
    .leftJoin(productTranslations, joined.ofProduct)
    .leftJoin(categoryTranslations, joined.ofCategory)
    .orderBy(found.key, found.id);
}

function pageOf(rows: Awaited<ReturnType<typeof selectRows>>, limit: number, order: Order): ProductPage {
  const page = toPage(rows, limit, ({ keyText, product }) => encodeCursor(order, { key: keyText, id: product.id }));
  return { ...page, rows: page.rows.map((row) => row.product) };
}

/** Selects the ids of a page, and counts what a search finds with its first page. */
async function findPage(
  db: Executor,
  query: ListQuery,
  { words, matches }: Omit<PageOptions, 'role'>,
): Promise<{ found: ReturnType<typeof selectPage>; order: Order } & ListFacts> {
  const { sort, language } = query;
  const filters = productFilters(query);
  if (words.length > 0 && sort === 'featured') {
    const { total, titles } = await findCandidates(db, { words, language, matches, filters });
    const ranked = rankByRelevance(titles, { words, language });
    const ids = ranked.map(({ id }) => id);
    const others = total.hasMore ? and(filters, matches, sql`${products.id} <> all(${toIntArray(ids)})`) : undefined;
    const found = selectRelevantPage(db, query, { ranked, others });
    return { found, order: 'relevance', total };
  }
  const isCounted = words.length > 0 && !query.cursor;
  const total = isCounted ? await countCandidates(db, and(filters, matches)) : undefined;
  return { found: await selectHavingPage(db, query, matches), order: orderOf(query), total };
}

/** Returns one page, most similar first. That order has no cursor. */
async function listSimilarProducts({ db }: Database, query: ListQuery, role: ActorRole): Promise<ProductPage['rows']> {
  const { search = '', language, limit = defaultLimit } = query;
  const words = typedWords(search);
  const ids = await findSimilar({ db }, { words, language, filters: productFilters(query) });
  const joined = translationsIn(language);
  const rows = await db
    .select({ product: readColumns(role) })
    .from(products)
    .leftJoin(productTranslations, joined.ofProduct)
    .leftJoin(categoryTranslations, joined.ofCategory)
    .where(isAmong(ids))
    .orderBy(...mostSimilarFirst(words))
    .limit(limit);
  return rows.map((row) => row.product);
}
