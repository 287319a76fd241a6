import { type ProductView, productViews } from '@shopwright/contracts/http/staff-products';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, not, or, type SQL, sql } from 'drizzle-orm';
import { productFigures, stockRows } from '../db/product-lists';
import { isArchived, isDraft, isListed, isNoVariant, products } from '../db/products';
import { isArchivedFigure, isDraftFigure, isListedFigure, isNoVariantFigure, sumOf } from '../product-figures';

const onSale = isListed;

/** Finds products by the indexes of `stock_rows`. */
const hasStock = (condition: SQL): SQL =>
  sql`exists (select from ${stockRows} where ${stockRows.productId} = ${products.id} and ${condition})`;

const isOut = sql`(${stockRows.level} = 0 or not ${stockRows.inStock})`;

/** The same as the view, by the ids of what is out of stock, which are read first. */
export const isOutOfStock: SQL = sql`${products.id} = any(array(
  select ${stockRows.productId} from ${stockRows} where ${isOut}))`;

/** Each view as a condition on products, in the words of an index that has few others. */
export const viewConditions: Record<ProductView, SQL> = {
  all: isNoVariant,
  active: onSale,
  'out-of-stock': sql`${onSale} and ${hasStock(isOut)}`,
  'low-stock': sql`${onSale} and ${hasStock(sql`${stockRows.level} = 1 and ${stockRows.inStock}`)}`,
  featured: sql`${onSale} and (not ${products.featured}) = false`,
  dropshipped: sql`${onSale} and (${products.isDropshipped} or ${products.supplierName} <> '') and ${products.isDropshipped}`,
  draft: sql`${isDraft} and ${isNoVariant}`,
  archived: sql`${isArchived} and ${isNoVariant}`,
};

const hasNone = or(eq(productFigures.level, 0), not(productFigures.inStock)) as SQL;

/** Each view as a condition on the statistics. */
export const viewFigures: Record<ProductView, SQL> = {
  all: isNoVariantFigure,
  active: isListedFigure,
  'out-of-stock': and(isListedFigure, hasNone) as SQL,
  'low-stock': and(isListedFigure, not(hasNone), eq(productFigures.level, 1)) as SQL,
  featured: and(isListedFigure, productFigures.featured) as SQL,
  dropshipped: and(isListedFigure, productFigures.isDropshipped) as SQL,
  draft: isDraftFigure,
  archived: isArchivedFigure,
};

/** Counts the products of each view. */
export async function countViews(db: Executor): Promise<Record<ProductView, number>> {
  const columns = Object.fromEntries(
    productViews.map((view) => [view, sumOf('products', viewFigures[view]).as(view.replaceAll('-', '_'))]),
  );
  const [row] = await db.select(columns).from(productFigures);
  return row as Record<ProductView, number>;
}
