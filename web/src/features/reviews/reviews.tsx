import { type ReviewSort, reviewSorts } from '@shopwright/contracts/http/reviews';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { QueryError } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { Select } from '../../ui/select';
import { reviewSummaryQuery, reviewsQuery } from './api';
import { OwnReview } from './own-review';
import { ReviewItem } from './review-item';
import { ReviewSummary } from './review-summary';
import { ReviewsSkeleton } from './reviews-skeleton';

export function Reviews({ productId }: { productId: number }) {
  const { t } = useLanguage();
  const [sort, setSort] = useState<ReviewSort>('newest');
  const standing = useQuery(reviewSummaryQuery(productId));
  const reviews = useInfiniteQuery(reviewsQuery(productId, sort));
  if (standing.isPending || reviews.isPending) return <ReviewsSkeleton />;
  if (!standing.data) return <QueryError title={t('reviews.failed')} query={standing} level={3} />;
  if (!reviews.data) return <QueryError title={t('reviews.failed')} query={reviews} level={3} />;
  const { summary, right, mine } = standing.data;
  const shown = reviews.data.pages.flatMap((page) => page.rows);
  const signInTo = right === 'signed-out' ? paths.loginThen(`${paths.product(productId)}#reviews`) : undefined;
  return (
    <div className="grid gap-10 lg:grid-cols-[20rem_1fr] lg:gap-16">
      <div>{summary.count > 0 && <ReviewSummary summary={summary} />}</div>
      <div className="grid content-start gap-8">
        <OwnReview productId={productId} right={right} mine={mine} />
        {shown.length === 0 ? (
          <p className="text-muted">{t(mine ? 'reviews.only_mine' : 'reviews.none')}</p>
        ) : (
          <div className="grid gap-6">
            {shown.length > 1 && <SortChoice sort={sort} onSort={setSort} />}
            <ul aria-busy={reviews.isPlaceholderData} className="grid gap-7 divide-y divide-line">
              {shown.map((review) => (
                <li key={review.id} className="not-last:pb-7">
                  <ReviewItem review={review} signInTo={signInTo} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {reviews.hasNextPage && (
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="secondary" onClick={() => reviews.fetchNextPage()} isPending={reviews.isFetchingNextPage}>
              {t('reviews.more')}
            </Button>
            {reviews.isFetchNextPageError && <p role="alert">{t('reviews.failed')}</p>}
          </div>
        )}
      </div>
    </div>
  );
}

function SortChoice({ sort, onSort }: { sort: ReviewSort; onSort: (sort: ReviewSort) => void }) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <div className="flex items-center gap-2.5 text-sm">
      <label htmlFor={id} className="whitespace-nowrap text-muted">
        {t('reviews.sort')}
      </label>
      <Select id={id} value={sort} onChange={({ target }) => onSort(target.value as ReviewSort)} className="min-w-44">
        {reviewSorts.map((value) => (
          <option key={value} value={value}>
            {t(`reviews.sort_${value}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
