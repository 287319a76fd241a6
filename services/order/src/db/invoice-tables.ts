import { integer, jsonb, pgTable, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { orders } from './schema';

/** The store as it was when an invoice was issued: an invoice never changes. */
export interface Seller {
  name: string;
  address: string;
  taxNumber: string;
  emailAddress: string | null;
}

/**
 * The last number of each year's series. Its row is locked by the transaction that takes a number, so that numbers have no
 * gap and no two invoices share one: a transaction that fails takes its number back.
 */
export const invoiceSeries = pgTable('invoice_series', {
  year: integer('year').primaryKey(),
  lastNumber: integer('last_number').notNull(),
});

/** One invoice per paid order, issued when someone first opens it. Kept when the customer's personal data is deleted. */
export const invoices = pgTable(
  'invoices',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    seller: jsonb('seller').$type<Seller>().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('invoices_number').on(table.year, table.number)],
);
