import { getTrace, listTraces } from '@shopwright/contracts/http/traces';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client';

export interface TraceFilters {
  service: string;
  search: string;
  minDurationMs: string;
  errorsOnly: boolean;
}

export const tracesQuery = ({ service, search, minDurationMs, errorsOnly }: TraceFilters) =>
  queryOptions({
    queryKey: ['traces', service, search, minDurationMs, errorsOnly],
    queryFn: ({ signal }) =>
      call(listTraces, {
        query: {
          service: service || undefined,
          search: search || undefined,
          minDurationMs: minDurationMs || undefined,
          errorsOnly: errorsOnly ? 'true' : undefined,
          limit: '100',
        },
        signal,
      }),
    placeholderData: (before) => before,
  });

export const traceQuery = (traceId: string) =>
  queryOptions({
    queryKey: ['trace', traceId],
    queryFn: ({ signal }) => call(getTrace, { params: { traceId }, signal }),
  });
