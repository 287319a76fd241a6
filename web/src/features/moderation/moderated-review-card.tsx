import type { QueryOf } from '@shopwright/contracts/endpoint';
import { listAllReviews, type ModeratedReview, moderateReview } from '@shopwright/contracts/http/reviews';
import { infiniteQueryOptions, keepPreviousData, useMutation } from '@tanstack/react-query';
import { BadgeCheck, Eye, EyeOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Stars } from '../../components/rating';
import { dateText } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import { call, callPage } from '../../lib/api-client';
import { paths } from '../../lib/paths';
import { productKey, productsKey } from '../../lib/queries/products';
import { waitingKey } from '../../lib/queries/waiting';
import { queryClient } from '../../lib/query-client';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { LongText } from '../../ui/long-text';
import { toast, toastError } from '../../ui/toast-store';

interface ModeratedReviewCardProps {
  review: ModeratedReview;
  onToggle: () => void;
  isPending: boolean;
}

export function ModeratedReviewCard({ review, onToggle, isPending }: ModeratedReviewCardProps) {
  const { t, language } = useLanguage();
  const Icon = review.isHidden ? Eye : EyeOff;
  return (
    <Card className="flex flex-wrap items-start gap-x-6 gap-y-3 p-4 sm:p-5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
          <Stars value={review.rating} label={t('moderation.stars', { rating: review.rating })} />
          {review.isHidden && <Badge tone="danger">{t('moderation.hidden')}</Badge>}
          {review.verified && (
            <span className="flex items-center gap-1 text-success-ink text-xs">
              <BadgeCheck size={14} aria-hidden />
              {t('moderation.verified')}
            </span>
          )}
        </p>
        <h2 className="wrap-anywhere mt-2 font-semibold">
          <bdi>{review.title}</bdi>
        </h2>
        <LongText
          text={review.content}
          labels={{ more: t('shared.list.more'), less: t('shared.list.less') }}
          className="mt-1"
        />
        <p className="wrap-anywhere mt-3 text-muted text-xs">
          <bdi>{review.customerName}</bdi> ·{' '}
          <time dateTime={review.createdAt}>{dateText(review.createdAt, language)}</time> ·{' '}
          <Link to={paths.product(review.productId)} className="text-primary underline underline-offset-2">
            <bdi>{review.productName}</bdi>
          </Link>{' '}
          · {t('moderation.helpful', { count: review.helpful })}
        </p>
      </div>
      <Button
        variant={review.isHidden ? 'secondary' : 'danger'}
        size="sm"
        aria-label={t(review.isHidden ? 'moderation.show_named' : 'moderation.hide_named', { title: review.title })}
        onClick={onToggle}
        isPending={isPending}
      >
        {!isPending && <Icon size={14} aria-hidden />}
        {t(review.isHidden ? 'moderation.show' : 'moderation.hide')}
      </Button>
    </Card>
  );
}

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

/** Turns a review's visibility around. It counts in the product's rating only while it is seen. */
export function useModerate() {
  const { t } = useLanguage();
  const moderate = useMutation({
    mutationFn: ({ id, isHidden }: Pick<ModeratedReview, 'id' | 'isHidden'>) =>
      call(moderateReview, { params: { id: String(id) }, body: { isHidden: !isHidden } }),
    onSuccess: (review) => {
      const undo = { label: t('shared.undo'), onSelect: () => moderate.mutate(review) };
      toast(t(review.isHidden ? 'moderation.hidden_now' : 'moderation.shown_now'), review.productName, undo);
      return Promise.all(
        [key, ['reviews'], productKey, productsKey, waitingKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: () => toastError(t('shared.toast.update_failed'), t('shared.error.try_again')),
  });
  return moderate;
}
