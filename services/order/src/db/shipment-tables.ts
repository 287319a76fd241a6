import { timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { orderItems, orders } from './schema';

/**
 * One row per shipment. Owned by fulfillment. Written once, except that staff may add or correct what tracks it; `voided_at` is set when staff undo it within minutes, and a
 * voided shipment counts for nothing. `request_key` is the key of the request that made it, so that a repeated request
 * makes one shipment. Carrier and tracking number are null where staff marked the order as shipped without them.
 */
export const shipments = pgTable(
  'shipments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    requestKey: uuid('request_key').notNull(),
    carrier: text('carrier'),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    /** Counts the changes of the three, so that staff see each other's, and the customer is told the newest one. */
    trackingVersion: integer('tracking_version').notNull().default(0),
    authorId: integer('author_id'),
    createdAt: timestamptz('created_at').notNull(),
    voidedAt: timestamptz('voided_at'),
  },
  (table) => [
    uniqueIndex('shipments_once').on(table.orderId, table.requestKey),
    // The desk's filter of orders that are partly shipped reads by order; so does the order's own page.
    index('shipments_of_order').on(table.orderId, table.id),
  ],
);

/**
 * The shipments whose customers are not told yet: written with the shipment, deleted with the event that emails it once
 * staff can no longer undo it, or when they undo it. Two who delete a row take turns at the order's lock.
 */
export const dueShipmentEmails = pgTable('due_shipment_emails', {
  shipmentId: integer('shipment_id')
    .primaryKey()
    .references(() => shipments.id),
  orderId: integer('order_id')
    .notNull()
    .references(() => orders.id),
  dueAt: timestamptz('due_at').notNull(),
});

/** The units of an order line in one shipment. Written with its shipment, never changed. */
export const shipmentItems = pgTable(
  'shipment_items',
  {
    shipmentId: integer('shipment_id')
      .notNull()
      .references(() => shipments.id),
    orderItemId: integer('order_item_id')
      .notNull()
      .references(() => orderItems.id),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shipmentId, table.orderItemId] }),
    check('shipment_items_quantity', sql`${table.quantity} > 0`),
  ],
);
