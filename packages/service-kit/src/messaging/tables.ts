import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * The outbox: one row per event and listening queue, written in the transaction of the change. A row is open until the
 * listener acknowledges the event, so a job that Redis lost is sent again. The relay reads `unpublished` in order, its
 * periodic retry reads `unhandled`.
 */
export const outbox = pgTable(
  'outbox',
  {
    eventId: uuid('event_id').notNull(),
    queue: text('queue').notNull(),
    type: text('type').notNull(),
    version: integer('version').notNull().default(1),
    payload: jsonb('payload').notNull(),
    traceparent: text('traceparent'),
    occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull().defaultNow(),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    handledAt: timestamp('handled_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.queue] }),
    index('outbox_unpublished').on(table.occurredAt).where(sql`published_at is null`),
    index('outbox_unhandled').on(table.publishedAt).where(sql`handled_at is null`),
    index('outbox_handled').on(table.handledAt).where(sql`handled_at is not null`),
  ],
);
