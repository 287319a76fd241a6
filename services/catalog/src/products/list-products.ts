import type { Product, StaffProduct } from '@shopwright/contracts/http/products';
import { type ActorRole, isStaff } from '@shopwright/contracts/roles';
import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { categoryTranslations, products, productTranslations, readColumns, translationsIn } from '../db/products';
import {
  isLongEnoughForTypos,
  matchesSimilarWord,
  matchesWords,
  searchWords,
  setSimilarityThreshold,
  totalSimilarity,
  typedWords,
} from '../search/word-search';
import { defaultLimit, encodeCursor, type ListQuery, productFilters, selectPage } from './product-query';

type ProductPage = Page<Product | StaffProduct>;

/** Returns the products that match every word; where no product does, one page of those that match similar words. */
export async function listProducts(database: Database, query: ListQuery, role: ActorRole): Promise<ProductPage> {
  if (query.archived && !isStaff(role)) throw new AppError('forbidden', 'Only staff can see archived products');
  const matches = await matchesWords(database.db, searchWords(query.search ?? ''), query.language);
  const page = await readPage(database, query, { role, matches });
  const isEmpty = page.rows.length === 0 && !query.cursor;
  if (!isEmpty || !typedWords(query.search ?? '').some(isLongEnoughForTypos)) return page;
  if (await existsUnfiltered(database, query, matches)) return page;
  return { rows: await listSimilarProducts(database, query, role) };
}

interface PageOptions {
  role: ActorRole;
  /** The condition that a product matches the searched words. */
  matches: SQL | undefined;
}

async function readPage({ db }: Database, query: ListQuery, { role, matches }: PageOptions): Promise<ProductPage> {
  const { sort, language, limit = defaultLimit } = query;
  const found = selectPage(db, query, matches);
  const joined = translationsIn(language);
  // The text has another name than the key: `order by` prefers a selected column, and text sorts unlike numbers.
  const rows = await db
    .select({ product: readColumns(role), keyText: sql<string>`${found.key}::text`.as('key_text') })
    .from(found)
    .innerJoin(products, eq(products.id, found.id))
    .leftJoin(productTranslations, joined.ofProduct)
    .leftJoin(categoryTranslations, joined.ofCategory)
    .orderBy(found.key, found.id);
  const page = toPage(rows, limit, ({ keyText, product }) => encodeCursor(sort, { key: keyText, id: product.id }));
  return { ...page, rows: page.rows.map((row) => row.product) };
}

/**
 * Returns whether products match the words without the other filters, so that the words have no typing error. Archived
 * products count only in a list of archived ones.
 */
async function existsUnfiltered({ db }: Database, query: ListQuery, matches: SQL | undefined): Promise<boolean> {
  const isVisible = query.archived ? undefined : isNull(products.archivedAt);
  const rows = await db.select({ id: products.id }).from(products).where(and(isVisible, matches)).limit(1);
  return rows.length > 0;
}

/** Returns one page, most similar first. That order has no cursor. */
function listSimilarProducts({ db }: Database, query: ListQuery, role: ActorRole): Promise<ProductPage['rows']> {
  const { search = '', language, limit = defaultLimit } = query;
  const words = typedWords(search);
  const joined = translationsIn(language);
  return db.transaction(async (tx) => {
    await tx.execute(setSimilarityThreshold);
    const rows = await tx
      .select({ product: readColumns(role) })
      .from(products)
      .leftJoin(productTranslations, joined.ofProduct)
      .leftJoin(categoryTranslations, joined.ofCategory)
      .where(and(productFilters(query), ...words.map((word) => matchesSimilarWord(word, language))))
      .orderBy(desc(totalSimilarity(words)), products.id)
      .limit(limit);
    return rows.map((row) => row.product);
  });
}
