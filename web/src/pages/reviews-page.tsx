import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { QueryError } from '../components/query-error';
import { useTitle } from '../components/use-head';
import {
  allReviewsQuery,
  ModeratedReviewCard,
  type ReviewState,
  useModerate,
} from '../features/moderation/moderated-review-card';
import { useLanguage } from '../i18n/language-provider';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { PageHeader } from '../ui/page-header';
import { Segments } from '../ui/radio-group';
import { ListSkeleton } from '../ui/skeleton';

const states: ReviewState[] = ['all', 'visible', 'hidden'];

export function ReviewsPage() {
  const { t } = useLanguage();
  useTitle(t('moderation.title'));
  const [state, setState] = useState<ReviewState>('all');
  const reviews = useInfiniteQuery(allReviewsQuery(state));
  const moderate = useModerate();
  return (
    <div className="page py-8 sm:py-10">
      <PageHeader title={t('moderation.title')} text={t('moderation.text')}>
        <Segments
          label={t('moderation.filter')}
          options={states.map((value) => ({ value, label: t(`moderation.state_${value}`) }))}
          value={state}
          onChange={setState}
        />
      </PageHeader>
      {reviews.isPending ? (
        <ListSkeleton count={4} className="h-32" />
      ) : !reviews.data ? (
        <QueryError title={t('moderation.failed')} query={reviews} />
      ) : reviews.data.length === 0 ? (
        <EmptyState
          icon={<MessageSquareText aria-hidden />}
          title={t(state === 'hidden' ? 'moderation.none_hidden' : 'moderation.none')}
          text={state === 'hidden' ? undefined : t('moderation.none_text')}
        />
      ) : (
        <ul aria-busy={reviews.isPlaceholderData} className="grid gap-3">
          {reviews.data.map((review) => (
            <li key={review.id}>
              <ModeratedReviewCard
                review={review}
                onToggle={() => moderate.mutate(review)}
                isPending={moderate.isPending && moderate.variables.id === review.id}
              />
            </li>
          ))}
        </ul>
      )}
      {reviews.hasNextPage && (
        <div className="mt-8 text-center">
          <Button variant="secondary" onClick={() => reviews.fetchNextPage()} isPending={reviews.isFetchingNextPage}>
            {t('list.more')}
          </Button>
        </div>
      )}
    </div>
  );
}
