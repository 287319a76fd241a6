import type { QueryOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/dropshipping';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import { pageSize } from '@shopwright/contracts/limits';
import { decimalFromCents } from '@shopwright/contracts/money';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { productFigures } from '../db/product-lists';
import { products, staffColumns } from '../db/products';
import { isSoldFigure, sumOf } from '../product-figures';
import { matchesSearch } from '../search/match-sku';

/** Returns one page, newest first. */
export async function listDropshipping(
  db: Executor,
  { state, search = '', limit = pageSize, cursor }: QueryOf<typeof endpoints.listDropshipping>,
): Promise<Page<StaffProduct>> {
  const matches = await matchesSearch(db, search, { rows: 'sold' });
  const rows = await db
    .select(staffColumns)
    .from(products)
    .where(
      and(
        isSupplied,
        sql`${products.isDropshipped} = ${state === 'on'}`,
        matches,
        cursor === undefined ? undefined : lt(products.id, cursor),
      ),
    )
    .orderBy(desc(products.id))
    .limit(limit + 1);
  return toPage(rows, limit, ({ id }) => id);
}

/** The words of the index `products_supplied`. */
const isSupplied = sql`${products.archivedAt} is null and ${products.options} = '[]' and (${products.isDropshipped} or ${products.supplierName} <> '')`;

const assumedSales = 10;
const defaultMargin = 30;

export async function getDropshippingSummary(
  db: Executor,
): Promise<ResponseOf<typeof endpoints.getDropshippingSummary>> {
  const bySupplier = await db
    .select({
      supplier: productFigures.supplierName,
      products: sumOf('products'),
      priceCents: sumOf('priceCents'),
      margin: sumOf('margin'),
    })
    .from(productFigures)
    .where(and(isSoldFigure, eq(productFigures.isDropshipped, true)))
    .groupBy(productFigures.supplierName);
  const sold = bySupplier.filter((row) => row.products > 0);
  const total = (measure: 'products' | 'priceCents' | 'margin') => sold.reduce((sum, row) => sum + row[measure], 0);
  const count = total('products');
  return {
    products: count,
    suppliers: sold.filter(({ supplier }) => supplier !== null).length,
    revenue: decimalFromCents(total('priceCents') * assumedSales),
    averageMargin: count === 0 ? defaultMargin : Math.round(total('margin') / count),
  };
}
