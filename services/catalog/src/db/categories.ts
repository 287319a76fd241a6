import { languages } from '@shopwright/contracts/fields';
import type { FeatureLists } from '@shopwright/contracts/http/storefront';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * A group of products. Owned by staff; a category is never deleted while a product links to it. `version` grows with
 * every edit. `is_syncing` is set where products may still have an earlier name, or the category was merged into
 * another one: `syncCategoryProducts` then changes them in batches, and deletes a merged category at the end. Categories
 * are few, so that the list needs no index.
 */
export const categories = pgTable(
  'categories',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique(),
    description: text('description'),
    image: text('image'),
    /** The position in lists: ascending, then by id. */
    position: integer('position').notNull().default(0),
    isHidden: boolean('is_hidden').notNull().default(false),
    /** What the store says of all its products, by language. */
    features: jsonb('features').$type<FeatureLists>().notNull().default({}),
    mergedIntoId: integer('merged_into_id').references((): AnyPgColumn => categories.id),
    isSyncing: boolean('is_syncing').notNull().default(false),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    // Finds the category that a product names, in upper or lower case.
    uniqueIndex('categories_name').on(sql`lower(${table.name})`),
  ],
);

/** A slug that a category had before, or that a category merged into it had. A category may take the slug over. */
export const categoryRedirects = pgTable('category_redirects', {
  slug: text('slug').primaryKey(),
  categoryId: integer('category_id')
    .notNull()
    .references(() => categories.id, { onDelete: 'cascade' }),
});

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
