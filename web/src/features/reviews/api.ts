import type { CallInput } from '@shopwright/contracts/endpoint';
import type { Review, ReviewPage } from '@shopwright/contracts/http/reviews';
import { deleteReview, listReviews, putReview, voteReview } from '@shopwright/contracts/http/reviews';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { call } from '../../lib/api-client';
import { productKey, productsKey } from '../../lib/queries/products';
import { queryClient } from '../../lib/query-client';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toast, toastError } from '../../ui/toast-store';

export type ReviewForm = CallInput<typeof putReview>['body'];

const pageSize = '10';

export const reviewsQuery = (productId: number) =>
  infiniteQueryOptions({
    queryKey: ['reviews', productId],
    queryFn: ({ pageParam, signal }) =>
      call(listReviews, {
        params: { id: String(productId) },
        query: { limit: pageSize, before: pageParam === null ? undefined : String(pageParam) },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
  });

/** A review changes what the product's page and its card say about it, too. */
const reload = (productId: number) =>
  Promise.all(
    [reviewsQuery(productId).queryKey, [...productKey, String(productId)], productsKey].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

export function usePutReview(productId: number) {
  const { t } = useLanguage();
  return useSingleMutation({
    mutationFn: (body: ReviewForm) => call(putReview, { params: { id: String(productId) }, body }),
    onSuccess: async () => {
      await reload(productId);
      toast(t('reviews.saved'), t('reviews.saved_text'));
    },
  });
}

export function useDeleteReview(productId: number) {
  const { t } = useLanguage();
  return useSingleMutation({
    mutationFn: () => call(deleteReview, { params: { id: String(productId) } }),
    onSuccess: async () => {
      await reload(productId);
      toast(t('reviews.deleted'));
    },
    onError: () => toastError(t('toast.error'), t('error.try_again')),
  });
}

export function useVote(productId: number) {
  const { t } = useLanguage();
  return useSingleMutation({
    mutationFn: ({ id, hasMyVote }: Review) =>
      call(voteReview, { params: { id: String(id) }, body: { helpful: !hasMyVote } }),
    onSuccess: (voted) =>
      queryClient.setQueryData<InfiniteData<ReviewPage, number | null>>(
        reviewsQuery(productId).queryKey,
        (known) => known && { ...known, pages: known.pages.map((page) => withReview(page, voted)) },
      ),
    onError: () => toastError(t('toast.error'), t('error.try_again')),
  });
}

const withReview = (page: ReviewPage, fresh: Review): ReviewPage => ({
  ...page,
  reviews: page.reviews.map((review) => (review.id === fresh.id ? fresh : review)),
});
