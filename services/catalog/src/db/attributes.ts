import type { Language } from '@shopwright/contracts/fields';
import type { AttributeKind } from '@shopwright/contracts/http/attributes';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, numeric, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';

type Names = Partial<Record<Language, string>>;

/**
 * What a specification of products means: those with the label `name`, or an earlier one, are its values. Owned by staff,
 * at most 200. `version` grows with every edit. `synced_to` is set while products with a greater id may have been read by
 * an earlier definition.
 */
export const attributes = pgTable(
  'attributes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    /** In lower case. */
    earlierNames: text('earlier_names').array().notNull().default([]),
    kind: text('kind').$type<AttributeKind>().notNull(),
    unit: text('unit'),
    translations: jsonb('translations').$type<Names>().notNull().default({}),
    /** None for all. */
    categoryIds: integer('category_ids').array().notNull().default([]),
    isFilter: boolean('is_filter').notNull().default(true),
    position: integer('position').notNull().default(0),
    syncedTo: integer('synced_to'),
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('attributes_name').on(sql`lower(${table.name})`)],
);

/**
 * The values that filters know: each choice, 'yes' and 'no', and each number that a product had. Ids are never used again.
 * `key` is the name in lower case, or the number in its shortest form.
 */
export const attributeValues = pgTable(
  'attribute_values',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    earlierKeys: text('earlier_keys').array().notNull().default([]),
    name: text('name'),
    number: numeric('number'),
    color: text('color'),
    translations: jsonb('translations').$type<Names>().notNull().default({}),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    unique('attribute_values_key').on(table.attributeId, table.key),
    // The values of a range, and the least and greatest.
    index('attribute_values_number').on(table.attributeId, table.number).where(sql`number is not null`),
  ],
);

/**
 * The values of each product on sale that has any, for filters. Written by a trigger of `products` and by `syncAttributes`.
 * `value_ids` also has marks, which are negative: the category, the attributes that the product has, and those whose
 * specification could not be read (`attributes/value-marks.ts`).
 */
export const productFilters = pgTable(
  'product_filters',
  {
    productId: integer('product_id').primaryKey(),
    valueIds: integer('value_ids').array().notNull(),
  },
  // A search reads all entries that wait for their place in the index, so that few do.
  (table) => [index('product_filters_values').using('gin', table.valueIds).with({ gin_pending_list_limit: 64 })],
);
