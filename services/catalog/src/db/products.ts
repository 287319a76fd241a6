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

/** A group of products. Owned by staff; a category is never deleted while a product links to it. */
export const categories = pgTable(
  'categories',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique(),
    description: text('description'),
  },
  (table) => [
    // Finds the category that a product names, in upper or lower case.
    uniqueIndex('categories_name').on(sql`lower(${table.name})`),
  ],
);

export interface ProductSpec {
  label: string;
  value: string;
}

/**
 * A product and its stock. Rows are never deleted, because orders refer to them; an archived product has `archived_at`.
 * `stock_quantity` is stock on hand and always the sum of the product's stock_movements. `reserved_quantity` is always
 * the sum of its held reservations. `version` grows with every change except of `reserved_quantity` and the ratings, so
 * that an edit based on an old read is refused. `rating_sum` and `rating_count` count the product's visible reviews.
 *
 * No index contains a stock column, so that a sale is a heap-only update. The list of low stock scans the table.
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
    stockOnHand: integer('stock_quantity').notNull().default(0),
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
    /** The mean as it is shown; null without reviews. */
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
    // The list's sort orders: each index is a whole keyset, (sort key, id) ascending.
    index('products_by_featured').on(sql`(not ${table.featured})`, table.id).where(sql`archived_at is null`),
    index('products_by_price').on(table.price, table.id).where(sql`archived_at is null`),
    index('products_by_price_desc').on(sql`(- ${table.price})`, table.id).where(sql`archived_at is null`),
    index('products_by_name').on(table.sortName, table.id).where(sql`archived_at is null`),
    // Filters that few products may pass.
    index('products_by_category').on(table.categoryId),
    index('products_by_rating').on(table.rating).where(sql`archived_at is null`),
    // Substring search by trigrams.
    index('products_search').using('gin', table.searchText.op('gin_trgm_ops')),
    // Suggestions, and words with typing errors.
    index('products_title').using('gin', table.titleText.op('gin_trgm_ops')),
    // The few archived products.
    index('products_archived').on(table.archivedAt).where(sql`archived_at is not null`),
    // One product per supplier product; imports upsert on it.
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
