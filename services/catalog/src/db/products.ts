import { type Language, languages } from '@shopwright/contracts/fields';
import { defaultTaxClass } from '@shopwright/contracts/limits';
import { type ActorRole, isStaff } from '@shopwright/contracts/roles';
import { money, timestamptz } from '@shopwright/service-kit/database/columns';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { categories, categoryTranslations } from './categories';

export interface ProductSpec {
  label: string;
  value: string;
}

/** `swatches` and the values of a translation have the order of `values`. */
export interface StoredOption {
  name: string;
  values: string[];
  swatches?: (string | null)[] | undefined;
  translations: Partial<Record<Language, { name: string; values: string[] }>>;
}

/** The conditions of indexes, in columns without their table. */
const isListedRow = sql`archived_at is null and parent_id is null`;
const isNoVariantRow = sql`parent_id is null`;
const isVariantRow = sql`parent_id is not null`;

/** The products on sale that have, or had, a supplier: the condition of their index. */
const isSuppliedIndex = sql`archived_at is null and (is_dropshipped or supplier_name <> '')`;

/**
 * Each search reads all texts that wait for their place in its index. Postgres lets 4 MiB of them wait; with 64 KiB, the
 * statement that writes texts gives them their places.
 */
const fewPendingTexts = { gin_pending_list_limit: 64 };

/**
 * A product and its stock. Rows are never deleted, because orders refer to them; `archived_at` takes one off sale, as
 * archived or, with `is_draft`, as a draft. So whatever asks for `archived_at is null` leaves out both. `is_draft` says
 * nothing of a product on sale.
 * `stock_quantity` is stock on hand and always the sum of the product's stock_movements. `reserved_quantity` is always
 * the sum of its held reservations. `version` grows with every change except of `reserved_quantity` and the ratings, so
 * that an edit based on an old read is refused. `rating_sum` and `rating_count` count the product's visible reviews.
 *
 * A variant is a row with a `parent_id`, and a parent one with `options`. Only variants and products without options are
 * sold and have stock; lists show parents and products without options. Triggers let variants follow the name, category,
 * tax class and status of their parent, and let the parent have the lowest price of its variants and be in stock if one is
 * (docs/decisions/26-variants.md).
 *
 * No index contains a stock column, so that a sale is a heap-only update: `stock_rows` has the orders of stock.
 */
export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    specs: jsonb('specs').$type<ProductSpec[]>().notNull().default([]),
    /** In tabs and for search engines, where they differ from name and description. */
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    price: money('price').notNull(),
    /** Shown beside the price, and never charged. Null for none. */
    compareAtPrice: money('compare_at_price'),
    sku: text('sku'),
    image: text('image').notNull(),
    /** Describes `image`; empty where the product's name says enough. */
    imageAlt: text('image_alt').notNull().default(''),
    category: text('category').notNull(),
    categoryId: integer('category_id').references(() => categories.id),
    inStock: boolean('in_stock').notNull().default(true),
    featured: boolean('featured').notNull().default(false),
    stockOnHand: integer('stock_quantity').notNull().default(0),
    reservedQuantity: integer('reserved_quantity').notNull().default(0),
    lowStockThreshold: integer('low_stock_threshold').notNull().default(5),
    /** The id of a class of the selling settings, which the order service has. */
    taxClass: text('tax_class').notNull().default(defaultTaxClass),
    weightGrams: integer('weight_grams').notNull().default(0),
    needsShipping: boolean('needs_shipping').notNull().default(true),
    /** As staff wrote them; the same in upper and lower case only once. */
    tags: text('tags').array().notNull().default([]),
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
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    archivedAt: timestamptz('archived_at'),
    isDraft: boolean('is_draft').notNull().default(false),
    /** Of a variant. */
    parentId: integer('parent_id').references((): AnyPgColumn => products.id),
    /** Of a parent; otherwise empty. */
    options: jsonb('options').$type<StoredOption[]>().notNull().default([]),
    /** Of a variant: a value of each option, in English. */
    optionValues: text('option_values').array(),
    /** The place of a variant among the others. Null of one that is no longer sold. */
    position: integer('position'),
    gtin: text('gtin'),
    searchText: text('search_text').generatedAlwaysAs(sql`ascii_text(name || ' ' || category || ' ' || description)`),
    titleText: text('title_text').generatedAlwaysAs(sql`ascii_text(name || ' ' || category)`),
    /** 60 characters are enough to sort by, and small enough for a cursor. */
    sortName: text('sort_name').generatedAlwaysAs(sql`left(searchable_text(name), 60)`),
  },
  (table) => [
    // The list's orders: each index is a whole keyset, (sort key, id) ascending. The first has what a search reads, too.
    index('listed_by_featured')
      .on(sql`(not ${table.featured})`, table.id, table.featured, table.titleText)
      .where(isListedRow),
    index('listed_by_price').on(table.price, table.id).where(isListedRow),
    index('listed_by_price_desc').on(sql`(- ${table.price})`, table.id).where(isListedRow),
    index('listed_by_name').on(table.sortName, table.id).where(isListedRow),
    // Finds the products that the specifications of another one name.
    index('products_by_exact_name').on(table.name),
    // Finds the products that contain one by its name, for every product that changes. None of them waits for its place.
    index('products_by_specs')
      .using('gin', table.specs.op('jsonb_path_ops'))
      .with({ fastupdate: false })
      .where(sql`specs <> '[]'`),
    // Filters that few products may pass.
    index('products_by_category').on(table.categoryId),
    // The lists of a category. Without them, one whose products are last in the order of all, such as the dearest, would be
    // found behind all others.
    index('listed_of_category_by_featured')
      .on(table.categoryId, sql`(not ${table.featured})`, table.id)
      .where(isListedRow),
    index('listed_of_category_by_price').on(table.categoryId, table.price, table.id).where(isListedRow),
    index('listed_of_category_by_price_desc')
      .on(table.categoryId, sql`(- ${table.price})`, table.id)
      .where(isListedRow),
    index('listed_of_category_by_name').on(table.categoryId, table.sortName, table.id).where(isListedRow),
    index('listed_by_rating').on(table.rating).where(isListedRow),
    // Substring search by trigrams.
    index('product_texts')
      .using('gin', table.searchText.op('gin_trgm_ops'))
      .with(fewPendingTexts)
      .where(isNoVariantRow),
    // Suggestions, and words with typing errors.
    index('product_titles')
      .using('gin', table.titleText.op('gin_trgm_ops'))
      .with(fewPendingTexts)
      .where(isNoVariantRow),
    // Staff find a variant by its title.
    index('variant_titles').using('gin', table.titleText.op('gin_trgm_ops')).with(fewPendingTexts).where(isVariantRow),
    index('variants_of_product').on(table.parentId, table.position).where(isVariantRow),
    // Of the variants that are sold, one per combination.
    uniqueIndex('variants_combination').on(table.parentId, table.optionValues).where(sql`position is not null`),
    // One product on sale per SKU, in upper or lower case; finds a SKU by its beginning too.
    uniqueIndex('products_sku')
      .on(sql`lower(${table.sku}) text_pattern_ops`)
      .where(sql`archived_at is null and sku is not null`),
    // The products that suppliers send now, and those that they sent before.
    index('products_supplied').on(table.isDropshipped, table.id).where(isSuppliedIndex),
    // The drafts, and the archived products.
    index('products_off_sale').on(table.isDraft, table.id).where(sql`archived_at is not null`),
    // Finds a SKU among them; an import can make many drafts.
    index('products_off_sale_sku')
      .on(sql`lower(${table.sku}) text_pattern_ops`)
      .where(sql`archived_at is not null and sku is not null`),
    // One product per supplier product; imports upsert on it.
    uniqueIndex('products_supplier_item')
      .on(table.supplierName, table.supplierProductId)
      .where(sql`supplier_product_id is not null`),
    check('products_stock_not_negative', sql`stock_quantity >= 0`),
    check('products_reserved_not_negative', sql`reserved_quantity >= 0`),
    check('products_reserved_on_hand', sql`reserved_quantity <= stock_quantity`),
    check('products_threshold_not_negative', sql`low_stock_threshold >= 0`),
    check('products_weight', sql`weight_grams >= 0`),
    // A draft may have no price yet, which is 0.
    check('products_price_on_sale', sql`price > 0 or (price = 0 and archived_at is not null)`),
    // A trigger removes it when a writer that does not know it sets a higher price.
    check('products_compare_at_price', sql`compare_at_price > price`),
    check('products_rating', sql`rating_count >= 0 and rating_sum between rating_count and 5 * rating_count`),
    // Stock and sales belong to the variants.
    check('products_parent_without_stock', sql`options = '[]' or (stock_quantity = 0 and reserved_quantity = 0)`),
    check(
      'products_variant',
      sql`case when parent_id is null then option_values is null and position is null
        else option_values is not null and options = '[]' and (position is not null or archived_at is not null) end`,
    ),
    check('products_margin_range', sql`dropship_margin between 10 and 200`),
  ],
);

/** What lists show: products on sale, and not their variants. */
export const isListed = sql<boolean>`(products.archived_at is null and products.parent_id is null)`;
/** What can be bought: variants, and products without options. Says nothing of stock. */
export const isSold = sql<boolean>`(products.archived_at is null and products.options = '[]')`;
export const isNoVariant = sql<boolean>`products.parent_id is null`;
export const isVariant = sql<boolean>`products.parent_id is not null`;
export const hasOptions = sql<boolean>`(products.options <> '[]')`;

export const isDraft = sql<boolean>`(${products.archivedAt} is not null and ${products.isDraft})`;
export const isArchived = sql<boolean>`(${products.archivedAt} is not null and not ${products.isDraft})`;
/** On sale or a draft: staff may edit it. Variants are edited with their parent. */
export const isEditable = sql<boolean>`((${products.archivedAt} is null or ${products.isDraft}) and ${products.parentId} is null)`;

/** On sale or a draft, and no parent: staff may set its stock. */
export const hasOwnStock = sql<boolean>`((${products.archivedAt} is null or ${products.isDraft}) and ${products.options} = '[]')`;

/** A draft that lacks what products on sale have; an archived one was such a draft. */
export const isIncomplete = sql<boolean>`(${products.price} = 0 or '' in (${products.description}, ${products.image}, ${products.category}))`;

/** The quantity that visitors may buy: stock on hand minus what unpaid orders reserve. */
export const availableStock = sql<number>`${products.stockOnHand} - ${products.reservedQuantity}`.mapWith(Number);

/** A sum over the variants of a parent that are sold. Names the table, which drizzle leaves out where there is no join. */
const ofVariants = (sum: string) => sql`(
  select ${sql.raw(sum)} from products v where v.parent_id = products.id and v.position is not null)`;

/** The columns that everyone may read. Supplier, cost and margin are not selected, so no response can leak them. */
export const publicColumns = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  description: products.description,
  price: products.price,
  compareAtPrice: products.compareAtPrice,
  image: products.image,
  category: products.category,
  categoryId: products.categoryId,
  inStock: products.inStock,
  featured: products.featured,
  isNew: sql<boolean>`${products.createdAt} > now() - interval '30 days'`,
  stockQuantity: sql<number>`case when ${hasOptions}
    then ${ofVariants('coalesce(sum(v.stock_quantity - v.reserved_quantity) filter (where v.in_stock), 0)')}
    else ${availableStock} end`.mapWith(Number),
  isLowStock: sql<boolean>`${products.inStock} and ${availableStock} between 1 and ${products.lowStockThreshold}`,
  specs: products.specs,
  rating: products.rating,
  reviewCount: products.ratingCount,
  hasOptions,
  priceMax: sql<
    string | null
  >`case when ${hasOptions} then nullif(${ofVariants('max(v.price)')}, ${products.price}) end`,
};

/** The columns that staff reads. `stockQuantity` is stock on hand here, and what is available in a public response. */
export const staffColumns = {
  ...publicColumns,
  sku: products.sku,
  gtin: products.gtin,
  seoTitle: products.seoTitle,
  seoDescription: products.seoDescription,
  lowStockThreshold: products.lowStockThreshold,
  stockQuantity: sql<number>`case when ${hasOptions} then ${ofVariants('coalesce(sum(v.stock_quantity), 0)')}
    else ${products.stockOnHand} end`.mapWith(Number),
  reservedQuantity: sql<number>`case when ${hasOptions} then ${ofVariants('coalesce(sum(v.reserved_quantity), 0)')}
    else ${products.reservedQuantity} end`.mapWith(Number),
  taxClass: products.taxClass,
  weightGrams: products.weightGrams,
  needsShipping: products.needsShipping,
  tags: products.tags,
  isDropshipped: products.isDropshipped,
  supplierName: products.supplierName,
  supplierProductId: products.supplierProductId,
  supplierApiEndpoint: products.supplierApiEndpoint,
  supplierCost: products.supplierCost,
  dropshipMargin: products.dropshipMargin,
  version: products.version,
  archivedAt: sql<string | null>`case when not ${products.isDraft} then ${products.archivedAt} end`.mapWith(
    (at: string) => new Date(at).toISOString(),
  ),
  isDraft,
};

export const productNotFound = () => new AppError('not_found', 'No such product');

/** The error for an edit that is based on an older version of the product. */
export const productChanged = () =>
  new AppError('conflict', 'The product has changed since you opened it. Please reload it and try again.');

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
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    searchText: text('search_text').generatedAlwaysAs(sql`ascii_text(name || ' ' || description)`),
    titleText: text('title_text').generatedAlwaysAs(sql`ascii_text(name)`),
    sortName: text('sort_name').generatedAlwaysAs(sql`left(searchable_text(name), 60)`),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.language] }),
    // Contains every column that sorting by name reads.
    index('product_translations_names').on(table.language, table.productId, table.sortName),
    // Search in the language.
    index('product_translations_search').using('gin', table.searchText.op('gin_trgm_ops')).with(fewPendingTexts),
    // Suggestions in the language, and words with typing errors.
    index('product_translations_title').using('gin', table.titleText.op('gin_trgm_ops')).with(fewPendingTexts),
  ],
);

/** The texts in the joined language, or in English where there is no translation. */
const translatedColumns = {
  name: sql<string>`coalesce(${productTranslations.name}, ${products.name})`,
  description: sql<string>`coalesce(${productTranslations.description}, ${products.description})`,
  category: sql<string>`coalesce(${categoryTranslations.name}, ${products.category})`,
  specs: sql<ProductSpec[]>`coalesce(nullif(${productTranslations.specs}, '[]'), ${products.specs})`,
};

/** Returns the columns that a role may read, for a query that joins `translationsIn`. */
export const readColumns = (role: ActorRole) =>
  isStaff(role) ? { ...staffColumns, ...translatedColumns } : { ...publicColumns, ...translatedColumns };

/** Returns the join conditions for one language. English has no translations, so it joins no row. */
export const translationsIn = (language: Language = 'en') => ({
  ofProduct: and(eq(productTranslations.productId, products.id), eq(productTranslations.language, language)),
  ofCategory: and(
    eq(categoryTranslations.categoryId, products.categoryId),
    eq(categoryTranslations.language, language),
  ),
});
