import {
  findOrderOf,
  getOrderXRay,
  listJobAttempts,
  listSpans,
  type OrderXRay,
} from '@shopwright/contracts/http/x-ray';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client';

const key = ['x-ray'];
const refreshMs = 3000;
/** The most traces and jobs that one call takes. */
const [tracesMax, jobsMax] = [20, 50];

export const xRayQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'order', id],
    queryFn: ({ signal }) => call(getOrderXRay, { params: { id }, signal }),
    staleTime: 0,
    // Until its jobs are done.
    refetchInterval: ({ state }) => (state.data?.jobs.some(({ handledAt }) => handledAt === null) ? refreshMs : false),
  });

/** The spans of the order's traces. Those of the last changes, where there are very many. */
export const spansQuery = ({ traceIds }: Pick<OrderXRay, 'traceIds'>) => {
  const ids = traceIds.slice(-tracesMax);
  return queryOptions({
    queryKey: [...key, 'spans', ids],
    queryFn: ({ signal }) => call(listSpans, { query: { traceIds: ids.join(',') }, signal }),
    enabled: ids.length > 0,
  });
};

export const attemptsQuery = ({ jobs }: Pick<OrderXRay, 'jobs'>) => {
  const names = jobs.slice(-jobsMax).map(({ queue, eventId }) => `${queue}:${eventId}`);
  return queryOptions({
    queryKey: [...key, 'jobs', names],
    queryFn: ({ signal }) => call(listJobAttempts, { query: { jobs: names.join(',') }, signal }),
    enabled: names.length > 0,
  });
};

/** The order that a trace, a job, an email's event or an object of Stripe belongs to. */
export const orderOfQuery = (of: string) =>
  queryOptions({
    queryKey: [...key, 'of', of],
    queryFn: ({ signal }) => call(findOrderOf, { query: { of }, signal }),
    enabled: of !== '',
  });
