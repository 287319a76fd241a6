import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import {
  type discardOrderJob,
  type listOrderJobs,
  type ParkedJob,
  parkedJobsMax,
  type retryOrderJobs,
} from '@shopwright/contracts/http/jobs';
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { hasFault } from '../audit/check-chain';
import type { Database, Executor } from '../database/connection';
import { toTraceId } from '../http/request-context';
import { outbox } from './outbox';
import { longAgo } from './relay';

const isParked = and(isNotNull(outbox.parkedAt), isNull(outbox.handledAt));

export async function parkJob(
  { db }: Pick<Database, 'db'>,
  job: { eventId: string; queue: string; reason: string },
): Promise<{ parked: boolean }> {
  const parked = await db
    .update(outbox)
    .set({ parkedAt: sql`coalesce(${outbox.parkedAt}, now())`, parkedReason: job.reason })
    .where(and(isJob(job), isNull(outbox.handledAt)))
    .returning({ eventId: outbox.eventId });
  return { parked: parked.length > 0 };
}

const isJob = ({ eventId, queue }: { eventId: string; queue: string }): SQL | undefined =>
  and(eq(outbox.eventId, eventId), eq(outbox.queue, queue));

type OutboxRow = typeof outbox.$inferSelect;

/** What only the owner of an event knows of it. */
export type JobDetails = Partial<Pick<ParkedJob, 'orderId' | 'recipient'>>;
/** Returns details by `queue:event`. */
export type ReadJobDetails = (rows: OutboxRow[]) => Promise<ReadonlyMap<string, JobDetails>>;

/** Lists the newest, and counts all parked and late ones. */
export async function listJobs(
  { db }: Pick<Database, 'db'>,
  readDetails: ReadJobDetails = async () => new Map(),
): Promise<ResponseOf<typeof listOrderJobs>> {
  const [rows, parked, [late], hasAuditFault] = await Promise.all([
    db.select().from(outbox).where(isParked).orderBy(desc(outbox.parkedAt)).limit(parkedJobsMax),
    countParked(db),
    countLate(db),
    hasFault({ db }),
  ]);
  const details = rows.length > 0 ? await readDetails(rows) : new Map();
  return {
    parked: parked.reduce((sum, { count }) => sum + count, 0),
    parkedByQueue: Object.fromEntries(parked.map((row) => [row.queue, row.count])),
    late: late?.count ?? 0,
    lateSince: late?.since?.toISOString() ?? null,
    hasAuditFault,
    jobs: rows.map(({ eventId, queue, type, payload, traceparent, occurredAt, parkedAt, parkedReason }) => ({
      eventId,
      queue,
      type,
      orderId: toOrderId(payload),
      occurredAt: occurredAt.toISOString(),
      parkedAt: (parkedAt ?? occurredAt).toISOString(),
      reason: parkedReason ?? '',
      recipient: null,
      traceId: toTraceId(traceparent),
      ...details.get(`${queue}:${eventId}`),
    })),
  };
}

const countParked = (db: Executor) =>
  db
    .select({ queue: outbox.queue, count: sql<number>`count(*)::int` })
    .from(outbox)
    .where(isParked)
    .groupBy(outbox.queue);

/** Counts jobs of five minutes: a job needs seconds. */
const countLate = (db: Executor) =>
  db
    .select({ count: sql<number>`count(*)::int`, since: sql`min(${outbox.occurredAt})`.mapWith(outbox.occurredAt) })
    .from(outbox)
    .where(
      and(isNull(outbox.handledAt), isNull(outbox.parkedAt), sql`${outbox.occurredAt} < now() - interval '5 minutes'`),
    );

function toOrderId(payload: unknown): number | null {
  const { orderId } = payload as { orderId?: unknown };
  return typeof orderId === 'number' ? orderId : null;
}

/** Ends a parked job without its effect. The row stays parked and handled, which no other row is. */
export async function discardJob(
  { db }: Pick<Database, 'db'>,
  job: BodyOf<typeof discardOrderJob>,
): Promise<ResponseOf<typeof discardOrderJob>> {
  const discarded = await db
    .update(outbox)
    .set({ handledAt: sql`now()` })
    .where(and(isJob(job), isParked))
    .returning({ eventId: outbox.eventId });
  return { discarded: discarded.length > 0 };
}

/** Limits one statement, and one call. */
const [batchMax, budgetMs] = [1000, 1500];

/** Publishes one parked job, or those until a moment, for at most `budgetMs`. */
export async function retryJobs(
  { db }: Pick<Database, 'db'>,
  which: BodyOf<typeof retryOrderJobs>,
): Promise<ResponseOf<typeof retryOrderJobs>> {
  // Milliseconds on the wire, microseconds in the column.
  const isChosen =
    'eventId' in which
      ? isJob(which)
      : sql`${outbox.parkedAt} < ${which.parkedUntil}::timestamptz + interval '1 millisecond'`;
  const endsAt = performance.now() + budgetMs;
  for (let retried = 0; ; ) {
    const count = await retryBatch(db, isChosen);
    retried += count;
    if (count < batchMax) return { retried, hasMore: false };
    if (performance.now() > endsAt) return { retried, hasMore: true };
  }
}

async function retryBatch(db: Executor, isChosen: SQL | undefined): Promise<number> {
  const batch = db
    .select({ eventId: outbox.eventId, queue: outbox.queue })
    .from(outbox)
    .where(and(isParked, isChosen))
    .orderBy(outbox.parkedAt)
    .limit(batchMax)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(outbox)
    .set({ parkedAt: null, parkedReason: null, publishedAt: longAgo })
    .where(sql`(${outbox.eventId}, ${outbox.queue}) in ${batch}`)
    .returning({ eventId: outbox.eventId });
  return rows.length;
}
