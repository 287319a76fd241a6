import { orderEventKinds } from '@shopwright/contracts/http/order-desk';
import { orderStatuses } from '@shopwright/contracts/http/orders';
import { timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { orders } from './schema';

/**
 * The timeline: everything that happened to an order, who did it and when. Written in the transaction of the change and
 * never updated, except that the customer's erasure takes out the `reason` that a person wrote, which may name the customer, and an earlier address.
 * `details` holds ids, amounts and reasons. The newest row of a status change is what staff may undo for some minutes.
 */
export const orderEvents = pgTable(
  'order_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind', { enum: orderEventKinds }).notNull(),
    fromStatus: text('from_status', { enum: orderStatuses }),
    toStatus: text('to_status', { enum: orderStatuses }),
    actor: text('actor', { enum: ['customer', 'staff', 'stripe', 'store'] }).notNull(),
    actorUserId: integer('actor_user_id'),
    details: jsonb('details').$type<Record<string, string | number | boolean>>().notNull().default({}),
    /** The trace of the request or job that did it, for the X-ray. */
    traceId: text('trace_id'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('order_events_of_order').on(table.orderId, table.id),
    check('order_events_actor', sql`${table.actor} in ('customer', 'staff', 'stripe', 'store')`),
  ],
);

/** Notes of staff about an order, which its customer never sees. Deleted with the customer's personal data. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    body: text('body').notNull(),
    authorId: integer('author_id'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('order_notes_of_order').on(table.orderId, table.id)],
);

/**
 * The steps that the customer was emailed about. A row is written with the event that sends the email; the primary key
 * makes each step one email, also where staff undo a delivery and make it again. `subject_id` is the shipment, refund or ten minutes,
 * else 0: an order that ships again after an undo is a new shipment, which is emailed.
 */
export const orderEmailSteps = pgTable(
  'order_email_steps',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    step: text('step').notNull(),
    subjectId: integer('subject_id').notNull().default(0),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.step, table.subjectId] })],
);

/**
 * The texts that the desk searches: number, name, email, the account's email, product names, Stripe's ids and tracking
 * numbers of an order, as `ascii_text` writes them. Kept by triggers.
 */
export const orderSearch = pgTable(
  'order_search',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id),
    document: text('document').notNull(),
  },
  (table) => [index('order_search_document').using('gin', sql`${table.document} gin_trgm_ops`)],
);

/**
 * The numbers of orders on the desk by status. Triggers of `orders` only add rows: one that subtracts the order from the
 * status that it had, and one that adds it to the one that it has now. The sum over all rows is exact within every
 * transaction, and no two orders wait for each other. `compactOrderFigures` merges the rows, so that the table stays small.
 */
export const orderFigures = pgTable('order_figures', {
  status: text('status', { enum: orderStatuses }).notNull(),
  orders: bigint('orders', { mode: 'number' }).notNull(),
});

/**
 * The emails about an order that the mail server accepted, as their customer got them. Written by the worker that sent it;
 * the event's id makes a repeated job one row. Deleted with the customer's personal data.
 */
export const orderEmails = pgTable(
  'order_emails',
  {
    eventId: uuid('event_id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    sentAt: timestamptz('sent_at').notNull(),
  },
  (table) => [index('order_emails_of_order').on(table.orderId, table.sentAt)],
);
