import { languages } from '@shopwright/contracts/languages';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { categories, type ProductSpec, products } from './products';

/**
 * A product's texts in another language than English: all of them, or no row. Owned by staff; replaced as one set per
 * product and read by product, the first column of the primary key. The contract checks the language, so that a new
 * language needs no migration.
 */
export const productTranslations = pgTable(
  'product_translations',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    language: text('language', { enum: languages }).notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    specs: jsonb('specs').$type<ProductSpec[]>().notNull().default([]),
    searchText: text('search_text').generatedAlwaysAs(sql`ascii_text(name || ' ' || description)`),
    titleText: text('title_text').generatedAlwaysAs(sql`ascii_text(name)`),
    sortName: text('sort_name').generatedAlwaysAs(sql`left(searchable_text(name), 60)`),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.language] }),
    // Contains every column that sorting by name reads.
    index('product_translations_names').on(table.language, table.productId, table.sortName),
    // Search in the language.
    index('product_translations_search').using('gin', table.searchText.op('gin_trgm_ops')),
    // Suggestions in the language, and words with typing errors.
    index('product_translations_title').using('gin', table.titleText.op('gin_trgm_ops')),
  ],
);

/** A category's texts in another language than English. The table is small, so the primary key is its only index. */
export const categoryTranslations = pgTable(
  'category_translations',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    language: text('language', { enum: languages }).notNull(),
    name: text('name').notNull(),
    description: text('description'),
    titleText: text('title_text').generatedAlwaysAs(sql`ascii_text(name)`),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.language] })],
);
