import { type CallInput, fillPath } from '@shopwright/contracts/endpoint';
import type { Review, ReviewSort } from '@shopwright/contracts/http/reviews';
import {
  deleteReview,
  getReviewSummary,
  listReviews,
  putReview,
  reviewPhoto,
  uploadReviewPhoto,
  voteReview,
} from '@shopwright/contracts/http/reviews';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { call, callPage, upload } from '../../lib/api-client';
import { productKey, productsKey } from '../../lib/queries/products';
import { queryClient } from '../../lib/query-client';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toast, toastError } from '../../ui/toast-store';

type ReviewForm = CallInput<typeof putReview>['body'];

const pageSize = '10';

export const reviewSummaryQuery = (productId: number) =>
  queryOptions({
    queryKey: ['reviews', productId, 'summary'],
    queryFn: ({ signal }) => call(getReviewSummary, { params: { id: String(productId) }, signal }),
  });

const listKey = (productId: number) => ['reviews', productId, 'list'] as const;

export const reviewsQuery = (productId: number, sort: ReviewSort) =>
  infiniteQueryOptions({
    queryKey: [...listKey(productId), sort],
    queryFn: ({ pageParam, signal }) =>
      callPage(listReviews, {
        params: { id: String(productId) },
        query: { sort, limit: pageSize, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    // The earlier order stays until the new one is there, but never another product's reviews.
    placeholderData: (before, query) => (query?.queryKey[1] === productId ? before : undefined),
  });

/** A review changes what the product's page and its card say about it, too. */
const reload = (productId: number) =>
  Promise.all(
    [['reviews', productId], [...productKey, String(productId)], productsKey].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

export const photoUrl = (photo: string) => `/api${fillPath(reviewPhoto.path, { photo })}`;
export const thumbnailUrl = (photo: string) => `${photoUrl(photo)}?size=thumbnail`;

export const uploadPhoto = async (productId: number, file: File): Promise<string> =>
  (await upload(uploadReviewPhoto, file, { params: { id: String(productId) } })).photo;

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
    onError: () => toastError(t('shared.toast.error'), t('shared.error.try_again')),
  });
}

export function useVote(productId: number) {
  const { t } = useLanguage();
  return useSingleMutation({
    mutationFn: ({ id, hasMyVote }: Review) =>
      call(voteReview, { params: { id: String(id) }, body: { helpful: !hasMyVote } }),
    onSuccess: (voted) =>
      queryClient.setQueriesData<InfiniteData<{ rows: Review[] }>>(
        { queryKey: listKey(productId) },
        (known) =>
          known && { ...known, pages: known.pages.map((page) => ({ ...page, rows: withReview(page.rows, voted) })) },
      ),
    onError: () => toastError(t('shared.toast.error'), t('shared.error.try_again')),
  });
}

const withReview = (reviews: Review[], fresh: Review): Review[] =>
  reviews.map((review) => (review.id === fresh.id ? fresh : review));
