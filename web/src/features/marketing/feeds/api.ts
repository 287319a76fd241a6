import { type FeedFormat, getFeeds, listFeedProblems, rotateFeedKey } from '@shopwright/contracts/http/feeds';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/language-provider';
import type { Language } from '../../../i18n/languages';
import { call, callPage } from '../../../lib/api-client';
import { queryClient } from '../../../lib/query-client';
import { useSingleMutation } from '../../../lib/use-single-mutation';
import { toast, toastError } from '../../../ui/toast-store';

/** For whom a feed is. The country is empty for the store's own. */
export interface Market {
  language: Language;
  country: string;
}

export const feedsQuery = queryOptions({
  queryKey: ['feeds'],
  queryFn: ({ signal }) => call(getFeeds, { signal }),
  staleTime: 0,
});

export const feedProblemsQuery = (format: FeedFormat, { language, country }: Market) =>
  infiniteQueryOptions({
    queryKey: ['feed-problems', format, language, country],
    queryFn: ({ pageParam, signal }) =>
      callPage(listFeedProblems, {
        query: { format, language, limit: '25', cursor: pageParam, ...(country && { country }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export function useRotateKey() {
  const { t } = useLanguage();
  return useSingleMutation({
    mutationFn: () => call(rotateFeedKey, {}),
    onSuccess: (feeds) => {
      queryClient.setQueryData(feedsQuery.queryKey, feeds);
      toast(t('marketing.feeds.rotated'), t('marketing.feeds.rotated_text'));
    },
    onError: () => toastError(t('shared.toast.update_failed'), t('shared.error.try_again')),
  });
}

/** Returns the address that a reader fetches a feed at. */
export function feedAddress(format: FeedFormat, key: string, { language, country }: Market, origin: string): string {
  const address = new URL(`/feeds/${format}`, origin);
  address.searchParams.set('key', key);
  address.searchParams.set('language', language);
  if (country) address.searchParams.set('country', country);
  return address.href;
}
