import type { Currency } from '@shopwright/contracts/currencies';
import type { Language } from '@shopwright/contracts/fields';
import type { PostalAddress } from '@shopwright/contracts/http/addresses';
import type { TotalRow } from '@shopwright/contracts/http/quotes';
import type { offlineMethods } from '@shopwright/contracts/payment-sources';
import { timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { orders } from './schema';

/** The store and the customer as they were when an invoice was issued: an invoice never changes. */
export interface Seller {
  name: string;
  address: string;
  taxNumber: string;
  vatNumber?: string;
  phone?: string;
  /** Where the store is established. */
  country?: string;
  emailAddress: string | null;
  /** The path of an image. */
  logo?: string;
  /** `#rrggbb` */
  accentColor?: string;
  /** Of the days in the document. Absent in invoices from before 1.0.0, whose days are UTC. */
  timeZone?: string;
}
export interface InvoicedCustomer {
  name: string;
  address: string;
  emailAddress: string;
}

export interface DocumentLine {
  name: string;
  quantity: number;
  price: string;
  /** Of an order of a store that charges tax. */
  orderItemId?: number;
  cost?: Cost;
}

/** Why an amount has no tax. Goods that a business of another country of the European Union buys are a supply within it. */
export type UntaxedReason = 'intra_community' | 'reverse_charge' | 'export' | 'exempt';

/** What a line or the shipping costs after discounts, with its tax, and of what that tax is. */
export interface Cost {
  paid: string;
  taxes: { label: string; rate: string; net: string; amount: string }[];
  untaxed?: UntaxedReason;
}

/** The sale as it was when its invoice was issued. */
export interface InvoiceContent {
  /** The customer's language, and that of the store. */
  languages: [Language, Language];
  currency: Currency;
  placedAt: string;
  lines: DocumentLine[];
  discount: string;
  total: string;
  paid: string;
  /** Of an order with shipping, tax or discounts. */
  totals?: TotalRow[];
  /** When the store got the money, which comes before the delivery. Absent where nothing was paid. */
  paidAt?: string;
  /** Where the money does not come through Stripe. Absent elsewhere. */
  source?: (typeof offlineMethods)[number];
  /** Of an invoice that is paid later. */
  dueOn?: string;
  /** Of an order of a store that charges tax: one for each rate. */
  shipping?: Cost[];
  /** Where it was sold to, in its parts. */
  buyer?: PostalAddress;
  /** The country that the goods go to. */
  destination?: string;
  /** Of a business. */
  vatNumber?: string;
  /** Why its customer is exempt from tax, as staff wrote it. */
  exemptionReason?: string;
}

/**
 * The last number of each year's series. Its row is locked by the transaction that takes a number, so that numbers have no
 * gap and no two invoices share one: a transaction that fails takes its number back.
 */
export const invoiceSeries = pgTable('invoice_series', {
  year: integer('year').primaryKey(),
  lastNumber: integer('last_number').notNull(),
});

/**
 * One invoice per confirmed order, issued in the order of confirmation. Kept with the customer's details when their personal data
 * is deleted, because the law asks for unchanged invoices for years.
 */
export const invoices = pgTable(
  'invoices',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    seller: jsonb('seller').$type<Seller>().notNull(),
    customer: jsonb('customer').$type<InvoicedCustomer>().notNull(),
    /** Null in invoices from before 1.0.0, until `complete-invoices.ts` has copied it from their orders. */
    content: jsonb('content').$type<InvoiceContent>(),
    issuedAt: timestamptz('issued_at').notNull(),
  },
  (table) => [
    uniqueIndex('invoices_number').on(table.year, table.number),
    index('invoices_incomplete').on(table.orderId).where(sql`content is null`),
  ],
);

/**
 * Orders that were confirmed and have no invoice yet. Written by a trigger in the transaction that confirms, in either
 * release during an upgrade; a row goes with the transaction that issues its invoice, so that a crash between them leaves no
 * order out.
 */
export const dueInvoices = pgTable(
  'due_invoices',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id),
    confirmedAt: timestamptz('confirmed_at').notNull(),
  },
  (table) => [index('due_invoices_order').on(table.confirmedAt, table.orderId)],
);
