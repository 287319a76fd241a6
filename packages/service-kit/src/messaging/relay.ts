import { context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';
import type { Envelope, EventType } from '@shopwright/contracts/events';
import { parkedDays } from '@shopwright/contracts/http/jobs';
import type { QueueName } from '@shopwright/contracts/queues';
import { and, asc, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connection';
import { sleep } from '../runtime/deadline';
import { type Logger, safeError } from '../runtime/logger';
import { outbox } from './outbox';
import type { JobQueues } from './queues';

const batchMax = 100;
const idlePollMs = 1000;
const retryMs = 1000;
const sweepEveryMs = 10_000;

export interface Relay {
  stop(): Promise<void>;
}

interface RelayOptions {
  /** Shared by all instances. */
  publisher: string;
  pollMs?: number;
  sweepMs?: number;
}

type OutboxRow = typeof outbox.$inferSelect;

/** Publishes after each commit and every `pollMs`, for rows of crashed processes. Instances claim rows. */
export function startRelay(
  database: Database,
  queues: JobQueues,
  logger: Logger,
  { publisher, pollMs = idlePollMs, sweepMs = sweepEveryMs }: RelayOptions,
): Relay {
  const stopping = new AbortController();
  let wake = new AbortController();
  database.onCommit(({ hasEvent }) => {
    if (hasEvent) wake.abort();
  });

  const run = async () => {
    // Monotonic, whatever happens to the clock.
    let sweptAt = Number.NEGATIVE_INFINITY;
    while (!stopping.signal.aborted) {
      wake = new AbortController();
      try {
        let published = await publishBatch(database, queues);
        if (performance.now() - sweptAt > sweepMs) {
          const republished = await sweep(database, queues, publisher);
          // New events take turns with old ones.
          if (republished < batchMax) sweptAt = performance.now();
          published = Math.max(published, republished);
        }
        if (published < batchMax) await sleep(pollMs, wake.signal);
      } catch (error) {
        logger.warn({ err: safeError(error) }, 'outbox relay paused, it retries');
        await sleep(retryMs, stopping.signal);
      }
    }
  };
  const running = run();
  return {
    async stop() {
      stopping.abort();
      wake.abort();
      await running;
    },
  };
}

/** Publishes in one transaction. Returns how many. */
export function publishBatch(database: Database, queues: JobQueues): Promise<number> {
  return publishRows(database, and(isNull(outbox.publishedAt), isNull(outbox.parkedAt)), (queue, envelope) =>
    queues.add(queue, envelope),
  );
}

/**
 * Publishes open rows again: Redis may have lost their jobs. Due after a minute, then twice their age, at most ten
 * minutes; immediately after a loss of data.
 */
function republishBatch(database: Database, queues: JobQueues, keptSince: Date): Promise<number> {
  const pause = sql`least(greatest(${outbox.publishedAt} - ${outbox.occurredAt}, interval '1 minute'), interval '10 minutes')`;
  const isDue = or(lt(outbox.publishedAt, keptSince), sql`${outbox.publishedAt} < now() - ${pause}`);
  return publishRows(
    database,
    and(isNull(outbox.handledAt), isNull(outbox.parkedAt), isDue),
    (queue, envelope) => queues.renew(queue, envelope),
    outbox.publishedAt,
  );
}

function publishRows(
  database: Database,
  due: SQL | undefined,
  send: (queue: QueueName, envelope: Envelope) => Promise<void>,
  order: PgColumn = outbox.occurredAt,
): Promise<number> {
  return database.db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(outbox)
      .where(due)
      .orderBy(asc(order))
      .limit(batchMax)
      .for('update', { skipLocked: true });
    if (rows.length === 0) return 0;
    await Promise.all(rows.map((row) => publish(row, send)));
    // Arrays keep the statement's text the same. No part needs quotes.
    const list = (values: string[]) => `{${values.join()}}`;
    const ids = list(rows.map(({ eventId }) => eventId));
    const names = list(rows.map(({ queue }) => queue));
    await tx
      .update(outbox)
      .set({ publishedAt: sql`now()` })
      .where(sql`(${outbox.eventId}, ${outbox.queue}) in (select * from unnest(${ids}::uuid[], ${names}::text[]))`);
    return rows.length;
  });
}

/** Adds the job inside the trace that wrote the row. */
function publish(row: OutboxRow, send: (queue: QueueName, envelope: Envelope) => Promise<void>): Promise<void> {
  const envelope: Envelope = {
    id: row.eventId,
    type: row.type as EventType,
    version: 1,
    occurredAt: row.occurredAt.toISOString(),
    traceparent: row.traceparent,
    payload: row.payload,
  };
  const parent = row.traceparent ? propagation.extract(ROOT_CONTEXT, { traceparent: row.traceparent }) : ROOT_CONTEXT;
  return context.with(parent, () => send(row.queue as QueueName, envelope));
}

/** Publishes at most one batch. Purges handled rows after a week, parked ones after a month. */
export async function sweep(database: Database, queues: JobQueues, publisher: string): Promise<number> {
  // Postgres writes `published_at`.
  const readNow = async () => {
    const [row] = await database.db.execute<{ now: string }>(sql`select now()`);
    return new Date(row?.now ?? 0);
  };
  const republished = await republishBatch(database, queues, await queues.keptSince(publisher, readNow));
  await database.db.delete(outbox).where(sql`${outbox.handledAt} < now() - interval '7 days'`);
  await database.db
    .delete(outbox)
    .where(and(isNull(outbox.handledAt), sql`${outbox.parkedAt} < now() - make_interval(days => ${parkedDays})`));
  return republished;
}

/** Makes a row due. */
export const longAgo = new Date(0);
