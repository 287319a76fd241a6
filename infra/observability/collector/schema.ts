import { existsSync } from 'node:fs';
import path from 'node:path';
import { dayMetricNames, watchedProcesses } from '@shopwright/contracts/http/instances';
import { vitalNames } from '@shopwright/contracts/vital-buckets';
import { timestamptz } from '@shopwright/service-kit/database/columns';
import { runMigrations } from '@shopwright/service-kit/database/migrations';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';

/** Nanoseconds since 1970, as in OpenTelemetry; too large for a JavaScript number. */
const nanoseconds = (name: string) => bigint(name, { mode: 'bigint' });

/**
 * Every span of the store's processes, kept for a day, in partitions by the time at which they started: `span-partitions.ts`
 * makes and drops them. The primary key ignores a batch that is sent twice and reads a whole trace by its prefix.
 * `search_text` holds the name and the attribute values as `asciiText` writes them, for the operators' search.
 */
export const otelSpans = pgTable(
  'otel_spans',
  {
    traceId: text('trace_id').notNull(),
    spanId: text('span_id').notNull(),
    parentId: text('parent_id'),
    service: text('service').notNull(),
    name: text('name').notNull(),
    kind: integer('kind').notNull(),
    startedNs: nanoseconds('started_ns').notNull(),
    endedNs: nanoseconds('ended_ns').notNull(),
    isError: boolean('is_error').notNull(),
    attributes: jsonb('attributes').notNull(),
    searchText: text('search_text').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.traceId, table.spanId, table.startedNs] }),
    index('otel_spans_age').on(table.startedNs),
  ],
);

/**
 * One row per trace, updated by each batch that has spans of it, so that the list of traces reads no spans. `root_*` is
 * the best span so far to name the trace after: one without a parent (rank 0), else an incoming request (1), else any
 * span (2), the earliest of them; `root_status` is the HTTP status that it answered, if it is a request. `is_work` is true for requests and jobs and false for the queues' housekeeping, which
 * the list leaves out.
 */
export const otelTraces = pgTable(
  'otel_traces',
  {
    traceId: text('trace_id').primaryKey(),
    rootService: text('root_service').notNull(),
    rootName: text('root_name').notNull(),
    rootRank: integer('root_rank').notNull().default(2),
    rootStartedNs: nanoseconds('root_started_ns').notNull().default(sql`0`),
    rootStatus: integer('root_status'),
    isWork: boolean('is_work').notNull().default(true),
    startedNs: nanoseconds('started_ns').notNull(),
    endedNs: nanoseconds('ended_ns').notNull(),
    spanCount: integer('span_count').notNull(),
    services: text('services').array().notNull(),
    hasError: boolean('has_error').notNull(),
  },
  (table) => [index('otel_traces_newest').on(table.startedNs.desc())],
);

/**
 * One row per backup that was written, or failed with `error`. Written by `infra/backup`, shown to operators. Here because
 * it describes this installation: it is no part of a backup. A row a day, never purged.
 */
export const backups = pgTable('backups', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  finishedAt: timestamptz('finished_at').notNull().defaultNow(),
  takenAt: timestamptz('taken_at'),
  rows: bigint('rows', { mode: 'number' }),
  bytes: bigint('bytes', { mode: 'number' }),
  content: text('content'),
  error: text('error'),
});

/**
 * One row per running instance, as its last heartbeat told. Deleted with the last one of an instance that was told to stop,
 * else purged an hour after it. `host` and `pid` name an instance: those of containers may have the same pid.
 */
export const instances = pgTable(
  'instances',
  {
    process: text('process', { enum: watchedProcesses }).notNull(),
    host: text('host').notNull(),
    pid: integer('pid').notNull(),
    version: text('version').notNull(),
    startedAt: timestamptz('started_at').notNull(),
    seenAt: timestamptz('seen_at').notNull(),
    memoryMb: doublePrecision('memory_mb').notNull(),
    cpuPercent: doublePrecision('cpu_percent').notNull(),
    lagMs: doublePrecision('lag_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.process, table.host, table.pid] })],
);

/**
 * One row per quarter of an hour, process and metric, which all instances of the process add to. Purged after 25 hours, so
 * that there are never more than some thousand, however many instances there are.
 */
export const metricBuckets = pgTable(
  'metric_buckets',
  {
    startsAt: timestamptz('starts_at').notNull(),
    process: text('process', { enum: watchedProcesses }).notNull(),
    metric: text('metric', { enum: dayMetricNames }).notNull(),
    value: doublePrecision('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.startsAt, table.process, table.metric] })],
);

/**
 * How often browsers measured a value of a page on a day, by buckets of values: no row says anything of one visitor. Purged
 * after eight days.
 */
export const webVitals = pgTable(
  'web_vitals',
  {
    day: timestamptz('day').notNull(),
    page: text('page').notNull(),
    vital: text('vital', { enum: vitalNames }).notNull(),
    bucket: integer('bucket').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.vital, table.bucket] })],
);

/** The folders of the SQL, relative to the program: next to it in development, elsewhere in a bundle. */
const candidates = ['drizzle', '../drizzle', '../observability/collector/drizzle'];

/** Migrates the collector's tables when it starts. Other services migrate before; traces last a day and may be lost. */
export async function migrateTraces(url: string): Promise<void> {
  const here = path.dirname(process.argv[1] ?? '.');
  const folder = candidates
    .map((candidate) => path.resolve(here, candidate))
    .find((candidate) => existsSync(candidate));
  if (!folder) throw new Error(`no migrations near ${here}`);
  await runMigrations({ url, folder, schema: 'traces' });
}
