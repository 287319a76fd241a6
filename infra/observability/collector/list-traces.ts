import { asciiText } from '@shopwright/contracts/ascii-text';
import type { QueryOf } from '@shopwright/contracts/endpoint';
import { getBackupStatus } from '@shopwright/contracts/http/backups';
import { listFaults } from '@shopwright/contracts/http/faults';
import { listFileImports } from '@shopwright/contracts/http/file-imports';
import { getDayMetrics, listInstances } from '@shopwright/contracts/http/instances';
import { listAuthJobs, listCatalogJobs, listOrderJobs } from '@shopwright/contracts/http/jobs';
import { listAlertRules, listOperationsAlerts } from '@shopwright/contracts/http/operations-alerts';
import { listQueues } from '@shopwright/contracts/http/queues';
import { getReconciliation } from '@shopwright/contracts/http/reconciliation';
import { countWaitingCatalog, countWaitingOrders } from '@shopwright/contracts/http/store-analytics';
import { countThreads, listThreads } from '@shopwright/contracts/http/threads';
import { getTodo } from '@shopwright/contracts/http/todo';
import type { TraceSummary } from '@shopwright/contracts/http/traces';
import * as endpoints from '@shopwright/contracts/http/traces';
import { listWebVitals } from '@shopwright/contracts/http/web-vitals';
import { listWebhookEndpoints } from '@shopwright/contracts/http/webhooks';
import { pageSize } from '@shopwright/contracts/limits';
import type { Database } from '@shopwright/service-kit/database/connection';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, between, desc, gte, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { otelTraces } from './schema';

/** What open pages of the back office ask for again and again. */
const polled = [
  getTodo,
  listThreads,
  countThreads,
  listOperationsAlerts,
  listAlertRules,
  listInstances,
  getDayMetrics,
  listWebVitals,
  listFaults,
  getBackupStatus,
  listWebhookEndpoints,
  listFileImports,
  countWaitingOrders,
  countWaitingCatalog,
  listCatalogJobs,
  listOrderJobs,
  listAuthJobs,
  listQueues,
  getReconciliation,
  endpoints.listTraces,
].map(({ method, path }) => `${method} /api${path}`);

/** Files of the web app that are not below a folder of files, which are never traced, and health checks. Feeds are rendered. */
const fileOrCheck = '^(GET|HEAD) (.*\\.(js|mjs|css|map|ico|png|svg|webp|woff2?|webmanifest)|/(livez|readyz|metrics))$';

/**
 * Whether anyone asked for it: a page or a person, by the BFF, or a job. Requests that begin at another service are those of
 * the services' own timers.
 */
const isAskedFor = ({ route, minDurationMs }: QueryOf<typeof endpoints.listTraces>) =>
  and(
    notInArray(otelTraces.rootName, polled),
    // Whoever names a route or looks for slow requests means files too.
    route || minDurationMs !== undefined ? undefined : sql`${otelTraces.rootName} !~ ${fileOrCheck}`,
    sql`(${otelTraces.rootService} = 'bff' or ${otelTraces.rootName} !~ '^[A-Z]+ /')`,
  );

/** Lists requests and jobs, newest first. A search reads the traces from the newest on and stops at the limit. */
export async function listTraces(
  { db }: Database,
  query: QueryOf<typeof endpoints.listTraces>,
): Promise<Page<TraceSummary>> {
  const { service, search, minDurationMs, errorsOnly, withoutPolling, limit = pageSize, cursor } = query;
  const { route, status, visitor, traceIds } = query;
  const rows = await db
    .select()
    .from(otelTraces)
    .where(
      and(
        otelTraces.isWork,
        service ? sql`${service} = any(${otelTraces.services})` : undefined,
        errorsOnly ? sql`${otelTraces.hasError}` : undefined,
        withoutPolling ? or(otelTraces.hasError, isAskedFor(query)) : undefined,
        minDurationMs === undefined
          ? undefined
          : gte(sql`${otelTraces.endedNs} - ${otelTraces.startedNs}`, `${minDurationMs}000000`),
        search ? matchesSearch(search) : undefined,
        route ? sql`position(lower(${route}) in lower(${otelTraces.rootName})) > 0` : undefined,
        status ? between(otelTraces.rootStatus, ...toRange(status)) : undefined,
        visitor ? isOfVisitor(visitor) : undefined,
        traceIds ? inArray(otelTraces.traceId, traceIds) : undefined,
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
    durationMs: toMilliseconds(row.endedNs - row.startedNs),
    spanCount: row.spanCount,
    services: row.services,
    hasError: row.hasError,
    status: row.rootStatus,
  };
}

/** Matches the traces that the list shows after the one of the cursor. */
function isAfter(cursor: string): SQL {
  const [startedNs, traceId] = cursor.split('-');
  return sql`(${otelTraces.startedNs}, ${otelTraces.traceId}) < (${startedNs}::bigint, ${traceId})`;
}

/** A text search reads only the newest spans, which takes no noticeable time without an index on the text. */
const searchedSpansMax = 300_000;
const isNewSpan = sql`started_ns >= coalesce(
  (select started_ns from otel_spans order by started_ns desc offset ${searchedSpansMax} limit 1), 0)`;

/** Matches a trace's id, or text anywhere in its spans. `%` and `_` are literal. */
function matchesSearch(search: string): SQL {
  const text = asciiText(search);
  if (/^[0-9a-f]{32}$/.test(text)) return sql`${otelTraces.traceId} = ${text}`;
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`${otelTraces.traceId} in (
    select trace_id from otel_spans
    where search_text like ${pattern} and ${isNewSpan})`;
}

/** "4xx" → 400 to 499; "404" → itself. */
function toRange(status: string): [from: number, to: number] {
  const from = Number(status.replaceAll('x', '0'));
  return [from, status.endsWith('xx') ? from + 99 : from];
}

const isOfVisitor = (visitor: string): SQL => sql`${otelTraces.traceId} in (
  select trace_id from otel_spans where attributes ->> ${endpoints.visitorAttribute} = ${visitor} and ${isNewSpan})`;

export const toMilliseconds = (ns: bigint): number => Number(ns / 1000n) / 1000;
