import { findTraceIds, getTrace, listTraces, type Span } from '@shopwright/contracts/http/traces';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/api-client';
import { queryClient } from '../../lib/query-client';

export interface TraceFilters {
  service: string;
  search: string;
  /** Text in the method or path. */
  route: string;
  /** A status or a class of them; empty for all. */
  status: string;
  /** An order, a customer's email address, the event of an email, or the name of a visitor in traces. */
  about: string;
  minDurationMs: string;
  errorsOnly: boolean;
  /** What open pages of the back office ask for by themselves. */
  showsPolling: boolean;
}

export const noTraceFilters: TraceFilters = {
  service: '',
  search: '',
  route: '',
  status: '',
  about: '',
  minDurationMs: '',
  errorsOnly: false,
  showsPolling: false,
};

export const tracesQuery = (filters: TraceFilters) =>
  infiniteQueryOptions({
    queryKey: ['traces', filters],
    queryFn: async ({ pageParam, signal }) => {
      const { service, search, route, status, about, minDurationMs, errorsOnly, showsPolling } = filters;
      const subject = await findSubject(about.trim());
      if (subject.traceIds === '') return { rows: [], nextCursor: undefined };
      return callPage(listTraces, {
        query: {
          service: service || undefined,
          search: search || undefined,
          route: route || undefined,
          status: status || undefined,
          ...subject,
          minDurationMs: minDurationMs || undefined,
          errorsOnly: errorsOnly ? 'true' : undefined,
          withoutPolling: showsPolling ? undefined : 'true',
          limit: '100',
          cursor: pageParam,
        },
        signal,
      });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
    placeholderData: keepPreviousData,
  });

/** Kept for a while: each page of the list, and each look while it is live, asks for the same. Finding an email is slow. */
const traceIdsQuery = (about: string) =>
  queryOptions({
    queryKey: ['trace-ids', about],
    queryFn: ({ signal }) => call(findTraceIds, { query: { of: about }, signal }),
    staleTime: 30_000,
  });

const visitorPattern = /^[0-9a-f]{12}$/;

/** Returns the traces that it is about, which may be none, or the visitor. */
async function findSubject(about: string): Promise<{ traceIds?: string; visitor?: string }> {
  if (about === '') return {};
  if (visitorPattern.test(about)) return { visitor: about };
  const { traceIds } = await queryClient.fetchQuery(traceIdsQuery(about));
  return { traceIds: traceIds.join(',') };
}

export const traceQuery = (traceId: string) =>
  queryOptions({
    queryKey: ['trace', traceId],
    queryFn: ({ signal }) => call(getTrace, { params: { traceId }, signal }),
  });

interface SpanRow {
  span: Span;
  depth: number;
}

/**
 * Spans in the order they read: each below its parent, brothers by their beginning. A span whose parent was
 * not kept is a root; one that names itself as an ancestor is shown once.
 */
export function spanRows(spans: readonly Span[]): SpanRow[] {
  const known = new Set(spans.map(({ spanId }) => spanId));
  const children = new Map<string, Span[]>();
  for (const span of spans) {
    const parentId = span.parentId !== null && known.has(span.parentId) ? span.parentId : '';
    children.set(parentId, [...(children.get(parentId) ?? []), span]);
  }
  const rows: SpanRow[] = [];
  const seen = new Set<string>();
  const visit = (parentId: string, depth: number) => {
    const siblings = children.get(parentId) ?? [];
    for (const span of siblings.toSorted((a, b) => a.offsetMs - b.offsetMs)) {
      if (seen.has(span.spanId)) continue;
      seen.add(span.spanId);
      rows.push({ span, depth });
      visit(span.spanId, depth + 1);
    }
  };
  visit('', 0);
  for (const span of spans) if (!seen.has(span.spanId)) rows.push({ span, depth: 0 });
  return rows;
}

const palette = ['#2f7d6b', '#b9722d', '#3d6fb4', '#8c5a9e', '#6b7f2a', '#b0516b', '#2b8aa0', '#7c6650'];

/** A colour for each service: the same one for the whole page, neighbours well apart. */
export function serviceColours(services: readonly string[]): Map<string, string> {
  const names = [...new Set(services)].toSorted();
  return new Map(names.map((name, index) => [name, palette[index % palette.length] ?? '#2f7d6b']));
}
