import { feedRoundings } from '@shopwright/contracts/feed-price';
import type { ChangesOfItem, FileHead } from '@shopwright/contracts/http/file-imports';
import { feedNewProducts } from '@shopwright/contracts/http/supplier-feeds';
import { importOutcomes, importPhases, importStates, supplierKinds } from '@shopwright/contracts/http/suppliers';
import { askedKinds } from '@shopwright/contracts/import-kinds';
import { bytea, money, timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { products } from './products';

/**
 * A supplier. Owned by staff and never shown to others. A product names its supplier by text and does not refer to this
 * table, so that a supplier can be missing here or be deleted. `version` grows with every change, so that an edit based
 * on an old read is refused.
 */
export const suppliers = pgTable(
  'suppliers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: supplierKinds }).notNull(),
    name: varchar('name', { length: 255 }).notNull(),
    website: varchar('website', { length: 500 }),
    apiEndpoint: varchar('api_endpoint', { length: 500 }),
    contactEmail: text('contact_email'),
    accountNumber: text('account_number'),
    notes: text('notes'),
    version: integer('version').notNull().default(1),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // One supplier per name, in upper or lower case.
    uniqueIndex('suppliers_name').on(sql`lower(${table.name})`),
    // Connects each of the four marketplaces once. Any number of suppliers may be custom.
    uniqueIndex('suppliers_marketplace').on(table.kind).where(sql`kind <> 'custom'`),
    check('suppliers_kind', sql`kind in ('global', 'dropshipping', 'us_eu', 'fashion', 'custom')`),
  ],
);

/**
 * How the products of a supplier are kept in sync with what they offer: at most one a supplier. `next_run_at` is due where it
 * has passed; whoever starts the run sets it forward under the row's lock, so that of two instances one does.
 */
export const supplierFeeds = pgTable(
  'supplier_feeds',
  {
    supplierId: integer('supplier_id')
      .primaryKey()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    /** Null for one whose files staff upload. */
    url: varchar('url', { length: 500 }),
    everyHours: integer('every_hours').notNull(),
    marginPercent: integer('margin_percent').notNull(),
    rounding: text('rounding', { enum: feedRoundings }).notNull(),
    newProducts: text('new_products', { enum: feedNewProducts }).notNull(),
    staleAfterHours: integer('stale_after_hours'),
    mapping: jsonb('mapping').$type<Record<string, string>>(),
    nextRunAt: timestamptz('next_run_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('supplier_feeds_due').on(table.nextRunAt).where(sql`next_run_at is not null`),
    check('supplier_feeds_hours', sql`every_hours in (1, 6, 24)`),
    check('supplier_feeds_margin', sql`margin_percent between 10 and 200`),
    check('supplier_feeds_stale', sql`stale_after_hours between 1 and 720`),
  ],
);

/**
 * When a feed last had a product, and what of it waits for staff. Written with the items of a run. `is_paused` where it went off
 * sale because the feed did not have it for too long: only then does a later run put it on sale again. `held_price` is one that
 * the price guard kept from being stored; `rejected_price` one that staff do not want to see again.
 */
export const feedProducts = pgTable(
  'feed_products',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id),
    supplierId: integer('supplier_id')
      .notNull()
      .references(() => supplierFeeds.supplierId, { onDelete: 'cascade' }),
    seenAt: timestamptz('seen_at').notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    heldPrice: money('held_price'),
    rejectedPrice: money('rejected_price'),
  },
  (table) => [
    index('feed_products_seen').on(table.supplierId, table.seenAt).where(sql`not is_paused`),
    index('feed_products_paused').on(table.supplierId).where(sql`is_paused`),
    index('feed_products_held').on(table.productId).where(sql`held_price is not null`),
  ],
);

/**
 * An import of a supplier's products, or of a file, that staff requested. Its phase says what is done with it: a file is
 * read into items, which are checked by a dry run, imported, or undone. In each phase it is `queued` with the event
 * that starts the worker, `running` from the first item on, `paused` while staff stop it, `completed` after the last item,
 * and `failed` if the worker gave up. A file is `uploading` until all its bytes are there. What it has is its `kind`, which is
 * `auto` until its columns are read, unless staff said it.
 * `rows`, `imported` and `rejected` count its items. Triggers of `import_items` keep them in the transaction of the
 * items; a transaction that writes items locks the import first, and counts `created`, `updated` and `unchanged`.
 */
export const imports = pgTable(
  'imports',
  {
    id: uuid('id').primaryKey(),
    supplierType: text('supplier_type').notNull(),
    profitMargin: integer('profit_margin').notNull(),
    phase: text('phase', { enum: importPhases }).notNull().default('import'),
    state: text('state', { enum: importStates }).notNull().default('queued'),
    /** Null for an import from a supplier. */
    fileName: text('file_name'),
    kind: text('kind', { enum: askedKinds }).notNull().default('products'),
    /** Nothing is stored until staff say so. */
    isDryRun: boolean('is_dry_run').notNull().default(false),
    /** New products of a file become drafts, unless their rows say otherwise. */
    asDrafts: boolean('as_drafts').notNull().default(false),
    /** Products that exist keep their stock. */
    keepsStock: boolean('keeps_stock').notNull().default(false),
    /** New customers are asked to choose a password. */
    sendsInvitations: boolean('sends_invitations').notNull().default(false),
    /** Customers get points for their orders. */
    givesPoints: boolean('gives_points').notNull().default(false),
    /** Of the file, where staff chose it. */
    encoding: text('encoding'),
    /** The column that each column of the file is read as, where staff chose. */
    mapping: jsonb('mapping').$type<Record<string, string>>(),
    /** What was recognized in the file. */
    head: jsonb('head').$type<FileHead>(),
    /** Why the file cannot be read, for staff. */
    problem: text('problem'),
    requestedBy: integer('requested_by'),
    /** The supplier whose feed it is a run of. */
    feedSupplierId: integer('feed_supplier_id').references(() => supplierFeeds.supplierId, { onDelete: 'set null' }),
    rows: integer('rows').notNull().default(0),
    imported: integer('imported').notNull().default(0),
    rejected: integer('rejected').notNull().default(0),
    created: integer('created').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    /** Of `import_images`, counted in the transaction of their change. */
    images: integer('images').notNull().default(0),
    imagesFetched: integer('images_fetched').notNull().default(0),
    imagesFailed: integer('images_failed').notNull().default(0),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    endedAt: timestamptz('ended_at'),
  },
  (table) => [
    // The latest imports of files.
    index('imports_of_files').on(table.createdAt).where(sql`file_name is not null`),
    // The runs of a feed.
    index('imports_of_feed').on(table.feedSupplierId, table.createdAt).where(sql`feed_supplier_id is not null`),
    check('imports_margin_range', sql`profit_margin between 10 and 200`),
    check(
      'imports_state',
      sql`state in ('uploading', 'queued', 'running', 'paused', 'completed', 'failed', 'canceled')`,
    ),
    check(
      'imports_kind',
      sql`kind in ('products', 'customers', 'orders', 'redirects', 'reviews', 'categories', 'collections', 'discounts', 'auto')`,
    ),
    check('imports_phase', sql`phase in ('read', 'check', 'import', 'undo')`),
  ],
);

/** The bytes of a file until its rows are items. */
export const importParts = pgTable(
  'import_parts',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** From 0. */
    position: integer('position').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
);

export const importItemStates = ['pending', 'checked', 'imported', 'failed', 'undone', 'kept'] as const;

/** A row of a file, by the columns that imports know. */
export interface ItemRow {
  /** Its number in the file, as a spreadsheet shows it. */
  row: number;
  cells: Record<string, string>;
}

/**
 * One product of an import, by the supplier's id, or what the rows of a file name: a product, a redirect, a category, an
 * order, or a review or a customer, whose key is a hash. Row and changes of the last three are deleted after a week. Changes from `pending` to `checked`
 * by a dry run, to `imported` with its product, or to `failed` with the reason; and to `undone` or, with the reason, `kept`.
 * `position` is its place in the request. Read by import, the first column of the primary key, and by product.
 */
export const importItems = pgTable(
  'import_items',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    supplierProductId: text('supplier_product_id').notNull(),
    position: integer('position').notNull(),
    state: text('state', { enum: importItemStates }).notNull().default('pending'),
    outcome: text('outcome', { enum: importOutcomes }),
    reason: text('reason'),
    /** The rows of a file; null for a supplier's product, and once it is imported. Older items have the cells of one row. */
    row: jsonb('row').$type<{ rows: ItemRow[] } | Record<string, string>>(),
    /** What the import changes, before and after. */
    changes: jsonb('changes').$type<ChangesOfItem>(),
    productId: integer('product_id').references(() => products.id),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.supplierProductId] }),
    // The next items to import, and the report of rejected ones.
    index('import_items_pending').on(table.importId, table.position).where(sql`state = 'pending'`),
    index('import_items_failed').on(table.importId, table.position).where(sql`state = 'failed'`),
    // The items to import after a dry run, and those to undo.
    index('import_items_done')
      .on(table.importId, table.state, table.position)
      .where(sql`state in ('checked', 'imported')`),
    // What became of the rows, for staff.
    index('import_items_by_outcome').on(table.importId, table.outcome, table.position).where(sql`outcome is not null`),
    index('import_items_kept').on(table.importId, table.position).where(sql`state = 'kept'`),
    // Tells which products came by an import.
    index('import_items_by_product').on(table.productId).where(sql`product_id is not null`),
    check('import_items_state', sql`state in ('pending', 'checked', 'imported', 'failed', 'undone', 'kept')`),
  ],
);
