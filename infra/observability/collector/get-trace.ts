import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/traces';
import type { Span } from '@shopwright/contracts/http/traces';
import type { SpannedTrace } from '@shopwright/contracts/http/x-ray';
import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { asc, eq } from 'drizzle-orm';
import { toMilliseconds } from './list-traces';
import { otelSpans } from './schema';

const kinds: readonly Span['kind'][] = ['internal', 'internal', 'server', 'client', 'producer', 'consumer'];
const spansMax = 2000;

/** Returns the spans of a trace in the order in which they started. Throws `not_found` when there are none. */
export async function getTrace(database: Database, traceId: string): Promise<ResponseOf<typeof endpoints.getTrace>> {
  const found = await readTrace(database, traceId);
  if (!found) throw new AppError('not_found', 'The trace does not exist or is older than a day');
  return { traceId, spans: found.spans };
}

/** Returns the traces that are kept, each with the time of its first span. */
export async function listSpans(database: Database, traceIds: string[]): Promise<SpannedTrace[]> {
  const found = await Promise.all(traceIds.map((traceId) => readTrace(database, traceId)));
  return found.flatMap((trace) => trace ?? []);
}

async function readTrace({ db }: Database, traceId: string): Promise<SpannedTrace | undefined> {
  const rows = await db
    .select()
    .from(otelSpans)
    .where(eq(otelSpans.traceId, traceId))
    .orderBy(asc(otelSpans.startedNs))
    .limit(spansMax);
  const first = rows[0];
  if (!first) return undefined;
  return {
    traceId,
    startedAt: new Date(Number(first.startedNs / 1_000_000n)).toISOString(),
    spans: rows.map((row) => ({
      spanId: row.spanId,
      parentId: row.parentId,
      service: row.service,
      name: row.name,
      kind: kinds[row.kind] ?? 'internal',
      offsetMs: toMilliseconds(row.startedNs - first.startedNs),
      durationMs: toMilliseconds(row.endedNs - row.startedNs),
      isError: row.isError,
      attributes: row.attributes as Record<string, unknown>,
    })),
  };
}
