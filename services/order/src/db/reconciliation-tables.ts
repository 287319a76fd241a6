import { causeNames, type RowDetails, repairs } from '@shopwright/contracts/http/reconciliation';
import { timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { orders } from './schema';

/**
 * One row per difference between payments, orders, points and stock, from the comparison that found it to the one that no
 * longer does. Owned by reconciliation. `subject` names what it is about; a difference is open once. `repair`, its reason
 * and its author are kept for good, and `claimed_at` keeps two members of staff from repairing one row at the same time.
 * A row that staff dismissed or adopted, with the same `details`, is not opened again. `details` holds no personal data.
 */
export const reconciliationRows = pgTable(
  'reconciliation_rows',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    cause: text('cause', { enum: causeNames }).notNull(),
    subject: text('subject').notNull(),
    orderId: integer('order_id').references(() => orders.id),
    paymentIntentId: text('payment_intent_id'),
    productId: integer('product_id'),
    userId: integer('user_id'),
    details: jsonb('details').$type<RowDetails>().notNull(),
    since: timestamptz('since').notNull(),
    foundAt: timestamptz('found_at').notNull().defaultNow(),
    claimedAt: timestamptz('claimed_at'),
    repair: text('repair', { enum: repairs }),
    reason: text('reason'),
    authorId: integer('author_id'),
    repairedAt: timestamptz('repaired_at'),
    resolvedAt: timestamptz('resolved_at'),
  },
  (table) => [
    uniqueIndex('reconciliation_rows_open').on(table.cause, table.subject).where(sql`resolved_at is null`),
    // Finds what staff accepted, and the last repairs.
    index('reconciliation_rows_accepted').on(table.cause, table.subject).where(sql`repair in ('adopt', 'dismiss')`),
    index('reconciliation_rows_repaired').on(table.repairedAt.desc()).where(sql`repaired_at is not null`),
  ],
);

/** The last comparison: one row, which also lets only one instance of the process compare at a time. */
export const reconciliationPasses = pgTable(
  'reconciliation_passes',
  {
    id: integer('id').primaryKey(),
    startedAt: timestamptz('started_at'),
    /** Before `started_at` while a pass runs, or after its process died. */
    endedAt: timestamptz('ended_at'),
    /** The time at which the last comparison of everything ended, and how long it took. */
    comparedAt: timestamptz('compared_at'),
    durationMs: integer('duration_ms').notNull().default(0),
    payments: integer('payments').notNull().default(0),
    orders: integer('orders').notNull().default(0),
    products: integer('products').notNull().default(0),
    accounts: integer('accounts').notNull().default(0),
  },
  (table) => [check('reconciliation_passes_one', sql`${table.id} = 1`)],
);

export type DifferenceRow = typeof reconciliationRows.$inferSelect;
