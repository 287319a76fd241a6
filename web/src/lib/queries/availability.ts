import type { CallInput } from '@shopwright/contracts/endpoint';
import * as inventory from '@shopwright/contracts/http/inventory';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client';

type Query = CallInput<typeof inventory.listAvailability>['query'];

/** What can be bought of these products, with the stock that is kept for the `reference`. */
export const listAvailability = (query: Query, signal?: AbortSignal) =>
  call(inventory.listAvailability, { query, signal });

export const availabilityQuery = ({ ids, reference }: Query) =>
  queryOptions({
    queryKey: ['availability', ids, reference],
    queryFn: ({ signal }) => listAvailability({ ids, reference }, signal),
    staleTime: 0,
    gcTime: 0,
  });
