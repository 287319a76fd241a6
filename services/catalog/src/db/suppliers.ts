import { supplierKinds } from '@shopwright/contracts/http/suppliers';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp, uniqueIndex, varchar } from 'drizzle-orm/pg-core';

/**
 * Whom the shop buys from, kept by staff and seen by nobody else. A product names its supplier by text and does not
 * refer to this table, so it may come from one that is not here, and a supplier can go while its products stay.
 * `version` grows with every change, so an edit based on an old read is refused.
 *
 * `suppliers_name` makes a name one supplier, whatever the case; `suppliers_marketplace` lets each of the four
 * marketplaces be connected once, and custom ones any number of times.
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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('suppliers_name').on(sql`lower(${table.name})`),
    uniqueIndex('suppliers_marketplace').on(table.kind).where(sql`kind <> 'custom'`),
    check('suppliers_kind', sql`kind in ('global', 'dropshipping', 'us_eu', 'fashion', 'custom')`),
  ],
);
