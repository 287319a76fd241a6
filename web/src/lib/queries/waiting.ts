import { countWaitingCatalog, countWaitingOrders } from '@shopwright/contracts/http/store-analytics';
import { countThreads } from '@shopwright/contracts/http/threads';
import { can, type PermissionHolder } from '@shopwright/contracts/permissions';
import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import { call } from '../api-client';
import { queryClient } from '../query-client';

/** The numbers of things that wait for staff, by kind. */
export interface Waiting {
  toShip: number;
  lowStock: number;
  newReviews: number;
  openMessages: number;
}

/** Below this key lies every number; a write that changes what waits invalidates it. */
export const waitingKey = ['waiting'];

/** One query per service: what one of them does not answer leaves the others' numbers. */
const waitingQueries = [
  {
    permission: 'orders:read',
    query: queryOptions({
      queryKey: [...waitingKey, 'orders'],
      queryFn: ({ signal }): Promise<Partial<Waiting>> => call(countWaitingOrders, { signal }),
    }),
  },
  {
    permission: 'home:read',
    query: queryOptions({
      queryKey: [...waitingKey, 'catalog'],
      queryFn: ({ signal }): Promise<Partial<Waiting>> => call(countWaitingCatalog, { signal }),
    }),
  },
  {
    permission: 'messages:read',
    query: queryOptions({
      queryKey: [...waitingKey, 'messages'],
      queryFn: async ({ signal }): Promise<Partial<Waiting>> => {
        const { open } = await call(countThreads, { signal });
        return { openMessages: open };
      },
    }),
  },
] as const;

export const waitingQueriesFor = (user: PermissionHolder | null | undefined) =>
  waitingQueries.flatMap(({ permission, query }) => (user && can(user, permission) ? [query] : []));

/** Puts the services' numbers together. */
export const combineWaiting = (results: UseQueryResult<Partial<Waiting>>[]) => ({
  counts: Object.assign({}, ...results.map(({ data }) => data)) as Partial<Waiting>,
  isPending: results.some(({ isPending }) => isPending),
});

const freshMs = 30_000;

/** Reads again what is older than half a minute. */
export const refreshOldWaiting = () =>
  queryClient.invalidateQueries({
    queryKey: waitingKey,
    predicate: ({ state }) => Date.now() - state.dataUpdatedAt > freshMs,
  });
