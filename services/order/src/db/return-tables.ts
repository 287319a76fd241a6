import { returnKinds, returnReasons, returnStates } from '@shopwright/contracts/http/order-returns';
import { bytea, money, timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { orderItems, orders } from './schema';

/**
 * One row per request to send units back. Owned by returns. `return` starts as `requested` and is approved or rejected by
 * staff; `withdrawal` is a right and starts as `approved`. Both end as `received`, after which staff refund them: the
 * attempts are rows of `refunds` that name this one; one that was refunded without them is closed. A row changes only under its order's lock. `request_key` is the key
 * of the customer's request: a repeated request is one row. `comment`, `decision_note` and `request` are blanked when the
 * customer's data is erased.
 */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind', { enum: returnKinds }).notNull(),
    state: text('state', { enum: returnStates }).notNull(),
    reason: text('reason', { enum: returnReasons }),
    comment: text('comment').notNull().default(''),
    decisionNote: text('decision_note').notNull().default(''),
    requestKey: uuid('request_key').notNull(),
    /** The request as it was first sent, to tell a repeated request from another one under the same key. */
    request: text('request'),
    authorId: integer('author_id'),
    requestedAt: timestamptz('requested_at').notNull(),
    decidedAt: timestamptz('decided_at'),
    receivedAt: timestamptz('received_at'),
    closedAt: timestamptz('closed_at'),
    /** The part of it that refunds without items had already paid. */
    credited: money('credited').notNull().default('0'),
  },
  (table) => [
    uniqueIndex('order_returns_once').on(table.orderId, table.requestKey),
    // Read by the desk: returns that staff decide, receive or refund.
    index('order_returns_to_handle')
      .on(table.orderId)
      .where(sql`state in ('requested', 'approved', 'received') and closed_at is null`),
    check('order_returns_kind', sql`${table.kind} in ('return', 'withdrawal')`),
    check('order_returns_state', sql`${table.state} in ('requested', 'approved', 'rejected', 'received')`),
  ],
);

/** The units of an order line in one return. Written with it; only `credited_quantity` changes. Only a withdrawal takes unshipped ones. */
export const returnItems = pgTable(
  'return_items',
  {
    returnId: integer('return_id')
      .notNull()
      .references(() => orderReturns.id),
    orderItemId: integer('order_item_id')
      .notNull()
      .references(() => orderItems.id),
    quantity: integer('quantity').notNull(),
    /** The number of these units that had not shipped, and no longer will. */
    unshippedQuantity: integer('unshipped_quantity').notNull(),
    /** The number of these units that a refund outside of the return had already paid. */
    creditedQuantity: integer('credited_quantity').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.orderItemId] }),
    check('return_items_quantity', sql`${table.quantity} > 0`),
    check('return_items_unshipped', sql`${table.unshippedQuantity} between 0 and ${table.quantity}`),
  ],
);

/**
 * Photos of a return, as WebP without metadata. Uploaded before the return exists, which then takes them by `return_id`;
 * one that no return took is purged after a day. Deleted with the customer's personal data.
 */
export const returnPhotos = pgTable(
  'return_photos',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    returnId: integer('return_id').references(() => orderReturns.id),
    image: bytea('image').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('return_photos_of_order').on(table.orderId),
    index('return_photos_unused').on(table.createdAt).where(sql`return_id is null`),
  ],
);
