import { exportReviews } from '@shopwright/contracts/http/reviews';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { ExportMenu } from '../components/export-menu';
import { QueryList } from '../components/query-list';
import { TitledPage } from '../components/titled-page';
import { allReviewsQuery, type ReviewState, useModerate } from '../features/moderation/api';
import { EraseByEmail } from '../features/moderation/erase-author';
import { ModeratedReviewCard } from '../features/moderation/moderated-review-card';
import { useLanguage } from '../i18n/language-provider';
import { selectListFacts } from '../lib/queries/products';
import { EmptyState } from '../ui/empty-state';
import { ListBar } from '../ui/list-bar';
import { SavedViews } from '../ui/saved-views';
import { ListSkeleton } from '../ui/skeleton';

const states = ['all', 'visible', 'hidden'] as const satisfies ReviewState[];

export function ReviewsPage() {
  const { t, language } = useLanguage();
  const [params] = useSearchParams();
  const state = states.find((known) => known === params.get('state')) ?? states[0];
  const reviews = useInfiniteQuery(allReviewsQuery(state));
  const { data: found } = useInfiniteQuery({ ...allReviewsQuery(state), select: selectListFacts });
  const moderate = useModerate();
  return (
    <TitledPage
      title={t('moderation.title')}
      text={t('moderation.text')}
      actions={
        <div className="flex flex-wrap gap-3">
          <EraseByEmail />
          <ExportMenu endpoint={exportReviews} filters={{ state }} />
        </div>
      }
      count={found?.total && `${found.total.count.toLocaleString(language)}${found.total.hasMore ? '+' : ''}`}
    >
      <ListBar
        views={
          <SavedViews
            label={t('moderation.filter')}
            views={states.map((value) => ({
              to: value === states[0] ? '?' : `?state=${value}`,
              label: t(`moderation.state_${value}`),
              isCurrent: value === state,
            }))}
          />
        }
      />
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
