import { timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { refunds } from './refund-tables';
import { orders } from './schema';

/**
 * One row per edit of an order. Written in the transaction of all that it changes, and never changed. `refund_id` has the units that
 * it removed, `draft_id` is the draft of what it added, which may be deleted later. `request_key` makes a repeated request one edit.
 * `reason` and `request` are blanked when the customer's data is erased.
 */
export const orderEdits = pgTable(
  'order_edits',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    requestKey: uuid('request_key').notNull(),
    request: text('request'),
    reason: text('reason').notNull(),
    refundId: integer('refund_id').references(() => refunds.id),
    draftId: integer('draft_id'),
    authorId: integer('author_id'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('order_edits_once').on(table.orderId, table.requestKey),
    // An addition names the order that it belongs to.
    uniqueIndex('order_edits_draft').on(table.draftId).where(sql`draft_id is not null`),
  ],
);
