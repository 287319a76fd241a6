import { supplierKinds } from '@shopwright/contracts/http/suppliers';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp, uniqueIndex, varchar } from 'drizzle-orm/pg-core';

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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // One supplier per name, in upper or lower case.
    uniqueIndex('suppliers_name').on(sql`lower(${table.name})`),
    // Connects each of the four marketplaces once. Any number of suppliers may be custom.
    uniqueIndex('suppliers_marketplace').on(table.kind).where(sql`kind <> 'custom'`),
    check('suppliers_kind', sql`kind in ('global', 'dropshipping', 'us_eu', 'fashion', 'custom')`),
  ],
);
