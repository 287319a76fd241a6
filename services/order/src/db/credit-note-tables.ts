import type { Currency } from '@shopwright/contracts/currencies';
import type { Language } from '@shopwright/contracts/fields';
import { creditNoteKinds } from '@shopwright/contracts/http/order-documents';
import { money, oneOf, timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Cost, DocumentLine, InvoiceContent, InvoicedCustomer, Seller } from './invoice-tables';
import { refunds } from './refund-tables';
import { orders } from './schema';

export interface CreditNoteContent
  extends Pick<InvoiceContent, 'vatNumber' | 'exemptionReason' | 'buyer' | 'destination'> {
  /** The customer's language, and that of the store. */
  languages: [Language, Language];
  currency: Currency;
  invoiceNumber: string;
  /** The credit note that a cancellation takes back. */
  cancelledNumber?: string;
  /** The units that the refund is for; empty where it is an amount. */
  lines: DocumentLine[];
  /** Of an order with charges: what is refunded beside the units, such as shipping. */
  rest?: Cost[];
  /** What is refunded of each line and each cost of shipping of the invoice, in cents. */
  portions?: number[];
  /** Nobody had paid what it takes off the invoice. */
  isUnpaid?: boolean;
  /** The invoice's prices include tax. */
  isTaxIncluded?: boolean;
  invoiceIssuedAt?: string;
}

/** The last number of each year's series of credit notes, as `invoice_series` has those of invoices. */
export const creditNoteSeries = pgTable('credit_note_series', {
  year: integer('year').primaryKey(),
  lastNumber: integer('last_number').notNull(),
});

/**
 * One credit note per refund of an invoiced order that succeeded, and one cancellation of it where the refund failed later. One
 * without a refund takes back the whole invoice of an order that was cancelled unpaid. They never change, share a series, and are
 * kept as invoices are.
 */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    refundId: integer('refund_id').references(() => refunds.id),
    kind: text('kind', { enum: creditNoteKinds }).notNull(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    amount: money('amount').notNull(),
    seller: jsonb('seller').$type<Seller>().notNull(),
    customer: jsonb('customer').$type<InvoicedCustomer>().notNull(),
    content: jsonb('content').$type<CreditNoteContent>().notNull(),
    issuedAt: timestamptz('issued_at').notNull(),
  },
  (table) => [
    uniqueIndex('credit_notes_number').on(table.year, table.number),
    uniqueIndex('credit_notes_once').on(table.refundId, table.kind),
    uniqueIndex('credit_notes_unpaid_once').on(table.orderId).where(sql`refund_id is null`),
    index('credit_notes_of_order').on(table.orderId, table.id),
    check('credit_notes_kind', sql`${table.kind} in (${oneOf(creditNoteKinds)})`),
  ],
);

/**
 * Refunds that succeeded, or failed after that, and have no document of it yet; or orders that were cancelled with an invoice that was
 * not paid. Written by a trigger in the transaction
 * that changes the refund, in either release during an upgrade; a row goes with the transaction that issues its document.
 * A row of an order whose invoice is still to come waits for it; one of an order that gets none goes without a document.
 */
export const dueCreditNotes = pgTable(
  'due_credit_notes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    refundId: integer('refund_id').references(() => refunds.id),
    kind: text('kind', { enum: creditNoteKinds }).notNull(),
    /** Where there is no refund. */
    orderId: integer('order_id').references(() => orders.id),
  },
  (table) => [
    uniqueIndex('due_credit_notes_once').on(table.refundId, table.kind),
    uniqueIndex('due_credit_notes_unpaid_once').on(table.orderId),
    check('due_credit_notes_of', sql`(${table.refundId} is null) <> (${table.orderId} is null)`),
  ],
);
