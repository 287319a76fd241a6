import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';

/**
 * What products are grouped by. Owned by staff; a category is never removed while a product links to it.
 * `categories_name` finds the one that a product names, whatever the case.
 */
export const categories = pgTable(
  'categories',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique(),
    description: text('description'),
  },
  (table) => [uniqueIndex('categories_name').on(sql`lower(${table.name})`)],
);

export interface ProductSpec {
  label: string;
  value: string;
}

/**
 * What the shop sells, and how much of it there is. Rows are never deleted, since orders refer to them: one that
 * is taken off sale gets `archived_at`. `stock_quantity` is what is on hand, always the sum of the product's
 * stock_movements; `reserved_quantity` is what unpaid orders hold of it, always the sum of its held reservations.
 * `version` grows with every change but that of `reserved_quantity` and the ratings, so an edit based on an old read
 * is refused. `rating_sum` and `rating_count` are always those of the product's visible reviews.
 *
 * `products_by_featured`, `_price`, `_price_desc`, `_name`: one per sort order of the list, each of them the whole keyset
 * (sort key, id) in ascending order. `products_by_category` and `_rating`: the filters that few products may pass.
 * `products_search`: substring search by trigrams. `products_title`: the same for what is suggested and for words with
 * typing errors. `products_archived`: the few that are off sale. `products_supplier_item`: one product per supplier's
 * product. No index holds a stock column, so that a sale is a heap-only update and never touches the trigrams, as a
 * review does that changes the mean; the alerts scan the table instead, which staff can wait for.
 */
export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    specs: jsonb('specs').$type<ProductSpec[]>().notNull().default([]),
    price: numeric('price', { precision: 10, scale: 2 }).notNull(),
    image: text('image').notNull(),
    category: text('category').notNull(),
    categoryId: integer('category_id').references(() => categories.id),
    inStock: boolean('in_stock').notNull().default(true),
    featured: boolean('featured').notNull().default(false),
    stockQuantity: integer('stock_quantity').notNull().default(0),
    reservedQuantity: integer('reserved_quantity').notNull().default(0),
    lowStockThreshold: integer('low_stock_threshold').notNull().default(5),
    isDropshipped: boolean('is_dropshipped').notNull().default(false),
    supplierName: varchar('supplier_name', { length: 255 }),
    supplierProductId: varchar('supplier_product_id', { length: 255 }),
    supplierApiEndpoint: varchar('supplier_api_endpoint', { length: 500 }),
    supplierCost: varchar('supplier_cost', { length: 20 }),
    dropshipMargin: integer('dropship_margin').default(30),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** The mean, exactly as it is shown; null without reviews. */
    rating: numeric('rating', { precision: 2, scale: 1, mode: 'number' }).generatedAlwaysAs(
      sql`round(rating_sum::numeric / nullif(rating_count, 0), 1)`,
    ),
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    searchText: text('search_text').generatedAlwaysAs(sql`ascii_text(name || ' ' || category || ' ' || description)`),
    titleText: text('title_text').generatedAlwaysAs(sql`ascii_text(name || ' ' || category)`),
    /** 60 characters are enough to sort by, and small enough for a cursor. */
    sortName: text('sort_name').generatedAlwaysAs(sql`left(searchable_text(name), 60)`),
  },
  (table) => [
    index('products_by_featured').on(sql`(not ${table.featured})`, table.id).where(sql`archived_at is null`),
    index('products_by_price').on(table.price, table.id).where(sql`archived_at is null`),
    index('products_by_price_desc').on(sql`(- ${table.price})`, table.id).where(sql`archived_at is null`),
    index('products_by_name').on(table.sortName, table.id).where(sql`archived_at is null`),
    index('products_by_category').on(table.categoryId),
    index('products_by_rating').on(table.rating).where(sql`archived_at is null`),
    index('products_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('products_title').using('gin', table.titleText.op('gin_trgm_ops')),
    index('products_archived').on(table.archivedAt).where(sql`archived_at is not null`),
    uniqueIndex('products_supplier_item')
      .on(table.supplierName, table.supplierProductId)
      .where(sql`supplier_product_id is not null`),
    check('products_stock_not_negative', sql`stock_quantity >= 0`),
    check('products_reserved_not_negative', sql`reserved_quantity >= 0`),
    check('products_reserved_on_hand', sql`reserved_quantity <= stock_quantity`),
    check('products_threshold_not_negative', sql`low_stock_threshold >= 0`),
    check('products_price_positive', sql`price > 0`),
    check('products_rating', sql`rating_count >= 0 and rating_sum between rating_count and 5 * rating_count`),
    check('products_margin_range', sql`dropship_margin between 10 and 200`),
  ],
);
