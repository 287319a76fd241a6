import type { PastOrder } from '@shopwright/contracts/http/past-orders';
import { timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/**
 * Orders of the store's previous shop, written by imports of files. History: no stock, payment, point, email or statistic follows of one.
 * `reference` is the number there. `import_id` is the import that wrote the row last, and `previous` what it was before that; null where
 * that import added it. Deleted with the customer who has their data erased.
 */
export const pastOrders = pgTable(
  'past_orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    reference: text('reference').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    placedAt: timestamptz('placed_at').notNull(),
    currency: text('currency').notNull(),
    total: numeric('total', { precision: 12, scale: 2 }).notNull(),
    amounts: jsonb('amounts').$type<PastOrder['amounts']>().notNull(),
    status: text('status').notNull(),
    lines: jsonb('lines').$type<PastOrder['lines']>().notNull(),
    address: text('address').notNull(),
    importId: uuid('import_id').notNull(),
    previous: jsonb('previous').$type<Record<string, unknown>>(),
    outcome: text('outcome', { enum: ['created', 'updated'] }).notNull(),
  },
  (table) => [
    // Of simultaneous imports one adds an order.
    uniqueIndex('past_orders_reference').on(sql`lower(${table.reference})`),
    // The orders of a customer.
    index('past_orders_email').on(sql`lower(${table.email})`, table.placedAt, table.id),
    index('past_orders_newest').on(table.placedAt, table.id),
    index('past_orders_by_text').using(
      'gin',
      sql`ascii_text(${table.reference} || ' ' || ${table.email} || ' ' || ${table.name}) gin_trgm_ops`,
    ),
  ],
);
