import { context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';
import type { Envelope, EventType } from '@shopwright/contracts/events';
import type { QueueName } from '@shopwright/contracts/queues';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
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

type OutboxRow = typeof outbox.$inferSelect;

/**
 * Publishes outbox rows to their queues, after each commit and every `pollMs`, which finds the rows of a crashed process.
 * Any number of copies may run: each row is claimed by one of them.
 */
export function startRelay(database: Database, queues: JobQueues, logger: Logger, pollMs = idlePollMs): Relay {
  const stopping = new AbortController();
  let wake = new AbortController();
  database.onCommit(() => wake.abort());

  const run = async () => {
    let sweptAt = 0;
    while (!stopping.signal.aborted) {
      wake = new AbortController();
      try {
        const published = await publishBatch(database, queues);
        if (Date.now() - sweptAt > sweepEveryMs) {
          await sweep(database);
          sweptAt = Date.now();
        }
        if (published < batchMax) await sleep(pollMs, wake.signal);
      } catch (error) {
        logger.warn({ err: safeError(error) }, 'outbox relay waits');
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

/** Claims the oldest open rows, adds their jobs and marks them, in one transaction. Returns how many. */
export function publishBatch(database: Database, queues: JobQueues): Promise<number> {
  return database.db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(outbox)
      .where(isNull(outbox.publishedAt))
      .orderBy(asc(outbox.occurredAt))
      .limit(batchMax)
      .for('update', { skipLocked: true });
    if (rows.length === 0) return 0;
    await Promise.all(rows.map((row) => publish(row, queues)));
    for (const queue of new Set(rows.map((row) => row.queue))) {
      const ids = rows.filter((row) => row.queue === queue).map((row) => row.eventId);
      await tx
        .update(outbox)
        .set({ publishedAt: sql`now()` })
        .where(and(eq(outbox.queue, queue), inArray(outbox.eventId, ids)));
    }
    return rows.length;
  });
}

/** Adds the job inside the trace that wrote the row, so that the queue's spans belong to it. */
function publish(row: OutboxRow, queues: JobQueues): Promise<void> {
  const envelope: Envelope = {
    id: row.eventId,
    type: row.type as EventType,
    version: 1,
    occurredAt: row.occurredAt.toISOString(),
    traceparent: row.traceparent,
    payload: row.payload,
  };
  const parent = row.traceparent ? propagation.extract(ROOT_CONTEXT, { traceparent: row.traceparent }) : ROOT_CONTEXT;
  return context.with(parent, () => queues.add(row.queue as QueueName, envelope));
}

/**
 * Reopens rows that were published over a minute ago and not handled, since Redis may have lost them. A job that still
 * exists is not added twice, because of its id. Also purges old handled rows.
 */
export async function sweep(database: Database): Promise<void> {
  await database.db
    .update(outbox)
    .set({ publishedAt: null })
    .where(and(isNull(outbox.handledAt), sql`${outbox.publishedAt} < now() - interval '60 seconds'`));
  await database.db.delete(outbox).where(sql`${outbox.handledAt} < now() - interval '7 days'`);
}
