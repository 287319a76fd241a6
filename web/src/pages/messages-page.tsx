import { threadFilters } from '@shopwright/contracts/http/threads';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { QueryList } from '../components/query-list';
import { TitledPage } from '../components/titled-page';
import { threadCountsQuery, threadsQuery, useResolve } from '../features/messages/api';
import { TemplatesButton } from '../features/messages/templates-dialog';
import { ThreadRow } from '../features/messages/thread-row';
import { useLanguage } from '../i18n/language-provider';
import { colleaguesQuery } from '../lib/queries/colleagues';
import { EmptyState } from '../ui/empty-state';
import { ListBar } from '../ui/list-bar';
import { SavedViews } from '../ui/saved-views';
import { ListSkeleton } from '../ui/skeleton';

export function MessagesPage() {
  const { t, language } = useLanguage();
  const [params] = useSearchParams();
  const state = threadFilters.find((known) => known === params.get('state')) ?? threadFilters[0];
  const threads = useInfiniteQuery(threadsQuery(state));
  const { data: counts } = useQuery(threadCountsQuery);
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const { resolve, isPending, variables } = useResolve();
  const countOf = (view: string) => (counts as Record<string, number> | undefined)?.[view];
  return (
    <TitledPage title={t('messages.title')} text={t('messages.text')} actions={<TemplatesButton />}>
      <ListBar
        views={
          <SavedViews
            label={t('messages.filter')}
            views={threadFilters.map((value) => ({
              to: value === threadFilters[0] ? '?' : `?state=${value}`,
              label: t(`messages.state_${value}`),
              count: countOf(value)?.toLocaleString(language),
              isCurrent: value === state,
            }))}
          />
        }
      />
      <QueryList
        query={threads}
        failed={t('messages.failed')}
        placeholder={<ListSkeleton count={4} className="h-24" />}
        empty={
          <EmptyState
            icon={<Inbox aria-hidden />}
            title={t(state === 'open' ? 'messages.none_open' : 'messages.none')}
            text={t('messages.none_text')}
          />
        }
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
      >
        {(thread) => (
          <ThreadRow
            thread={thread}
            assignee={colleagues.find(({ id }) => id === thread.assigneeId)?.name}
            onResolve={() => resolve(thread)}
            isPending={isPending && variables.thread.id === thread.id}
          />
        )}
      </QueryList>
    </TitledPage>
  );
}
