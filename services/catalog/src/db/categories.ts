import { categoryLevelsMax } from '@shopwright/contracts/category-tree';
import { languages } from '@shopwright/contracts/fields';
import type { FeatureLists } from '@shopwright/contracts/http/storefront';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { type AnyColumn, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/**
 * A group of products. Owned by staff; a category is never deleted while a product links to it. `version` grows with
 * every edit. `is_syncing` is set where products may still have an earlier name, or the category was merged into
 * another one: `syncCategoryProducts` then changes them in batches, and deletes a merged category at the end. Categories
 * are few, so that the list needs no index.
 *
 * They are a tree. A trigger keeps `path`, the ids from the top down to the category itself, under one lock, so that two
 * moves at the same time make neither a loop nor a level too many.
 */
export const categories = pgTable(
  'categories',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Null at the top. */
    parentId: integer('parent_id'),
    path: integer('path').array().notNull().default([]),
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
    foreignKey({ name: 'categories_parent', columns: [table.parentId], foreignColumns: [table.id] }),
    check('categories_levels', sql`cardinality(${table.path}) <= ${sql.raw(String(categoryLevelsMax))}`),
    index('categories_in_path').using('gin', table.path),
  ],
);

/** Selects the ids of a category and of all below it. */
export const categoriesBelow = (id: number): SQL =>
  sql`select c.id from categories c where c.path @> array[${id}::int]`;

/** The condition that a product or a row of statistics is in the category or in one below it. */
export const isInCategory = (categoryId: SQLWrapper, id: number): SQL =>
  sql`${categoryId} = any (array(${categoriesBelow(id)}))`;

interface InCategory {
  categoryId?: number;
  /** The category and those below it, where they have been read. */
  categoryIds?: number[];
}

/**
 * Reads the categories of a filter before it is used on products: Postgres then knows how many these categories have, and
 * chooses between their index and the order of the list as it does for one.
 */
export async function withCategories<Filter extends InCategory>(db: Executor, filter: Filter): Promise<Filter> {
  if (filter.categoryId === undefined) return filter;
  const below = await db.execute<{ id: number }>(categoriesBelow(filter.categoryId));
  return { ...filter, categoryIds: below.map(({ id }) => id) };
}

/** The same of a filter. */
export function isOfCategory(column: AnyColumn, { categoryId, categoryIds }: InCategory): SQL | undefined {
  if (categoryId === undefined) return undefined;
  if (!categoryIds) return isInCategory(column, categoryId);
  return categoryIds.length === 1 ? sql`${column} = ${categoryIds[0]}::int` : inArray(column, categoryIds);
}

/** The ids of a product's category and of those above it, none without a category. */
export const categoriesOf = sql<number[]>`to_json(${inCategories(sql`products.category_id`)})`;

/** Those that were stored or, where the release before stored none, those of today. */
export const storedOrCategoriesOf = (stored: SQLWrapper, categoryId: SQLWrapper) =>
  sql<number[]>`to_json(coalesce(${stored}, ${inCategories(categoryId)}))`;

function inCategories(categoryId: SQLWrapper): SQL {
  return sql`coalesce((select c.path from categories c where c.id = ${categoryId}), '{}')`;
}

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
