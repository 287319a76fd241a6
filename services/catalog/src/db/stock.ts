import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { products } from './products';

export const movementReasons = ['sale', 'restock', 'set', 'import', 'seed'] as const;
export type MovementReason = (typeof movementReasons)[number];

/**
 * The ledger of stock on hand: who changed it, by how much, why, and what there was afterwards. Written in the
 * transaction of the change and never changed again. `reference` names the reservation or import behind it,
 * `actor_user_id` the member of staff. The index reads one product's history, newest first.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    delta: integer('delta').notNull(),
    resultingQuantity: integer('resulting_quantity').notNull(),
    reason: text('reason', { enum: movementReasons }).notNull(),
    reference: uuid('reference'),
    actorUserId: integer('actor_user_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('stock_movements_of_product').on(table.productId, table.id),
    check('stock_movements_reason', sql`reason in ('sale', 'restock', 'set', 'import', 'seed')`),
    check('stock_movements_delta', sql`delta <> 0`),
  ],
);

export const reservationStates = ['held', 'committed', 'released', 'restocked'] as const;
export type ReservationState = (typeof reservationStates)[number];

/**
 * Stock held for an order that is not paid yet, named by the order service. Starts as `held`; payment makes it
 * `committed`, giving up or `expires_at` makes it `released`; a cancelled sale ends as `restocked`. Every change
 * locks this row first and its products afterwards in id order, so no two of them can wait for each other.
 * `buyer_id` is the signed-in buyer's account, who may review what was committed; absent for a guest and once the
 * account was erased. `reservations_held` is the sweep's: held rows by age, and nothing else; `reservations_of_buyer`
 * finds what a person bought.
 */
export const reservations = pgTable(
  'reservations',
  {
    reference: uuid('reference').primaryKey(),
    state: text('state', { enum: reservationStates }).notNull().default('held'),
    buyerId: integer('buyer_id'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('reservations_held').on(table.expiresAt).where(sql`state = 'held'`),
    index('reservations_of_buyer').on(table.buyerId).where(sql`buyer_id is not null`),
    check('reservations_state', sql`state in ('held', 'committed', 'released', 'restocked')`),
  ],
);

/**
 * The lines of a reservation with name and price of the moment they were held: what the order is charged.
 * Written with the reservation, never changed. `line` keeps the order in which the buyer put them in the cart.
 */
export const reservationItems = pgTable(
  'reservation_items',
  {
    reference: uuid('reference')
      .notNull()
      .references(() => reservations.reference, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    line: integer('line').notNull(),
    name: text('name').notNull(),
    image: text('image').notNull(),
    priceCents: integer('price_cents').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reference, table.productId] }),
    check('reservation_items_quantity', sql`quantity > 0`),
    check('reservation_items_price', sql`price_cents > 0`),
  ],
);

/**
 * One row per crossing of a product's threshold, as told by the worker. The event's id as primary key makes the
 * alert happen once, however often the job runs. The index reads a product's alerts, newest first.
 */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    eventId: uuid('event_id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    stockQuantity: integer('stock_quantity').notNull(),
    lowStockThreshold: integer('low_stock_threshold').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('stock_alerts_of_product').on(table.productId, table.createdAt)],
);
