import { timestamptz } from '@shopwright/service-kit/database/columns';
import { boolean, integer, pgTable } from 'drizzle-orm/pg-core';

/**
 * The time at which Stripe is next asked about a pending order. Owned by reconciliation. Without a row, an order is
 * asked about 20 s after it was written. `is_started` means that the customer has begun to pay: these orders come first
 * and sooner. `attempts` lengthens the wait, and is what tells two instances of the service apart that would ask at the
 * same time. Has no foreign key, whose check would wait for the lock of an order that is being synced. Purged with the
 * end of the order.
 */
export const paymentSyncs = pgTable('payment_syncs', {
  orderId: integer('order_id').primaryKey(),
  isStarted: boolean('is_started').notNull().default(false),
  attempts: integer('attempts').notNull().default(0),
  nextAt: timestamptz('next_at').notNull(),
});
