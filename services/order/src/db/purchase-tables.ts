import {
  purchaseOrderChannels,
  purchaseOrderEventKinds,
  purchaseOrderProblems,
  purchaseOrderStates,
  purchaseOrderWarnings,
} from '@shopwright/contracts/http/purchase-orders';
import { money, oneOf, timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { orderItems, orders } from './schema';
import { shipments } from './shipment-tables';

/**
 * What the store orders of one supplier for one order. Owned by purchase-orders; every change locks the order first, then
 * the row.
 *
 * Lifecycle: written as `to_send` when the order is confirmed, with the event that sends it. `sent` once the supplier has it, or
 * `failed` where they refused it; `confirmed` and `shipped` by staff, or `shipped` by a shipment of all its lines.
 * `canceled` with the order as long as the supplier does not know of it; after that `warning` says what staff must tell them.
 *
 * `attempt` counts how often it was to be sent: a job of an earlier attempt does nothing. `send_started_at` is when it last may
 * have reached the supplier. `idempotency_key` is the same until the supplier is to see it as another order.
 */
export const purchaseOrders = pgTable(
  'purchase_orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** As products name it; the catalog may not list it, or no more. */
    supplierName: varchar('supplier_name', { length: 255 }).notNull(),
    state: text('state', { enum: purchaseOrderStates }).notNull().default('to_send'),
    channel: text('channel', { enum: purchaseOrderChannels }),
    warning: text('warning', { enum: purchaseOrderWarnings }),
    problem: text('problem', { enum: purchaseOrderProblems }),
    problemDetail: text('problem_detail'),
    attempt: integer('attempt').notNull().default(1),
    idempotencyKey: uuid('idempotency_key').notNull().defaultRandom(),
    shipmentId: integer('shipment_id').references(() => shipments.id),
    sendStartedAt: timestamptz('send_started_at'),
    sentAt: timestamptz('sent_at'),
    confirmedAt: timestamptz('confirmed_at'),
    shippedAt: timestamptz('shipped_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    // One per order and supplier, however often the order is confirmed.
    uniqueIndex('purchase_orders_once').on(table.orderId, sql`lower(${table.supplierName})`),
    // The lists of staff: of a state, and of a supplier, newest first.
    index('purchase_orders_by_state').on(table.state, table.id),
    index('purchase_orders_by_supplier').on(table.supplierName, table.id),
    // The shipment that staff undo.
    index('purchase_orders_by_shipment').on(table.shipmentId).where(sql`shipment_id is not null`),
    check('purchase_orders_state', sql`${table.state} in (${oneOf(purchaseOrderStates)})`),
    check('purchase_orders_sent', sql`${table.state} not in ('sent', 'confirmed') or ${table.sentAt} is not null`),
  ],
);

/**
 * The lines of an order that a purchase order orders, at the supplier's id and cost of that moment. The key makes each line
 * ordered once. Units that were refunded before the supplier knew of them are taken off.
 */
export const purchaseOrderLines = pgTable(
  'purchase_order_lines',
  {
    orderItemId: integer('order_item_id')
      .primaryKey()
      .references(() => orderItems.id),
    purchaseOrderId: integer('purchase_order_id')
      .notNull()
      .references(() => purchaseOrders.id),
    quantity: integer('quantity').notNull(),
    sku: varchar('sku', { length: 255 }),
    /** Of a unit. Null where the catalog has none. */
    cost: money('cost'),
  },
  (table) => [
    index('purchase_order_lines_of').on(table.purchaseOrderId),
    check('purchase_order_lines_quantity', sql`${table.quantity} > 0`),
    check('purchase_order_lines_cost', sql`${table.cost} >= 0`),
  ],
);

/**
 * What happened to a purchase order, and who did it. Written in the transaction of the change and never updated, except that
 * the erasure of the order's customer takes out `detail`, which may repeat what the supplier answered.
 */
export const purchaseOrderEvents = pgTable(
  'purchase_order_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    purchaseOrderId: integer('purchase_order_id')
      .notNull()
      .references(() => purchaseOrders.id),
    kind: text('kind', { enum: purchaseOrderEventKinds }).notNull(),
    actor: text('actor', { enum: ['staff', 'store'] }).notNull(),
    actorUserId: integer('actor_user_id'),
    detail: text('detail'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('purchase_order_events_of').on(table.purchaseOrderId, table.id)],
);

export type PurchaseOrderRow = typeof purchaseOrders.$inferSelect;
