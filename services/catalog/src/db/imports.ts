import { importStates } from '@shopwright/contracts/http/suppliers';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { products } from './products';

/**
 * An import of a supplier's products that staff requested. Written as `queued` with its items and the event that starts
 * the worker. It is `running` from the first item on, `completed` after the last one, and `failed` if the worker gave up.
 * Read by primary key only.
 */
export const imports = pgTable(
  'imports',
  {
    id: uuid('id').primaryKey(),
    supplierType: text('supplier_type').notNull(),
    profitMargin: integer('profit_margin').notNull(),
    state: text('state', { enum: importStates }).notNull().default('queued'),
    requestedBy: integer('requested_by'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  () => [
    check('imports_margin_range', sql`profit_margin between 10 and 200`),
    check('imports_state', sql`state in ('queued', 'running', 'completed', 'failed')`),
  ],
);

export const importItemStates = ['pending', 'imported', 'failed'] as const;

/**
 * One product of an import, by the supplier's id. Changes once from `pending` to `imported` with its product, or to
 * `failed` with the reason. `position` is its place in the request. Read by import, the first column of the primary key.
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
    productId: integer('product_id').references(() => products.id),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.supplierProductId] }),
    check('import_items_state', sql`state in ('pending', 'imported', 'failed')`),
  ],
);
