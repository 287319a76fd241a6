import type { ThreadDetail } from '@shopwright/contracts/http/threads';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Check, Inbox, MailOpen, RotateCcw } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { LoadingHeading } from '../components/loading-region';
import { OrderConversation } from '../components/order-conversation';
import { Permitted } from '../components/permitted';
import { QueryError } from '../components/query-error';
import { useTitle } from '../components/use-head';
import { AnswerForm } from '../features/messages/answer-form';
import { threadQuery, titleOf, useMarkRead, useResolve } from '../features/messages/api';
import { ThreadSidebar } from '../features/messages/thread-sidebar';
import { useLanguage } from '../i18n/language-provider';
import { isUnknown } from '../lib/api-error';
import { paths } from '../lib/paths';
import { colleaguesQuery } from '../lib/queries/colleagues';
import { useMay } from '../lib/use-may';
import { Badge } from '../ui/badge';
import { Button, buttonClass } from '../ui/button';
import { Card } from '../ui/card';
import { EmptyState } from '../ui/empty-state';
import { Skeleton } from '../ui/skeleton';

export function ThreadPage() {
  const { t } = useLanguage();
  const { id = '' } = useParams();
  const thread = useQuery(threadQuery(id));
  useTitle(thread.data ? titleOf(thread.data, t) : t('messages.title'));
  return (
    <div className="page py-6 sm:py-8">
      <Link to={paths.messages} className={buttonClass({ variant: 'ghost', size: 'sm', className: '-ms-3 mb-2' })}>
        <ArrowLeft size={16} aria-hidden className="rtl:-scale-x-100" />
        {t('messages.title')}
      </Link>
      {thread.isPending ? (
        <>
          <LoadingHeading />
          <Skeleton className="h-96 rounded-card" />
        </>
      ) : isUnknown(thread.error) ? (
        <EmptyState
          level={1}
          icon={<Inbox aria-hidden />}
          title={t('shared.unknown')}
          text={t('shared.unknown_text')}
        />
      ) : !thread.data ? (
        <QueryError title={t('messages.failed')} query={thread} level={1} />
      ) : (
        <Conversation key={id} thread={thread.data} />
      )}
    </div>
  );
}

/** What is shown is read, until staff put it back. */
function Conversation({ thread }: { thread: ThreadDetail }) {
  const { t } = useLanguage();
  const { isUnread, lastMessageId, messages, orderId } = thread;
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const mayWrite = useMay()('messages:write');
  const { mutate: markRead } = useMarkRead();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message that appears
  useEffect(() => {
    if (isUnread && mayWrite) markRead({ thread, isUnread: false });
  }, [lastMessageId]);
  const nameOf = (authorId: number | null) => colleagues.find(({ id }) => id === authorId)?.name;
  return (
    <>
      <ThreadHeader thread={thread} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card className="min-w-0 px-4 py-1 sm:px-5">
          <OrderConversation
            messages={messages}
            reader="staff"
            names={{ customer: thread.customerName || thread.customerEmail, staff: t('messages.store') }}
            nameOf={({ author, authorId }) => (author === 'staff' ? nameOf(authorId) : undefined)}
          />
          <Permitted to="messages:write">
            <div className="-mx-4 border-line border-t px-4 py-4 sm:-mx-5 sm:px-5">
              <AnswerForm
                thread={thread}
                hint={t(orderId === null ? 'messages.hint_contact' : 'messages.hint_order')}
              />
            </div>
          </Permitted>
        </Card>
        <ThreadSidebar thread={thread} />
      </div>
    </>
  );
}

function ThreadHeader({ thread }: { thread: ThreadDetail }) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const { isOpen } = thread;
  const { resolve, isPending } = useResolve();
  const markUnread = useMarkRead();
  const Icon = isOpen ? Check : RotateCcw;
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-4">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="wrap-anywhere font-bold text-2xl">
          <bdi>{titleOf(thread, t)}</bdi>
        </h1>
        <Badge tone={isOpen ? 'accent' : 'success'}>{t(isOpen ? 'messages.open' : 'messages.resolved')}</Badge>
      </div>
      <Permitted to="messages:write">
        <div className="flex flex-wrap gap-2">
          {isOpen && (
            <Button
              variant="secondary"
              isPending={markUnread.isPending && markUnread.variables.isUnread}
              onClick={() =>
                markUnread.mutate({ thread, isUnread: true }, { onSuccess: () => void navigate(paths.messages) })
              }
            >
              <MailOpen size={16} aria-hidden />
              {t('messages.mark_unread')}
            </Button>
          )}
          <Button variant="secondary" onClick={() => resolve(thread)} isPending={isPending}>
            {!isPending && <Icon size={16} aria-hidden />}
            {t(isOpen ? 'messages.resolve' : 'messages.reopen')}
          </Button>
        </div>
      </Permitted>
    </header>
  );
}
