import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** A product without options, one with options, a variant. */
export const productKinds = ['simple', 'parent', 'variant'] as const;

/**
 * The stock of each product on sale, in the orders in which staff lists it. Kept by triggers of `products`, in the
 * transaction of the change and under the product's lock. Narrow and
 * apart from `products`, where an index on stock would make every sale write all indexes. Has no foreign key: the
 * trigger of a deleted product deletes its row.
 */
export const stockRows = pgTable(
  'stock_rows',
  {
    productId: integer('product_id').primaryKey(),
    categoryId: integer('category_id'),
    sortName: text('sort_name').notNull(),
    stockOnHand: integer('stock_quantity').notNull(),
    /** 0: none. 1: at the threshold or below. 2: above. */
    level: smallint('level').notNull(),
    /** False if staff does not sell the stock on hand. */
    inStock: boolean('in_stock').notNull(),
    /** The index of `productKinds`. A parent has level 0 or 2, and no stock. */
    kind: smallint('kind').notNull().default(0),
  },
  (table) => [
    index('stock_rows_by_name').on(table.sortName, table.productId),
    index('stock_rows_by_level').on(table.level, table.sortName, table.productId),
    index('stock_rows_by_category').on(table.categoryId, table.sortName, table.productId),
    index('stock_rows_by_stock').on(table.stockOnHand, table.productId),
    // The products that are low in stock, lowest first.
    index('stock_rows_low').on(table.stockOnHand, table.productId).where(sql`level < 2`),
    index('stock_rows_off').on(table.productId).where(sql`not in_stock`),
    check('stock_rows_level', sql`level between 0 and 2`),
  ],
);

/**
 * The numbers of products of each kind, with the sums of their stock and prices. Triggers of `products` only add rows:
 * one that subtracts the old values and one that adds the new ones. The sum over all rows is exact within every
 * transaction, and no two sales wait for each other. `compactFigures` merges equal kinds, so that the table stays small.
 */
export const productFigures = pgTable('product_figures', {
  categoryId: integer('category_id'),
  /** As in `stock_rows`; 3 for a draft, whatever its stock. */
  level: smallint('level').notNull(),
  /** Off sale: archived, or a draft. */
  isArchived: boolean('is_archived').notNull(),
  inStock: boolean('in_stock').notNull(),
  featured: boolean('featured').notNull(),
  isDropshipped: boolean('is_dropshipped').notNull(),
  /** Of dropshipped products only. */
  supplierName: text('supplier_name'),
  products: bigint('products', { mode: 'number' }).notNull(),
  stock: bigint('stock', { mode: 'number' }).notNull(),
  priceCents: bigint('price_cents', { mode: 'number' }).notNull(),
  /** The sum of the margins in percent, of which a missing one counts as 30. */
  margin: bigint('margin', { mode: 'number' }).notNull(),
  /** The index of `productKinds`. */
  kind: smallint('kind').notNull(),
});
