import type { profileForm } from '@shopwright/contracts/http/auth';
import { updateProfile } from '@shopwright/contracts/http/auth';
import { listMyOrders } from '@shopwright/contracts/http/orders';
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../lib/api-client';
import { meQuery } from '../../lib/queries/session';
import { queryClient } from '../../lib/query-client';

const pageSize = 50;

/** Newest first; a page begins below the last order of the one before. */
export const myOrdersQuery = infiniteQueryOptions({
  queryKey: ['orders'],
  queryFn: ({ pageParam, signal }) =>
    call(listMyOrders, { query: { limit: String(pageSize), before: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => {
    const last = page.at(-1);
    return page.length === pageSize && last ? String(last.id) : undefined;
  },
  select: ({ pages }) => pages.flat(),
});

export const useUpdateProfile = () =>
  useMutation({
    mutationFn: (body: z.input<typeof profileForm>) => call(updateProfile, { body }),
    onSuccess: (user) => queryClient.setQueryData(meQuery.queryKey, user),
  });
