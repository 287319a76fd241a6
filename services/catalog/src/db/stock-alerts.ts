import { timestamptz } from '@shopwright/service-kit/database/columns';
import { date, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { products } from './products';

/**
 * An alert that stock on hand fell to its threshold or below. Written by the worker's call; the event's id as primary key
 * makes it happen once, however often the job runs. Never changed: the rows are the history.
 */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    eventId: uuid('event_id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    stockOnHand: integer('stock_quantity').notNull(),
    lowStockThreshold: integer('low_stock_threshold').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    // A product's alerts, newest first.
    index('stock_alerts_of_product').on(table.productId, table.createdAt),
    // The history, newest first.
    index('stock_alerts_by_time').on(table.createdAt, table.eventId),
  ],
);

/**
 * A product whose alert staff does not want to see until `until`. Written and deleted by staff; a row whose time is over
 * means nothing, and the next snooze replaces it.
 */
export const alertSnoozes = pgTable('alert_snoozes', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  until: timestamptz('until').notNull(),
  snoozedBy: integer('snoozed_by'),
});

/**
 * A day of the store's time zone whose low-stock digest was decided: its event was written, or nothing was low. Written by the periodic task;
 * the day as primary key lets one of several processes do it. One row a day, never changed or deleted.
 */
export const lowStockDigests = pgTable('low_stock_digests', {
  day: date('day').primaryKey(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});
