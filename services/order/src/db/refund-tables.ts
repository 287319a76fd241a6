import { refundAttemptStates, refundOrigins } from '@shopwright/contracts/http/order-desk';
import { money, oneOf, timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { orderReturns } from './return-tables';
import { orderItems, orders } from './schema';

/**
 * One row per attempt to refund, of the store or of Stripe's dashboard. Owned by refunds. Written as `pending` before
 * Stripe is asked; `succeeded` and `failed` are what Stripe says, and a succeeded refund may still fail. The state never
 * goes the other way. A failed attempt is repeated by a new row.
 *
 * `request_key` is the key of the staff's request: a repeated request is one row. `stripe_key` is the idempotency key at
 * Stripe and never changes, so that one row is at most one refund there; it is null for a refund made at Stripe.
 * `stripe_refund_id` is unique: a refund at Stripe is at most one row. The `amount` of a
 * cancellation is what Stripe refunded, once it is known. `reason` and `request` are blanked when the customer's data is
 * erased.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    origin: text('origin', { enum: refundOrigins }).notNull(),
    state: text('state', { enum: refundAttemptStates }).notNull().default('pending'),
    amount: money('amount').notNull(),
    reason: text('reason').notNull().default(''),
    requestKey: uuid('request_key'),
    /** The request as it was first sent, to tell a repeated request from another one under the same key. */
    request: text('request'),
    /** The return whose units it refunds. */
    returnId: integer('return_id').references(() => orderReturns.id),
    stripeKey: text('stripe_key').unique('refunds_stripe_key'),
    stripeRefundId: text('stripe_refund_id').unique('refunds_stripe_refund'),
    failureReason: text('failure_reason'),
    /** The key under which the catalog restocks the lines, once. */
    restockKey: uuid('restock_key').notNull().defaultRandom(),
    isRestockPending: boolean('restock_pending').notNull().default(false),
    restockedAt: timestamptz('restocked_at'),
    tries: integer('tries').notNull().default(0),
    authorId: integer('author_id'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at')
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
    settledAt: timestamptz('settled_at'),
  },
  (table) => [
    uniqueIndex('refunds_once').on(table.orderId, table.requestKey),
    index('refunds_of_order').on(table.orderId, table.id),
    index('refunds_of_return').on(table.returnId).where(sql`return_id is not null`),
    // Read by the reconciler.
    index('refunds_pending').on(table.updatedAt).where(sql`state = 'pending'`),
    index('refunds_to_restock').on(table.updatedAt).where(sql`restock_pending`),
    // Read by the desk: refunds that staff must repeat.
    // Read by the limit of what a member refunds in a day.
    index('refunds_of_author').on(table.authorId, table.createdAt).where(sql`author_id is not null`),
    index('refunds_failed').on(table.orderId).where(sql`state = 'failed'`),
    check('refunds_amount', sql`${table.amount} > 0`),
    check('refunds_state', sql`${table.state} in ('pending', 'succeeded', 'failed')`),
    check('refunds_origin', sql`${table.origin} in (${oneOf(refundOrigins)})`),
  ],
);

/** The units that a refund is for. Written with it, never changed. The catalog restocks `restock_quantity` of them. */
export const refundItems = pgTable(
  'refund_items',
  {
    refundId: integer('refund_id')
      .notNull()
      .references(() => refunds.id),
    orderItemId: integer('order_item_id')
      .notNull()
      .references(() => orderItems.id),
    quantity: integer('quantity').notNull(),
    /** The number of these units that had not shipped, and no longer will. */
    unshippedQuantity: integer('unshipped_quantity').notNull(),
    restockQuantity: integer('restock_quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.orderItemId] }),
    check('refund_items_quantity', sql`${table.quantity} > 0`),
  ],
);

/**
 * Disputes as Stripe last reported them, under Stripe's id. Owned by disputes. `counted` is the amount that the dispute
 * takes from the order: its amount while the money is withdrawn or lost, 0 for an inquiry and after a dispute was won.
 */
export const disputes = pgTable(
  'disputes',
  {
    id: text('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    amount: money('amount').notNull(),
    counted: money('counted').notNull(),
    reason: text('reason').notNull(),
    status: text('status').notNull(),
    dueBy: timestamptz('due_by'),
    createdAt: timestamptz('created_at').notNull(),
    closedAt: timestamptz('closed_at'),
    updatedAt: timestamptz('updated_at')
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (table) => [
    index('disputes_of_order').on(table.orderId),
    // Read by the desk and by the reconciler.
    index('disputes_open').on(table.orderId).where(sql`closed_at is null`),
  ],
);
