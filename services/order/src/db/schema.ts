import { currencyCodes } from '@shopwright/contracts/currencies';
import { languages } from '@shopwright/contracts/fields';
import { shipmentStates } from '@shopwright/contracts/http/order-desk';
import { orderStatuses, refundStates } from '@shopwright/contracts/http/orders';
import { paymentSources } from '@shopwright/contracts/payment-sources';
import { money, oneOf, timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

// biome-ignore lint/performance/noBarrelFile: drizzle-kit reads all tables from one module
export { auditChain, auditLog } from '@shopwright/service-kit/audit/audit-tables';
export { outbox } from '@shopwright/service-kit/messaging/outbox';
export { webhookEvents } from '@shopwright/service-kit/messaging/webhook-events';

/**
 * One row per checkout that reached the payment step. Owned by checkout until it is paid, by payments from then on.
 *
 * Lifecycle: written as `pending` before any money moves. `sync-payment.ts` alone confirms it, when Stripe says that its
 * intent succeeded. `placed_at` is set once the customer has paid or Stripe is waiting for the money; only such orders are
 * shown to their customer. `total` is what is paid: the lines less `discount`, which the reward `reward_id` and the discounts in
 * `order_charges` take off, with the shipping and the added taxes there.
 * `reward_holder` is the name under which auth keeps that reward. `traceparent` is where the checkout began: every attempt
 * to create its intent must send Stripe the same. `language` is that of the emails about the order.
 *
 * From `confirmed` on, `fulfillment/` moves the status and `refunds/` the money. `refund_state` is about the full refund of
 * a cancelled order only; partial refunds are rows of `refunds`, summed up in `refunded_total`.
 *
 * `payment_intent_id` is unique: one payment is at most one order. `checkout_id` is unique while the checkout is open, so
 * that a repeated call finds its order; a replaced order gives it up.
 */
export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    reference: uuid('reference').notNull().unique(),
    checkoutId: uuid('checkout_id').unique(),
    visitorId: text('visitor_id'),
    userId: integer('user_id'),
    customerName: text('customer_name').notNull().default(''),
    customerEmail: text('customer_email').notNull().default(''),
    customerAddress: text('customer_address').notNull().default(''),
    total: money('total').notNull(),
    discount: money('discount').notNull().default('0'),
    /**
     * What the goods alone cost after discounts, with their tax, and without it. Null in an order without charges, whose goods
     * are its total.
     */
    goodsPaid: money('goods_paid'),
    goodsNet: money('goods_net'),
    /** The currency of the charge. */
    currency: text('currency', { enum: currencyCodes }).notNull().default('usd'),
    rewardId: integer('reward_id'),
    rewardHolder: uuid('reward_holder'),
    language: text('language', { enum: languages }).notNull().default('en'),
    status: text('status', { enum: orderStatuses }).notNull().default('pending'),
    /** Stripe, or what staff marked: then `offline_payments` has a row, and there is never an intent. */
    paymentSource: text('payment_source', { enum: paymentSources }).notNull().default('stripe'),
    paymentIntentId: text('payment_intent_id').unique(),
    /** The draft of staff that it was made of, which may be deleted where this order is cancelled. */
    draftId: integer('draft_id'),
    refundState: text('refund_state', { enum: refundStates }).notNull().default('none'),
    refundId: text('refund_id'),
    /** The amount that Stripe received. Null until it is known, and in some orders from before 1.0.0: then it is the total. */
    amountPaid: money('amount_paid'),
    /** The sum of the refunds that succeeded, and of the disputes that took money. Written by `refund-totals.ts` alone. */
    refundedTotal: money('refunded_total').notNull().default('0'),
    disputedTotal: money('disputed_total').notNull().default('0'),
    /** Counts the changes of these two sums, so that a listener can tell an older event from a newer one. */
    refundsVersion: integer('refunds_version').notNull().default(0),
    /** What edits took off an unpaid invoice: the sum of its `reduction` rows among the refunds, with which it is written. */
    reducedTotal: money('reduced_total').notNull().default('0'),
    shipmentState: text('shipment_state', { enum: shipmentStates }).notNull().default('none'),
    shippedAt: timestamptz('shipped_at'),
    deliveredAt: timestamptz('delivered_at'),
    /**
     * The time at which Stripe reported that the money of a placed order will not come. The order then is cancelled, and
     * stays in the history.
     */
    paymentFailedAt: timestamptz('payment_failed_at'),
    /** The reason why staff must review a paid order: its payment does not match. */
    reviewReason: text('held_reason'),
    /** The customer was erased while the order was open: it loses name, address and email once it is closed. */
    isErasureDue: boolean('erasure_due').notNull().default(false),
    traceparent: text('traceparent'),
    expiresAt: timestamptz('expires_at').notNull(),
    placedAt: timestamptz('placed_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at')
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (table) => [
    // Read by the reconciler.
    index('orders_open').on(table.createdAt).where(sql`status = 'pending'`),
    index('orders_to_refund').on(table.updatedAt).where(sql`refund_state = 'pending'`),
    // Read by the account screen and by the erasure of a customer.
    index('orders_of_user').on(table.userId, table.id.desc()).where(sql`user_id is not null`),
    // Asked by discounts for a first order, and for the orders of guests.
    index('orders_of_email').on(sql`lower(${table.customerEmail})`, table.id.desc()),
    // Read by the store's analytics.
    index('orders_placed').on(table.placedAt).where(sql`placed_at is not null`),
    // The desk's lists: every order that was paid or may still be, newest first, and those of one status.
    index('orders_desk').on(table.id).where(sql`placed_at is not null or status = 'pending'`),
    index('orders_desk_status').on(table.status, table.id).where(sql`placed_at is not null or status = 'pending'`),
    // The desk's list of orders to ship, oldest first: they are among the newest.
    index('orders_to_ship').on(table.id).where(sql`status in ('confirmed', 'processing')`),
    // The desk's list of what was shipped in part. These orders may be few, and far behind the newest.
    index('orders_partly_shipped').on(table.id).where(sql`shipment_state = 'partial'`),
    // The desk's filter by day: the day that the row of the order shows.
    index('orders_shown').on(sql`coalesce(placed_at, created_at)`),
    // The desk's lists of what was refunded, in full or in part.
    index('orders_refunded').on(table.id).where(sql`refunded_total > 0`),
    // The desk's filter by country, which the migration `0016` reads from the address. It keeps the results of the function: a
    // migration that changes the function must make the index again.
    index('orders_desk_country')
      .on(sql`address_country(customer_address)`, table.id)
      .where(sql`placed_at is not null or status = 'pending'`),
    // Read by the task that delivers orders after a set time.
    index('orders_shipped').on(table.shippedAt).where(sql`status = 'shipped'`),
    // Read by the task that erases customers of orders which were open at that time.
    index('orders_to_erase').on(table.id).where(sql`erasure_due`),
    // One reward discounts one order, even if auth does not know: at most one of its orders is not cancelled.
    uniqueIndex('orders_reward_once').on(table.rewardId).where(sql`reward_id is not null and status <> 'cancelled'`),
    // A draft is one order. One that was not paid or could not be delivered makes room for the next.
    uniqueIndex('orders_draft_once').on(table.draftId).where(sql`draft_id is not null and status <> 'cancelled'`),
    check('orders_payment_source', sql`${table.paymentSource} in (${oneOf(paymentSources)})`),
    check('orders_one_source', sql`${table.paymentSource} = 'stripe' or ${table.paymentIntentId} is null`),
    check('orders_status', sql`${table.status} in (${oneOf(orderStatuses)})`),
    check('orders_refund_state', sql`${table.refundState} in (${oneOf(refundStates)})`),
    check('orders_total', sql`${table.total} >= 0`),
    check('orders_discount', sql`${table.discount} >= 0`),
    check('orders_reward_held', sql`(${table.rewardId} is null) = (${table.rewardHolder} is null)`),
    check('orders_language', sql`${table.language} in (${oneOf(languages)})`),
    check('orders_shipment_state', sql`${table.shipmentState} in (${oneOf(shipmentStates)})`),
    check('orders_reversed', sql`${table.refundedTotal} >= 0 and ${table.disputedTotal} >= 0`),
    check('orders_reduced', sql`${table.reducedTotal} between 0 and ${table.total}`),
    check('orders_refund_only_cancelled', sql`${table.refundState} = 'none' or ${table.status} = 'cancelled'`),
  ],
);

/**
 * The products of an order, at the name, SKU and price of that moment. Written with its order and never changed. A line that
 * staff typed has no product: its `product_id` is negative, and the catalog never hears of it.
 */
export const orderItems = pgTable(
  'order_items',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    productId: integer('product_id').notNull(),
    name: text('name').notNull(),
    /** The name in the order's language, for its customer. Null where the product had none. */
    localName: text('local_name'),
    image: text('image').notNull(),
    quantity: integer('quantity').notNull(),
    price: money('price').notNull(),
    isDropshipped: boolean('is_dropshipped').notNull().default(false),
    sku: text('sku'),
    /** What the line costs: less its share of the discounts, with tax that is added. Null where the order has no charges. */
    paid: money('paid'),
  },
  (table) => [
    uniqueIndex('order_items_once').on(table.orderId, table.productId),
    // Read by the desk's filters.
    index('order_items_of_product').on(table.productId, table.orderId),
    index('order_items_dropshipped').on(table.orderId).where(sql`is_dropshipped`),
    check('order_items_quantity', sql`${table.quantity} > 0`),
    check('order_items_price', sql`${table.price} >= 0`),
  ],
);

/**
 * A cart as a browser last sent it: that of an account (`user:` and its id), which follows it to other devices, or that of
 * the browser. Replaced as a whole; purged when unchanged for 30 days.
 */
export const cartItems = pgTable(
  'cart_items',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id').notNull(),
    quantity: integer('quantity').notNull().default(1),
    sessionId: text('session_id').notNull(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('cart_items_once').on(table.sessionId, table.productId),
    index('cart_items_age').on(table.updatedAt),
    check('cart_items_quantity', sql`${table.quantity} between 1 and 99`),
  ],
);

/**
 * Every webhook that Stripe signed, by Stripe's id: the primary key makes a second delivery change nothing. Stores no
 * content; the handler asks Stripe.
 */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    paymentIntentId: text('payment_intent_id'),
    livemode: boolean('livemode').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    receivedAt: timestamptz('received_at').notNull().defaultNow(),
  },
  // The events of an order, for its X-ray.
  (table) => [index('stripe_events_payment').on(table.paymentIntentId)],
);

/**
 * One row per visitor and day of the store's time zone. `visitor_hash` is the SHA-256 of the day and the browser's id: it counts a browser
 * once a day and links no two days. `source` is the campaign of the day's first visit. Purged after 400 days; the primary
 * key begins with the day, by which every query reads.
 */
export const storeVisits = pgTable(
  'store_visits',
  {
    day: date('day', { mode: 'string' }).notNull(),
    visitorHash: text('visitor_hash').notNull(),
    source: text('source'),
    firstSeenAt: timestamptz('first_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.visitorHash] })],
);

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof orderItems.$inferSelect;
