import type { CallInput } from '@shopwright/contracts/endpoint';
import {
  addRedirects,
  deleteRedirect,
  listRedirects,
  type NewRedirect,
  type Redirect,
} from '@shopwright/contracts/http/redirects';
import { putExchangeRates } from '@shopwright/contracts/http/store-settings';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call, callPage } from '../../lib/api-client';
import { exchangeRatesQuery } from '../../lib/queries/exchange-rates';
import { queryClient } from '../../lib/query-client';
import { useSingleMutation } from '../../lib/use-single-mutation';

/** Saves exchange rates; every price shows them immediately. */
export const usePutRates = () =>
  useSingleMutation({
    mutationFn: (body: CallInput<typeof putExchangeRates>['body']) => call(putExchangeRates, { body }),
    onSuccess: (saved) => queryClient.setQueryData(exchangeRatesQuery.queryKey, saved),
  });

const redirectsKey = ['redirects'];

export const redirectsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...redirectsKey, search],
    queryFn: ({ pageParam, signal }) =>
      callPage(listRedirects, { query: { search: search || undefined, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const refreshRedirects = () => queryClient.invalidateQueries({ queryKey: redirectsKey });

export const useAddRedirects = () =>
  useSingleMutation({
    mutationFn: (redirects: NewRedirect[]) => call(addRedirects, { body: { redirects } }),
    onSuccess: refreshRedirects,
  });

export const useDeleteRedirect = () =>
  useSingleMutation({
    mutationFn: ({ id }: Redirect) => call(deleteRedirect, { params: { id: String(id) } }),
    onSuccess: refreshRedirects,
  });
