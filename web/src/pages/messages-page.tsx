import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { QueryList } from '../components/query-list';
import { TitledPage } from '../components/titled-page';
import { MessageCard, type MessageState, messagesQuery, useHandle } from '../features/messages/message-card';
import { useLanguage } from '../i18n/language-provider';
import { EmptyState } from '../ui/empty-state';
import { Segments } from '../ui/radio-group';
import { ListSkeleton } from '../ui/skeleton';

const states: MessageState[] = ['open', 'all'];

export function MessagesPage() {
  const { t } = useLanguage();
  const [state, setState] = useState<MessageState>('open');
  const messages = useInfiniteQuery(messagesQuery(state));
  const handle = useHandle();
  return (
    <TitledPage
      title={t('messages.title')}
      text={t('messages.text')}
      actions={
        <Segments
          label={t('messages.filter')}
          options={states.map((value) => ({ value, label: t(`messages.state_${value}`) }))}
          value={state}
          onChange={setState}
        />
      }
    >
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
