import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { Language } from '@shopwright/contracts/fields';
import type { listProducts, Sort } from '@shopwright/contracts/http/products';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { decodeKeyset, encodeKeyset, idInCursor, nameInCursor } from '../cursor';
import { categoriesBelow, isOfCategory } from '../db/categories';
import { collectionProducts } from '../db/collections';
import {
  hasOptions,
  isArchived,
  isListed,
  isNoVariant,
  products,
  productTranslations,
  translationsIn,
} from '../db/products';
import { type RankedProduct, selectKeys } from '../search/relevance';

/** `having` is the condition of `attributes`, whose values are read first. */
export type ListQuery = QueryOf<typeof listProducts> & { categoryIds?: number[]; having?: SQL | undefined };

/** The filter of a list, without its order and its page. */
export type ProductFilter = Omit<ListQuery, 'sort' | 'cursor' | 'limit'>;

export const defaultLimit = 100;

/**
 * Selects the ids of a page and the first id of the next one. The caller joins the texts to these ids alone: sorting
 * whole rows, with their texts in two languages, takes several times as long.
 */
export function selectPage(db: Executor, query: ListQuery, matches: SQL | undefined) {
  if (query.collectionId !== undefined) return selectCollectionPage(db, query, matches);
  if (query.categoryId !== undefined) return selectCategoryPage(db, query, matches);
  const { sort, language, cursor, limit = defaultLimit } = query;
  const key = sortKey(sort, language);
  const last = cursor ? parseCursor(sort, cursor) : undefined;
  const isOnLaterPage = last && sql`(${key}, ${products.id}) > (${cursorKey(sort, last)})`;
  return db
    .select({ id: sql<number>`${products.id}`.as('found_id'), key: sql`${key}`.as('key') })
    .from(products)
    .leftJoin(productTranslations, translationsIn(language).ofProduct)
    .where(and(productFilters(query), matches, isOnLaterPage))
    .orderBy(key, products.id)
    .limit(limit + 1)
    .as('found');
}

/** The same of a category and those below it: merges the first rows of each, which an index has in their order. */
function selectCategoryPage(db: Executor, query: ListQuery, matches: SQL | undefined) {
  const { sort, language, categoryId, cursor, limit = defaultLimit } = query;
  const key = sortKey(sort, language);
  const last = cursor ? parseCursor(sort, cursor) : undefined;
  const isOnLaterPage = last && sql`(${key}, ${products.id}) > (${cursorKey(sort, last)})`;
  const inOne = sql`select ${products.id} as id, ${key} as key from ${products}
    left join ${productTranslations} on ${translationsIn(language).ofProduct}
    where ${and(productFilters({ ...query, categoryId: undefined }), sql`${products.categoryId} = below.id`, matches, isOnLaterPage)}
    order by ${key}, ${products.id} limit ${limit + 1}`;
  const all = sql`(${categoriesBelow(categoryId as number)}) below cross join lateral (${inOne}) listed`;
  return db
    .select({ id: sql<number>`listed.id`.as('found_id'), key: sql`listed.key`.as('key') })
    .from(sql`${all}`)
    .orderBy(sql`listed.key`, sql`listed.id`)
    .limit(limit + 1)
    .as('found');
}

/** The same of a collection, whose rows have the keys of every order but that of translated names. */
function selectCollectionPage(db: Executor, query: ListQuery, matches: SQL | undefined) {
  const { sort, language = 'en', collectionId, cursor, limit = defaultLimit } = query;
  const order = orderOf(query);
  const key = sort === 'name' && language !== 'en' ? translatedName : collectionKeys[sort];
  const last = cursor ? parseCursor(order, cursor) : undefined;
  const isOnLaterPage =
    last &&
    sql`(${key}, ${collectionProducts.productId}) > (${last.key}::text::${sortRules[order].keyType}, ${last.id})`;
  const isCollectedHere = sql`${collectionProducts.collectionId} = ${shownCollection(collectionId)}`;
  return db
    .select({ id: sql<number>`${products.id}`.as('found_id'), key: sql`${key}`.as('key') })
    .from(collectionProducts)
    .innerJoin(products, eq(products.id, collectionProducts.productId))
    .leftJoin(productTranslations, translationsIn(language).ofProduct)
    .where(and(isCollectedHere, productFilters({ ...query, collectionId: undefined }), matches, isOnLaterPage))
    .orderBy(key, collectionProducts.productId)
    .limit(limit + 1)
    .as('found');
}

const collectionKeys: Record<Sort, SQL> = {
  featured: sql`${collectionProducts.rank}`,
  'price-asc': sql`${collectionProducts.price}`,
  'price-desc': sql`(- ${collectionProducts.price})`,
  name: sql`${collectionProducts.sortName}`,
};

/** The condition that a product is in the collection. */
const isCollected = (collectionId: number): SQL => sql`exists (select from ${collectionProducts}
  where ${collectionProducts.collectionId} = ${shownCollection(collectionId)} and ${collectionProducts.productId} = ${products.id})`;

/** Null for a collection that is off, whose id can be guessed. */
const shownCollection = (id: number | undefined): SQL =>
  sql`(select c.id from collections c where c.id = ${id} and c.is_enabled)`;

interface RankedSearch {
  /** Best match first. */
  ranked: readonly RankedProduct[];
  /** The condition of the products that are listed after the ranked ones, where not all are ranked. */
  others: SQL | undefined;
}

/** Is greater than every key of `createRelevanceKey`. */
const otherKey = sql`(9998 + (not ${products.featured})::int)`;

/** Selects a page of a search, best match first. */
export function selectRelevantPage(
  db: Executor,
  { cursor, limit = defaultLimit }: ListQuery,
  { ranked, others }: RankedSearch,
) {
  const { key, id } = cursor ? parseCursor('relevance', cursor) : { key: '-1', id: 0 };
  const isAfter = (product: RankedProduct) =>
    product.key > Number(key) || (product.key === Number(key) && product.id > id);
  const best = ranked.filter(isAfter).slice(0, limit + 1);
  const after = sql`(${key}::text::int, ${id})`;
  const rest = sql`(select ${products.id} as id, ${otherKey} as key from ${products}
    where ${and(others, sql`(${otherKey}, ${products.id}) > ${after}`)}
    order by (not ${products.featured}), ${products.id} limit ${limit + 1})`;
  // Others are read only where the ranked ones do not fill the page.
  const isShort = others && best.length <= limit;
  const all = isShort ? sql`(select * from ${selectKeys(best)} best union all ${rest})` : selectKeys(best);
  return db
    .select({ id: sql<number>`ranked.id`.as('found_id'), key: sql`ranked.key`.as('key') })
    .from(sql`${all} ranked`)
    .orderBy(sql`ranked.key`, sql`ranked.id`)
    .limit(limit + 1)
    .as('found');
}

/** The condition that a visitor can buy a unit. Of a parent, its own flag says so. */
export const isAvailable = sql`${products.inStock} and (${hasOptions} or ${products.stockOnHand} > ${products.reservedQuantity})`;

/** Builds the condition of every filter except the search. */
export function productFilters(query: ProductFilter): SQL | undefined {
  const { collectionId, minPrice, maxPrice, minRating } = query;
  return and(
    query.archived ? and(isArchived, isNoVariant) : isListed,
    isOfCategory(products.categoryId, query),
    collectionId === undefined ? undefined : isCollected(collectionId),
    minPrice === undefined ? undefined : gte(products.price, minPrice),
    maxPrice === undefined ? undefined : lte(products.price, maxPrice),
    minRating === undefined ? undefined : gte(products.rating, minRating),
    query.featured ? eq(products.featured, true) : undefined,
    query.inStock ? isAvailable : undefined,
    query.having,
  );
}

interface SortRule {
  /** The key in English. Every key ascends, so that (key, id) is one row comparison; db/products.ts has its index. */
  key: SQL;
  keyType: SQL;
  /** Checks the key of a cursor, which comes from outside. */
  keyText: z.ZodType<string>;
}

const sortRules: Record<Exclude<Order, 'relevance'>, SortRule> = {
  collection: { key: sql`${collectionProducts.rank}`, keyType: sql`int`, keyText: z.string().regex(/^\d{1,4}$/) },
  featured: {
    key: sql`(not ${products.featured})`,
    keyType: sql`boolean`,
    keyText: z.enum(['true', 'false']),
  },
  'price-asc': {
    key: sql`${products.price}`,
    keyType: sql`numeric`,
    keyText: z.string().regex(/^\d{1,8}\.\d\d$/),
  },
  'price-desc': {
    key: sql`(- ${products.price})`,
    keyType: sql`numeric`,
    keyText: z.string().regex(/^-\d{1,8}\.\d\d$/),
  },
  name: {
    key: sql`${products.sortName}`,
    keyType: sql`text`,
    keyText: nameInCursor,
  },
};

/** Sorts by the name that is shown. No single index has that order, but two indexes hold all columns it reads. */
const translatedName = sql`coalesce(${productTranslations.sortName}, ${products.sortName})`;

function sortKey(sort: Sort, language: Language = 'en'): SQL {
  return sort === 'name' && language !== 'en' ? translatedName : sortRules[sort].key;
}

/** The order of a list: a search by how well it matches and a collection by its own, unless another order is requested. */
export type Order = Sort | 'relevance' | 'collection';

export const orderOf = ({ sort, collectionId }: ListQuery): Exclude<Order, 'relevance'> =>
  sort === 'featured' && collectionId !== undefined ? 'collection' : sort;

const relevanceKeyText = z.string().regex(/^\d{1,4}$/);

interface Cursor {
  key: string;
  id: number;
}

/** The key and the id of a page's last row. The cast to text keeps the driver from turning the string 'true' into the boolean false. */
const cursorKey = (sort: Sort, { key, id }: Cursor): SQL => sql`${key}::text::${sortRules[sort].keyType}, ${id}`;

/** Encodes the last row of a page. The cursor names its order, so it cannot be used with another. */
export const encodeCursor = (order: Order, { key, id }: Cursor): string => encodeKeyset([order, key, id]);

/** Throws `invalid_request` for a cursor that this list did not issue. */
export function parseCursor(order: Order, cursor: string): Cursor {
  const keyText = order === 'relevance' ? relevanceKeyText : sortRules[order].keyText;
  const [, key, id] = decodeKeyset(z.tuple([z.literal(order), keyText, idInCursor]), cursor);
  return { key, id };
}
