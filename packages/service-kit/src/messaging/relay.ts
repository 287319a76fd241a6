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
  /** The service whose outbox it is. All instances of the service share the name. */
  publisher: string;
  pollMs?: number;
  sweepMs?: number;
}

type OutboxRow = typeof outbox.$inferSelect;

/**
 * Publishes outbox rows to their queues, after each commit of an event and every `pollMs`, which finds the rows of a crashed
 * process. Any number of instances may run: each row is claimed by one of them.
 */
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
    // By a clock that never jumps: one set back by an hour would end the sweeps for that long.
    let sweptAt = Number.NEGATIVE_INFINITY;
    while (!stopping.signal.aborted) {
      wake = new AbortController();
      try {
        let published = await publishBatch(database, queues);
        if (performance.now() - sweptAt > sweepMs) {
          const republished = await sweep(database, queues, publisher);
          // New events take turns with a long list of old ones.
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

/** Claims the oldest rows that were never published, adds their jobs and marks them, in one transaction. Returns how many. */
export function publishBatch(database: Database, queues: JobQueues): Promise<number> {
  return publishRows(database, and(isNull(outbox.publishedAt), isNull(outbox.parkedAt)), (queue, envelope) =>
    queues.add(queue, envelope),
  );
}

/**
 * Does the same for rows that were published and are still open: Redis may have lost their jobs, or a job may have ended
 * without its acknowledgement. A row is due a minute after its publication, then after twice its age, and every ten
 * minutes in the end, so that the many rows of a long outage cost little. One that was published before Redis lost its
 * data is due at once.
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
    // Arrays keep the statement's text the same for any number of rows. Neither part needs quotes.
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

/** Adds the job inside the trace that wrote the row, so that the queue's spans belong to it. */
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

/**
 * Publishes again what is due, at most one batch, and returns how many. Also purges handled rows after a week and parked
 * ones after a month.
 */
export async function sweep(database: Database, queues: JobQueues, publisher: string): Promise<number> {
  // By the clock of Postgres, which writes `published_at`.
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

/** As `publishedAt`, makes a row due. */
export const longAgo = new Date(0);
