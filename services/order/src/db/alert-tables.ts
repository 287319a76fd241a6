import { alertNames } from '@shopwright/contracts/http/operations-alerts';
import { timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * One row per operations alert that was raised, until half an hour after the last of them is over. Owned by alerts.
 * `told_at` is when the outbox last got an email about it, and `cleared_at` when it was first seen to be over: null while it
 * is open. An alert that returns soon is the same one.
 */
export const alerts = pgTable('alerts', {
  name: text('name', { enum: alertNames }).primaryKey(),
  count: integer('count').notNull(),
  since: timestamptz('since').notNull(),
  raisedAt: timestamptz('raised_at').notNull(),
  toldAt: timestamptz('told_at').notNull(),
  clearedAt: timestamptz('cleared_at'),
});

/**
 * The last check for problems that need a person: one row, whose lock lets one instance of the service decide at a time.
 * `watched_since` is set again when no instance has checked for two minutes, and the services' columns say when each last
 * answered.
 */
export const alertPasses = pgTable(
  'alert_passes',
  {
    id: integer('id').primaryKey(),
    watchedSince: timestamptz('watched_since').notNull(),
    passedAt: timestamptz('passed_at').notNull(),
    catalogAnsweredAt: timestamptz('catalog_answered_at'),
    authAnsweredAt: timestamptz('auth_answered_at'),
  },
  (table) => [check('alert_passes_one', sql`${table.id} = 1`)],
);

export type AlertRow = typeof alerts.$inferSelect;
export type AlertPass = typeof alertPasses.$inferSelect;
