import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Nanoseconds since 1970, as OpenTelemetry counts; too many for a JavaScript number. */
const nanoseconds = (name: string) => bigint(name, { mode: 'bigint' });

/**
 * Every span that a process of the shop has sent, for a day. The primary key makes a batch that is sent twice
 * count once, and reads a whole trace at a stroke. `search_text` is the name and the attributes' values in
 * lower case: what an operator may look for. The index on `started_ns` serves the hourly sweep.
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
  (table) => [primaryKey({ columns: [table.traceId, table.spanId] }), index('otel_spans_age').on(table.startedNs)],
);

/**
 * One row per trace, kept up to date by each batch that brings spans of it: the list of traces is read from
 * here, newest first, without looking at a single span. `root_*` is the best span seen so far to name the trace
 * after: one without a parent (rank 0), else a request that came in (1), else any (2), of these the earliest.
 * `is_work` tells requests and jobs from the queues' own housekeeping, which nobody wants to read.
 */
export const otelTraces = pgTable(
  'otel_traces',
  {
    traceId: text('trace_id').primaryKey(),
    rootService: text('root_service').notNull(),
    rootName: text('root_name').notNull(),
    rootRank: integer('root_rank').notNull().default(2),
    rootStartedNs: nanoseconds('root_started_ns').notNull().default(sql`0`),
    isWork: boolean('is_work').notNull().default(true),
    startedNs: nanoseconds('started_ns').notNull(),
    endedNs: nanoseconds('ended_ns').notNull(),
    spanCount: integer('span_count').notNull(),
    services: text('services').array().notNull(),
    hasError: boolean('has_error').notNull(),
  },
  (table) => [index('otel_traces_newest').on(table.startedNs.desc())],
);
