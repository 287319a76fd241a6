import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, ne, not, type SQL, sql } from 'drizzle-orm';
import { productFigures, productKinds } from './db/product-lists';

/** Conditions and sums of `product_figures`, which answers in the same time for any number of products. */
const isOnSale: SQL = eq(productFigures.isArchived, false);

const parent = productKinds.indexOf('parent');
const variant = productKinds.indexOf('variant');
export const isNoVariantFigure: SQL = ne(productFigures.kind, variant);
/** What lists show. */
export const isListedFigure = and(isOnSale, isNoVariantFigure) as SQL;
/** What is bought. */
export const isSoldFigure = and(isOnSale, ne(productFigures.kind, parent)) as SQL;

/** The level of drafts. */
const draftLevel = 3;
export const isDraftFigure = and(not(isOnSale), isNoVariantFigure, eq(productFigures.level, draftLevel)) as SQL;
export const isArchivedFigure = and(not(isOnSale), isNoVariantFigure, ne(productFigures.level, draftLevel)) as SQL;

type Measure = 'products' | 'stock' | 'priceCents' | 'margin';

/** Sums the products, or what else of them, that meet the condition. */
export const sumOf = (measure: Measure, condition: SQL = sql`true`) =>
  sql<number>`coalesce(sum(${productFigures[measure]}) filter (where ${condition}), 0)`.mapWith(Number);

export async function countProducts(db: Executor, condition: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ products: sumOf('products') })
    .from(productFigures)
    .where(condition);
  return row?.products ?? 0;
}
