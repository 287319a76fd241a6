import { randomUUID } from 'node:crypto';
import { type EventPayload, type EventType, eventPayloads } from '@shopwright/contracts/events';
import { type acknowledgeEvent, queuesFor } from '@shopwright/contracts/queues';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../database/columns';
import type { Database, Executor } from '../database/connection';
import { currentTraceparent } from '../http/request-context';
import type { RouteTable } from '../http/server';

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
    occurredAt: timestamptz('occurred_at').notNull().defaultNow(),
    publishedAt: timestamptz('published_at'),
    handledAt: timestamptz('handled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.queue] }),
    index('outbox_unpublished').on(table.occurredAt).where(sql`published_at is null`),
    index('outbox_unhandled').on(table.publishedAt).where(sql`handled_at is null`),
    index('outbox_handled').on(table.handledAt).where(sql`handled_at is not null`),
  ],
);

/** Writes the event in the transaction of its change: one row for each queue that listens. */
export async function appendEvent<T extends EventType>(tx: Executor, type: T, payload: EventPayload<T>): Promise<void> {
  const eventId = randomUUID();
  const parsed = eventPayloads[type].parse(payload);
  const rows = queuesFor(type).map((queue) => ({
    eventId,
    queue,
    type,
    payload: parsed,
    traceparent: currentTraceparent(),
  }));
  if (rows.length > 0) await tx.insert(outbox).values(rows);
}

type AcknowledgeEndpoint = (typeof acknowledgeEvent)[keyof typeof acknowledgeEvent];

/** Marks an event as handled by one queue, after which the relay never sends it again. */
export function acknowledgeRoute(routes: RouteTable, endpoint: AcknowledgeEndpoint, database: Database): void {
  routes.bind(endpoint, async ({ params, body }) => {
    await database.db
      .update(outbox)
      .set({ handledAt: sql`now()` })
      .where(and(eq(outbox.eventId, params.eventId), eq(outbox.queue, body.queue), isNull(outbox.handledAt)));
    return { handled: true as const };
  });
}
