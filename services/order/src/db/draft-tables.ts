import { currencyCodes } from '@shopwright/contracts/currencies';
import { languages } from '@shopwright/contracts/fields';
import type { PostalAddress } from '@shopwright/contracts/http/addresses';
import type { DraftForm, DraftOrder } from '@shopwright/contracts/http/draft-orders';
import { money, oneOf, timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { orders } from './schema';

/**
 * One row per order that staff prepare. Reserves nothing. It becomes at most one order: while an order of it is open, no other
 * one can be written (`orders_draft_once`), and the transaction that confirms an order sets `order_id`, once. A deleted draft is
 * gone; the audit log has it.
 *
 * `version` counts what staff saved: an order is written only of the version that was priced. `key` is random: from it the
 * references of its orders are derived, so that a repeated attempt finds the stock that a lost one reserved. `lines` keep the
 * price of the moment in which they were saved. `total` is what they cost then.
 *
 * `link_id` is the payment link that works until `link_expires_at`: a new one ends the one before.
 */
export const draftOrders = pgTable(
  'draft_orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    version: integer('version').notNull().default(1),
    key: uuid('key').notNull().defaultRandom(),
    userId: integer('user_id'),
    customerName: text('customer_name').notNull().default(''),
    customerEmail: text('customer_email').notNull().default(''),
    language: text('language', { enum: languages }).notNull().default('en'),
    lines: jsonb('lines').$type<DraftOrder['lines']>().notNull(),
    address: jsonb('address').$type<PostalAddress>(),
    shipping: jsonb('shipping').$type<NonNullable<DraftForm['shipping']>>(),
    discount: jsonb('discount').$type<NonNullable<DraftForm['discount']>>(),
    note: text('note').notNull().default(''),
    total: money('total').notNull(),
    currency: text('currency', { enum: currencyCodes }).notNull(),
    orderId: integer('order_id').references(() => orders.id),
    linkId: uuid('link_id'),
    linkExpiresAt: timestamptz('link_expires_at'),
    /** The address that the link was emailed to. */
    linkEmail: text('link_email'),
    createdBy: integer('created_by'),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('draft_orders_order').on(table.orderId).where(sql`order_id is not null`),
    // The list of those that are no order yet.
    index('draft_orders_open').on(table.id).where(sql`order_id is null`),
    // Read by the erasure of a customer.
    index('draft_orders_of_user').on(table.userId).where(sql`user_id is not null`),
    index('draft_orders_email').on(sql`lower(customer_email)`).where(sql`customer_email <> ''`),
    check('draft_orders_language', sql`${table.language} in (${oneOf(languages)})`),
    check('draft_orders_total', sql`${table.total} >= 0`),
    check('draft_orders_link', sql`(${table.linkId} is null) = (${table.linkExpiresAt} is null)`),
  ],
);

/** The columns of a draft whose payment link has ended. */
export const noLink = { linkId: null, linkExpiresAt: null, linkEmail: null } as const;

/**
 * What staff noted of a payment without Stripe: one row per order whose `payment_source` is not `stripe`, written with it. Cash
 * and transfers are paid when they are marked. `due_on` is that of an invoice, which is paid later, once, under the order's lock.
 */
export const offlinePayments = pgTable(
  'offline_payments',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id),
    reference: text('reference').notNull().default(''),
    dueOn: date('due_on', { mode: 'string' }),
    markedBy: integer('marked_by'),
    markedAt: timestamptz('marked_at').notNull(),
    paidAt: timestamptz('paid_at'),
    paidBy: integer('paid_by'),
    paidMethod: text('paid_method', { enum: ['cash', 'transfer'] }),
    paidReference: text('paid_reference').notNull().default(''),
  },
  (table) => [
    // Read by the desk and To do: the invoices that are not paid.
    index('offline_payments_due').on(table.dueOn, table.orderId).where(sql`paid_at is null`),
    check('offline_payments_due_on', sql`${table.paidAt} is not null or ${table.dueOn} is not null`),
  ],
);

export type DraftRow = typeof draftOrders.$inferSelect;
export type OfflinePaymentRow = typeof offlinePayments.$inferSelect;
