import { movementReasons } from '@shopwright/contracts/http/inventory';
import { oneOf, timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { products } from './products';

export type MovementReason = (typeof movementReasons)[number];

/**
 * The ledger of stock on hand: each change, its reason and the quantity after it. Written in the transaction of the
 * change and never updated. `reference` names the reservation or import that caused it, `actor_user_id` the user.
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
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    // A product's history, newest first.
    index('stock_movements_of_product').on(table.productId, table.id),
    check('stock_movements_reason', sql`reason in ('sale', 'restock', 'set', 'import', 'seed', 'options')`),
    check('stock_movements_delta', sql`delta <> 0`),
  ],
);

export const reservationStates = ['held', 'committed', 'released', 'restocked'] as const;
export type ReservationState = (typeof reservationStates)[number];

export const reservationStages = ['opened', 'paying', 'attempted', 'closed'] as const;

/**
 * Stock that is kept for an unpaid order. The order service chooses the `reference`. A reservation starts as `held`, or as
 * `released` where it keeps no stock (docs/decisions/05-stock-and-reservations.md). Payment makes it `committed`; cancelling or
 * reaching `expires_at` makes
 * it `released`; cancelling a sale makes it `restocked`. `buyer_id` is the account of the customer, who may review
 * committed products; it is null for guests and after the account was erased.
 *
 * `stage` is how far the payment is: the checkout is `opened`, the customer has pressed Pay (`paying`), Stripe knows of an
 * attempt (`attempted`). A `closed` one can no longer be sold: its order is cancelled, or it was released before it was made.
 *
 * Every change locks the owners first, then this row, then the products in id order, so that no two transactions deadlock.
 */
export const reservations = pgTable(
  'reservations',
  {
    reference: uuid('reference').primaryKey(),
    state: text('state', { enum: reservationStates }).notNull().default('held'),
    stage: text('stage', { enum: reservationStages }).notNull().default('opened'),
    customerId: integer('buyer_id'),
    expiresAt: timestamptz('expires_at').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // Finds expired reservations.
    index('reservations_held').on(table.expiresAt).where(sql`state = 'held'`),
    // Finds payments that were begun and not made, and rows to purge.
    index('reservations_released').on(table.updatedAt).where(sql`state = 'released'`),
    // Finds what a customer bought.
    index('reservations_of_buyer').on(table.customerId).where(sql`buyer_id is not null`),
    check('reservations_state', sql`state in ('held', 'committed', 'released', 'restocked')`),
    check('reservations_stage', sql`stage in (${oneOf(reservationStages)})`),
  ],
);

/**
 * For whom an open reservation is kept: a visitor, an account, a network address. `key` is a name that the order service
 * chose, a hash where it would say who it is. Limits count the rows of a key, which a transaction locks by the key's
 * advisory lock first. Deleted when the reservation ends.
 */
export const reservationOwners = pgTable(
  'reservation_owners',
  {
    reference: uuid('reference')
      .notNull()
      .references(() => reservations.reference, { onDelete: 'cascade' }),
    key: text('key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reference, table.key] }), index('reservation_owners_by_key').on(table.key)],
);

/**
 * A line of a reservation, with the name and price that the order is charged and what else its quote reads. Written with
 * the reservation, never updated. `line` is its position in the cart. A release that does not know them leaves
 * `category_id` to `needs_shipping` null: then the product's own count.
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
    categoryId: integer('category_id'),
    categoryIds: integer('category_ids').array(),
    collectionIds: integer('collection_ids').array(),
    taxClass: text('tax_class'),
    weightGrams: integer('weight_grams'),
    needsShipping: boolean('needs_shipping'),
  },
  (table) => [
    primaryKey({ columns: [table.reference, table.productId] }),
    // What else was bought with a product.
    index('reservation_items_of_product').on(table.productId, table.reference),
    check('reservation_items_quantity', sql`quantity > 0`),
    check('reservation_items_price', sql`price_cents > 0`),
  ],
);
