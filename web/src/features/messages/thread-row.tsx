import type { Thread } from '@shopwright/contracts/http/threads';
import clsx from 'clsx';
import { Check, RotateCcw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Permitted } from '../../components/permitted';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { paths } from '../../lib/paths';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { titleOf } from './api';

interface ThreadRowProps {
  thread: Thread;
  assignee: string | undefined;
  onResolve: () => void;
  isPending: boolean;
}

/** A conversation in the list. The whole row leads to it. */
export function ThreadRow({ thread, assignee, onResolve, isPending }: ThreadRowProps) {
  const { t, language } = useLanguage();
  const { isOpen, isUnread, lastMessageAt, reference } = thread;
  const title = titleOf(thread, t);
  const Icon = isOpen ? Check : RotateCcw;
  return (
    <article className="relative flex gap-x-4 gap-y-3 px-4 py-4 transition-colors hover:bg-sunken/60 max-sm:flex-col sm:px-5">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className={clsx('wrap-anywhere min-w-0', isUnread ? 'font-bold' : 'font-semibold')}>
            <Link to={paths.thread(thread.id)} className="after:absolute after:inset-0 focus-visible:after:outline-2">
              <bdi>{title}</bdi>
            </Link>
          </h2>
          {isUnread && <Badge tone="accent">{t('messages.unread')}</Badge>}
          {!isOpen && <Badge tone="success">{t('messages.resolved')}</Badge>}
          {assignee && <Badge>{assignee}</Badge>}
        </div>
        <p className="wrap-anywhere mt-1 text-muted text-sm">
          <bdi className="font-medium text-ink">{thread.customerName || thread.customerEmail}</bdi> ·{' '}
          <time dateTime={lastMessageAt}>{momentText(lastMessageAt, language)}</time>
          {reference && (
            <>
              {' '}
              · <bdi className="font-mono text-xs">{reference}</bdi>
            </>
          )}
        </p>
        <p dir="auto" className={clsx('wrap-anywhere mt-1.5 line-clamp-2 text-sm', !isUnread && 'text-muted')}>
          {thread.preview}
        </p>
      </div>
      <Permitted to="messages:write">
        <Button
          variant="secondary"
          size="sm"
          className="relative self-start"
          aria-label={t(isOpen ? 'messages.resolve_named' : 'messages.reopen_named', { subject: title })}
          onClick={onResolve}
          isPending={isPending}
        >
          {!isPending && <Icon size={14} aria-hidden />}
          {t(isOpen ? 'messages.resolve' : 'messages.reopen')}
        </Button>
      </Permitted>
    </article>
  );
}
