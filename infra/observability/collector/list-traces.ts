import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { listTraces as endpoint, TraceSummary } from '@shopwright/contracts/http/traces';
import type { Database } from '@shopwright/service-kit/database/connection';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, desc, gte, type SQL, sql } from 'drizzle-orm';
import { otelTraces } from './schema';

const defaultLimit = 50;

/** The newest requests and jobs first. A search walks the traces from the newest on and stops at the limit. */
export async function listTraces(
  { db }: Database,
  { service, search, minDurationMs, errorsOnly, limit = defaultLimit, cursor }: QueryOf<typeof endpoint>,
): Promise<Page<TraceSummary>> {
  const rows = await db
    .select()
    .from(otelTraces)
    .where(
      and(
        otelTraces.isWork,
        service ? sql`${service} = any(${otelTraces.services})` : undefined,
        errorsOnly ? sql`${otelTraces.hasError}` : undefined,
        minDurationMs === undefined
          ? undefined
          : gte(sql`${otelTraces.endedNs} - ${otelTraces.startedNs}`, `${minDurationMs}000000`),
        search ? matches(search) : undefined,
        cursor ? isAfter(cursor) : undefined,
      ),
    )
    .orderBy(desc(otelTraces.startedNs), desc(otelTraces.traceId))
    .limit(limit + 1);
  const page = toPage(rows, limit, (row) => `${row.startedNs}-${row.traceId}`);
  return { ...page, rows: page.rows.map(toSummary) };
}

function toSummary(row: typeof otelTraces.$inferSelect): TraceSummary {
  return {
    traceId: row.traceId,
    root: `${row.rootService} ${row.rootName}`,
    startedAt: new Date(Number(row.startedNs / 1_000_000n)).toISOString(),
    durationMs: millisecondsOf(row.endedNs - row.startedNs),
    spanCount: row.spanCount,
    services: row.services,
    hasError: row.hasError,
  };
}

/** The traces after the one that the cursor names, in the list's order. */
function isAfter(cursor: string): SQL {
  const [startedNs, traceId] = cursor.split('-');
  return sql`(${otelTraces.startedNs}, ${otelTraces.traceId}) < (${startedNs}::bigint, ${traceId})`;
}

/** Text is looked for in the newest spans only: that many are read in a moment, without an index on text. */
const searchedMax = 300_000;

/** A trace's id, or text anywhere in its spans. `%` and `_` mean themselves. */
function matches(search: string): SQL {
  const wanted = search.toLowerCase();
  if (/^[0-9a-f]{32}$/.test(wanted)) return sql`${otelTraces.traceId} = ${wanted}`;
  const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`${otelTraces.traceId} in (
    select trace_id from otel_spans
    where search_text like ${pattern} and started_ns >= coalesce(
      (select started_ns from otel_spans order by started_ns desc offset ${searchedMax} limit 1), 0))`;
}

export const millisecondsOf = (ns: bigint): number => Number(ns / 1000n) / 1000;
