import type { Product, StaffProduct } from '@shopwright/contracts/http/products';
import { type ActorRole, isStaff } from '@shopwright/contracts/roles';
import type { Database } from '@shopwright/service-kit/database';
import { AppError } from '@shopwright/service-kit/errors';
import { and, isNull, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { categoryTranslations, productTranslations } from '../db/translations';
import { searchWords } from '../search/search-words';
import { holdsWord } from '../search/word-matches';
import { defaultLimit, type ListQuery } from './list-query';
import { listSimilarProducts } from './list-similar-products';
import { productFilters } from './product-filters';
import { cursorOf, isAfter, parseCursor, sortKey } from './product-sort';
import { readColumns, translationsIn } from './translated-columns';

interface ProductPage {
  items: (Product | StaffProduct)[];
  /** The cursor of the page after this one, if there is one. */
  next?: string;
}

/** What holds every word; where no product does, one page of what the words may have been meant to say. */
export async function listProducts(database: Database, query: ListQuery, role: ActorRole): Promise<ProductPage> {
  if (query.archived && !isStaff(role)) throw new AppError('forbidden', 'Only staff sees what is off sale');
  const page = await readPage(database, query, role);
  const isFruitless = page.items.length === 0 && query.search && !query.cursor;
  if (!isFruitless || (await isSomewhere(database, query))) return page;
  return { items: await listSimilarProducts(database, query, role) };
}

async function readPage({ db }: Database, query: ListQuery, role: ActorRole): Promise<ProductPage> {
  const { sort, language, limit = defaultLimit } = query;
  const key = sortKey(sort, language);
  const joined = translationsIn(language);
  const rows = await db
    .select({ product: readColumns(role), sortKey: sql<string>`${key}::text` })
    .from(products)
    .leftJoin(productTranslations, joined.ofProduct)
    .leftJoin(categoryTranslations, joined.ofCategory)
    .where(
      and(
        productFilters(query),
        holdsEveryWord(query),
        query.cursor ? isAfter(sort, parseCursor(sort, query.cursor), language) : undefined,
      ),
    )
    .orderBy(key, products.id)
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return {
    items: page.map((row) => row.product),
    ...(hasMore && { next: cursorOf(sort, { key: last.sortKey, id: last.product.id }) }),
  };
}

/**
 * Whether the filters alone are why nothing was found: then the words are right as they are. What is off sale does not
 * count for somebody who looks for what is on sale.
 */
async function isSomewhere({ db }: Database, query: ListQuery): Promise<boolean> {
  const isInSight = query.archived ? undefined : isNull(products.archivedAt);
  const isFound = and(isInSight, holdsEveryWord(query));
  const rows = await db.select({ id: products.id }).from(products).where(isFound).limit(1);
  return rows.length > 0;
}

const holdsEveryWord = ({ search = '', language }: ListQuery) =>
  and(...searchWords(search).map((word) => holdsWord(word, language)));
