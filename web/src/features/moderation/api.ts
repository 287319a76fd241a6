import { fillPath, type QueryOf } from '@shopwright/contracts/endpoint';
import {
  deleteReviewPhoto,
  eraseReviewAuthor,
  eraseReviewerByEmail,
  listAllReviews,
  type ModeratedReview,
  moderateReview,
  reviewPhoto,
} from '@shopwright/contracts/http/reviews';
import { infiniteQueryOptions, keepPreviousData, type QueryKey, useMutation } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { call, callPage } from '../../lib/api-client';
import { isApiError } from '../../lib/api-error';
import { productKey, productsKey } from '../../lib/queries/products';
import { waitingKey } from '../../lib/queries/waiting';
import { queryClient } from '../../lib/query-client';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toast, toastError } from '../../ui/toast-store';

export type ReviewState = QueryOf<typeof listAllReviews>['state'];

const key = ['moderation'];
const pageSize = '25';

export const allReviewsQuery = (state: ReviewState) =>
  infiniteQueryOptions({
    queryKey: [...key, state],
    queryFn: ({ pageParam, signal }) =>
      callPage(listAllReviews, { query: { state, limit: pageSize, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const reload = (keys: readonly QueryKey[]) =>
  Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));

export const photoUrl = (photo: string) => `/api${fillPath(reviewPhoto.path, { photo })}`;

/** Turns a review's visibility around. It counts in the product's rating only while it is seen. */
export function useModerate() {
  const { t } = useLanguage();
  const moderate = useMutation({
    mutationFn: ({ id, isHidden }: Pick<ModeratedReview, 'id' | 'isHidden'>) =>
      call(moderateReview, { params: { id: String(id) }, body: { isHidden: !isHidden } }),
    onSuccess: (review) => {
      const undo = { label: t('shared.undo'), onSelect: () => moderate.mutate(review) };
      toast(t(review.isHidden ? 'moderation.hidden_now' : 'moderation.shown_now'), review.productName, undo);
      return reload([key, ['reviews'], productKey, productsKey, waitingKey]);
    },
    onError: () => toastError(t('shared.toast.update_failed'), t('shared.error.try_again')),
  });
  return moderate;
}

/** Deletes a photo for good. */
export function useDeletePhoto({ id, productName }: ModeratedReview) {
  const { t } = useLanguage();
  return useSingleMutation({
    mutationFn: (photo: string) => call(deleteReviewPhoto, { params: { id: String(id), photo } }),
    onSuccess: () => {
      toast(t('moderation.photo_removed'), productName);
      return reload([key, ['reviews']]);
    },
    onError: () => toastError(t('shared.toast.update_failed'), t('shared.error.try_again')),
  });
}

export function useEraseAuthor() {
  const { t } = useLanguage();
  return useSingleMutation({
    mutationFn: (id: number) => call(eraseReviewAuthor, { params: { id: String(id) } }),
    onSuccess: ({ reviews }) => {
      toast(t('moderation.erased', { count: reviews }));
      return reload([key, ['reviews']]);
    },
    onError: () => toastError(t('shared.toast.update_failed'), t('shared.error.try_again')),
  });
}

export function useEraseByEmail(onDone: () => void) {
  const { t } = useLanguage();
  const mutation = useSingleMutation({
    mutationFn: (email: string) => call(eraseReviewerByEmail, { body: { email } }),
    onSuccess: ({ reviews }) => {
      toast(t('moderation.erased', { count: reviews }));
      onDone();
      return reload([key, ['reviews']]);
    },
  });
  const { error } = mutation;
  const problem = error
    ? t(isApiError(error, 'invalid_request') ? 'shared.form.email' : 'shared.error.try_again')
    : undefined;
  return { mutation, problem };
}
