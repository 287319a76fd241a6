import { importStates, supplierKinds } from '@shopwright/contracts/http/suppliers';
import { timestamptz } from '@shopwright/service-kit/database/columns';
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
 * An import of a supplier's products, or of the rows of a file, that staff requested. A file's import is `uploading`
 * until all its rows have come. Then it is `queued` with the event that starts the worker, `running` from the first item
 * on, `paused` while staff stops it, `completed` after the last item, and `failed` if the worker gave up. `rows`, `imported`
 * and `rejected` count its items. Triggers of `import_items` keep them in the transaction of the items; a transaction that writes items locks the import first.
 */
export const imports = pgTable(
  'imports',
  {
    id: uuid('id').primaryKey(),
    supplierType: text('supplier_type').notNull(),
    profitMargin: integer('profit_margin').notNull(),
    state: text('state', { enum: importStates }).notNull().default('queued'),
    /** Null for an import from a supplier. */
    fileName: text('file_name'),
    /** New products of a file become drafts, unless their rows say otherwise. */
    asDrafts: boolean('as_drafts').notNull().default(false),
    requestedBy: integer('requested_by'),
    rows: integer('rows').notNull().default(0),
    imported: integer('imported').notNull().default(0),
    rejected: integer('rejected').notNull().default(0),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    endedAt: timestamptz('ended_at'),
  },
  (table) => [
    // The latest imports of files.
    index('imports_of_files').on(table.createdAt).where(sql`file_name is not null`),
    check('imports_margin_range', sql`profit_margin between 10 and 200`),
    check('imports_state', sql`state in ('uploading', 'queued', 'running', 'paused', 'completed', 'failed')`),
  ],
);

export const importItemStates = ['pending', 'imported', 'failed'] as const;

/**
 * One product of an import, by the supplier's id, or by the number of its row in a file. Changes once from `pending` to
 * `imported` with its product, or to `failed` with the reason. `position` is its place in the request. Read by import,
 * the first column of the primary key, and by product.
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
    reason: text('reason'),
    /** The row of a file by its columns; null for a supplier's product, and once it is imported. */
    row: jsonb('row').$type<Record<string, string>>(),
    productId: integer('product_id').references(() => products.id),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.supplierProductId] }),
    // The next items to import, and the report of rejected ones.
    index('import_items_pending').on(table.importId, table.position).where(sql`state = 'pending'`),
    index('import_items_failed').on(table.importId, table.position).where(sql`state = 'failed'`),
    // Tells which products came by an import.
    index('import_items_by_product').on(table.productId).where(sql`product_id is not null`),
    check('import_items_state', sql`state in ('pending', 'imported', 'failed')`),
  ],
);
