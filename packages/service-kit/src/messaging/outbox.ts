import { randomUUID } from 'node:crypto';
import { type EventPayload, type EventType, eventPayloads } from '@shopwright/contracts/events';
import { queuesFor } from '@shopwright/contracts/queues';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../database/columns';
import { noteEvent } from '../database/commit';
import type { Executor } from '../database/connection';
import { jobTraceparent } from '../http/request-context';

/** One row per event and queue, open until the listener acknowledges it. Parked rows wait for an operator, who may discard them: those are handled too. */
export const outbox = pgTable(
  'outbox',
  {
    eventId: uuid('event_id').notNull(),
    queue: text('queue').notNull(),
    type: text('type').notNull(),
    version: integer('version').notNull().default(1),
    payload: jsonb('payload').notNull(),
    traceparent: text('traceparent'),
    occurredAt: timestamptz('occurred_at').notNull().defaultNow(),
    publishedAt: timestamptz('published_at'),
    handledAt: timestamptz('handled_at'),
    parkedAt: timestamptz('parked_at'),
    parkedReason: text('parked_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.queue] }),
    index('outbox_unpublished').on(table.occurredAt).where(sql`published_at is null`),
    index('outbox_unhandled').on(table.publishedAt).where(sql`handled_at is null`),
    index('outbox_handled').on(table.handledAt).where(sql`handled_at is not null`),
    index('outbox_parked').on(table.parkedAt).where(sql`parked_at is not null`),
  ],
);

export async function appendEvent<T extends EventType>(tx: Executor, type: T, payload: EventPayload<T>): Promise<void> {
  const eventId = randomUUID();
  const parsed = eventPayloads[type].parse(payload);
  const rows = queuesFor(type, parsed as EventPayload<T>).map((queue) => ({
    eventId,
    queue,
    type,
    payload: parsed,
    traceparent: jobTraceparent(),
  }));
  if (rows.length === 0) return;
  await tx.insert(outbox).values(rows);
  noteEvent();
}
