import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { QueryList } from '../components/query-list';
import { TitledPage } from '../components/titled-page';
import {
  allReviewsQuery,
  ModeratedReviewCard,
  type ReviewState,
  useModerate,
} from '../features/moderation/moderated-review-card';
import { useLanguage } from '../i18n/language-provider';
import { EmptyState } from '../ui/empty-state';
import { Segments } from '../ui/radio-group';
import { ListSkeleton } from '../ui/skeleton';

const states: ReviewState[] = ['all', 'visible', 'hidden'];

export function ReviewsPage() {
  const { t } = useLanguage();
  const [state, setState] = useState<ReviewState>('all');
  const reviews = useInfiniteQuery(allReviewsQuery(state));
  const moderate = useModerate();
  return (
    <TitledPage
      title={t('moderation.title')}
      text={t('moderation.text')}
      actions={
        <Segments
          label={t('moderation.filter')}
          options={states.map((value) => ({ value, label: t(`moderation.state_${value}`) }))}
          value={state}
          onChange={setState}
        />
      }
    >
      <QueryList
        query={reviews}
        failed={t('moderation.failed')}
        placeholder={<ListSkeleton count={4} className="h-32" />}
        empty={
          <EmptyState
            icon={<MessageSquareText aria-hidden />}
            title={t(state === 'hidden' ? 'moderation.none_hidden' : 'moderation.none')}
            text={state === 'hidden' ? undefined : t('moderation.none_text')}
          />
        }
        className="grid gap-3"
      >
        {(review) => (
          <ModeratedReviewCard
            review={review}
            onToggle={() => moderate.mutate(review)}
            isPending={moderate.isPending && moderate.variables.id === review.id}
          />
        )}
      </QueryList>
    </TitledPage>
  );
}
