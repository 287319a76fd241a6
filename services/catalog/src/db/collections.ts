import type { CollectionRule, CollectionTranslations } from '@shopwright/contracts/http/collections';
import { money, timestamptz } from '@shopwright/service-kit/database/columns';
import { type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * A list of products by hand or by rule. Owned by staff, few. `version` grows with every edit. `synced_to` is set while
 * products may still be listed by an earlier rule, or by none: `syncCollections` compares those with a greater id.
 */
export const collections = pgTable('collections', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  slug: text('slug').notNull().unique(),
  /** The page redirects from these, where no other collection has one. */
  earlierSlugs: text('earlier_slugs').array().notNull().default([]),
  title: text('title').notNull(),
  text: text('text'),
  image: text('image'),
  seoTitle: text('seo_title'),
  seoDescription: text('seo_description'),
  translations: jsonb('translations').$type<CollectionTranslations>().notNull().default({}),
  isEnabled: boolean('is_enabled').notNull().default(true),
  /** Null for a collection by hand. */
  rule: jsonb('rule').$type<CollectionRule>(),
  syncedTo: integer('synced_to'),
  version: integer('version').notNull().default(1),
});

/** The collections of a product or, of a variant, of its product. */
const inCollections = sql`array(
  select c.collection_id from collection_products c
  where c.product_id = coalesce(products.parent_id, products.id) and c.leaves_at > now() order by c.collection_id)`;

export const collectionsOf = sql<number[]>`to_json(${inCollections})`;

/** Those that were stored or, where the release before stored none, those of today. */
export const storedOrCollectionsOf = (stored: SQLWrapper) =>
  sql<number[]>`to_json(coalesce(${stored}, ${inCollections}))`;

/**
 * The products of a collection, with the keys of each order of its list. By rule, a trigger of `products` keeps the rows
 * in the transaction of the change; by hand, the trigger keeps their keys, and a product off sale keeps its place. Has no
 * foreign keys: an edit of a product would wait for one of a collection. `leaves_at` is when the product is no longer
 * new, where it is listed for that.
 */
export const collectionProducts = pgTable(
  'collection_products',
  {
    collectionId: integer('collection_id').notNull(),
    productId: integer('product_id').notNull(),
    /** By hand, the place in the list; by rule, 0 for a featured product, else 1. */
    rank: integer('rank').notNull(),
    price: money('price').notNull(),
    sortName: text('sort_name').notNull(),
    leavesAt: timestamptz('leaves_at').notNull().default(sql`'infinity'`),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.productId] }),
    // The list's orders, each a whole keyset.
    index('collection_products_by_rank').on(table.collectionId, table.rank, table.productId),
    index('collection_products_by_price').on(table.collectionId, table.price, table.productId),
    index('collection_products_by_price_desc').on(table.collectionId, sql`(- ${table.price})`, table.productId),
    index('collection_products_by_name').on(table.collectionId, table.sortName, table.productId),
    // The collections of a product that changes.
    index('collection_products_by_product').on(table.productId),
    index('collection_products_leaving').on(table.leavesAt).where(sql`leaves_at < 'infinity'`),
  ],
);
