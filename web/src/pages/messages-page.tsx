import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { QueryList } from '../components/query-list';
import { TitledPage } from '../components/titled-page';
import { type MessageState, messagesQuery, useHandle } from '../features/messages/api';
import { MessageCard } from '../features/messages/message-card';
import { useLanguage } from '../i18n/language-provider';
import { EmptyState } from '../ui/empty-state';
import { ListBar } from '../ui/list-bar';
import { SavedViews } from '../ui/saved-views';
import { ListSkeleton } from '../ui/skeleton';

const states = ['open', 'all'] as const satisfies MessageState[];

export function MessagesPage() {
  const { t } = useLanguage();
  const [params] = useSearchParams();
  const state = states.find((known) => known === params.get('state')) ?? states[0];
  const messages = useInfiniteQuery(messagesQuery(state));
  const handle = useHandle();
  return (
    <TitledPage title={t('messages.title')} text={t('messages.text')}>
      <ListBar
        views={
          <SavedViews
            label={t('messages.filter')}
            views={states.map((value) => ({
              to: value === states[0] ? '?' : `?state=${value}`,
              label: t(`messages.state_${value}`),
              isCurrent: value === state,
            }))}
          />
        }
      />
      <QueryList
        query={messages}
        failed={t('messages.failed')}
        placeholder={<ListSkeleton count={4} className="h-40" />}
        empty={
          <EmptyState
            icon={<Inbox aria-hidden />}
            title={t(state === 'open' ? 'messages.none_open' : 'messages.none')}
            text={t('messages.none_text')}
          />
        }
        className="grid gap-3"
      >
        {(message) => (
          <MessageCard
            message={message}
            onToggle={() => handle.mutate(message)}
            isPending={handle.isPending && handle.variables.id === message.id}
          />
        )}
      </QueryList>
    </TitledPage>
  );
}
