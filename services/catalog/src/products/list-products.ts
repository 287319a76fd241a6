import type { Product, StaffProduct } from '@shopwright/contracts/http/products';
import { type ActorRole, isStaff } from '@shopwright/contracts/roles';
import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { categoryTranslations, productTranslations } from '../db/translations';
import { mayBeMistyped, searchWords, typedWords } from '../search/search-words';
import { holdsWords } from '../search/word-matches';
import { findPage } from './find-page';
import { defaultLimit, type ListQuery } from './list-query';
import { listSimilarProducts } from './list-similar-products';
import { cursorOf } from './product-sort';
import { readColumns, translationsIn } from './translated-columns';

type ProductPage = Page<Product | StaffProduct>;

/** What holds every word; where no product does, one page of what the words may have been meant to say. */
export async function listProducts(database: Database, query: ListQuery, role: ActorRole): Promise<ProductPage> {
  if (query.archived && !isStaff(role)) throw new AppError('forbidden', 'Only staff sees what is off sale');
  const holds = await holdsWords(database.db, searchWords(query.search ?? ''), query.language);
  const page = await readPage(database, query, { role, holds });
  const isFruitless = page.rows.length === 0 && !query.cursor && typedWords(query.search ?? '').some(mayBeMistyped);
  if (!isFruitless || (await isSomewhere(database, query, holds))) return page;
  return { rows: await listSimilarProducts(database, query, role) };
}

interface Reading {
  role: ActorRole;
  /** That a product holds the words. */
  holds: SQL | undefined;
}

async function readPage({ db }: Database, query: ListQuery, { role, holds }: Reading): Promise<ProductPage> {
  const { sort, language, limit = defaultLimit } = query;
  const found = findPage(db, query, holds);
  const joined = translationsIn(language);
  // By another name than the key's: `order by` prefers what is selected, and texts stand in another order than numbers.
  const rows = await db
    .select({ product: readColumns(role), keyText: sql<string>`${found.key}::text`.as('key_text') })
    .from(found)
    .innerJoin(products, eq(products.id, found.id))
    .leftJoin(productTranslations, joined.ofProduct)
    .leftJoin(categoryTranslations, joined.ofCategory)
    .orderBy(found.key, found.id);
  const page = toPage(rows, limit, ({ keyText, product }) => cursorOf(sort, { key: keyText, id: product.id }));
  return { ...page, rows: page.rows.map((row) => row.product) };
}

/**
 * Whether the filters alone are why nothing was found: then the words are right as they are. What is off sale does not
 * count for somebody who looks for what is on sale.
 */
async function isSomewhere({ db }: Database, query: ListQuery, holds: SQL | undefined): Promise<boolean> {
  const isInSight = query.archived ? undefined : isNull(products.archivedAt);
  const rows = await db.select({ id: products.id }).from(products).where(and(isInSight, holds)).limit(1);
  return rows.length > 0;
}
