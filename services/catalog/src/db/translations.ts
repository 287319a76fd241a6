import { languages } from '@shopwright/contracts/languages';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { categories, type ProductSpec, products } from './products';

/**
 * A product in another language than English: the whole text, or no row. Owned by staff; replaced as one set per
 * product and read by its product, which leads the primary key. `product_translations_search` and `_title` serve the
 * search and the suggestions in that language; `_names` holds all that sorting by name reads of it. Languages are
 * checked by the contract, so that a new one is no migration.
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
    /** As that of the product. */
    sortName: text('sort_name').generatedAlwaysAs(sql`left(searchable_text(name), 60)`),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.language] }),
    index('product_translations_names').on(table.language, table.productId, table.sortName),
    index('product_translations_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('product_translations_title').using('gin', table.titleText.op('gin_trgm_ops')),
  ],
);

/** A category in another language than English. Few rows, read whole: the primary key is enough. */
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
