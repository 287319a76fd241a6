import { listPastOrders } from '@shopwright/contracts/http/past-orders';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callPage } from '../api-client';

/** Orders of the previous shop, of an address or as a search finds them. */
export const pastOrdersQuery = (query: { email?: string; search?: string }) =>
  infiniteQueryOptions({
    queryKey: ['past-orders', query],
    queryFn: ({ pageParam, signal }) => callPage(listPastOrders, { query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
  });
