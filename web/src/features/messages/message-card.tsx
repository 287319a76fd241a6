import type { ContactMessage } from '@shopwright/contracts/http/contact';
import { Check, Reply, RotateCcw } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Button, buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { LongText } from '../../ui/long-text';
import { replyAddress } from './reply-address';

interface MessageCardProps {
  message: ContactMessage;
  onToggle: () => void;
  isPending: boolean;
}

export function MessageCard({ message, onToggle, isPending }: MessageCardProps) {
  const { t, language } = useLanguage();
  const { subject, isHandled } = message;
  const Icon = isHandled ? RotateCcw : Check;
  return (
    <Card className="p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 className="wrap-anywhere min-w-0 flex-1 font-semibold">
          <bdi>{subject}</bdi>
        </h2>
        <Badge tone={isHandled ? 'success' : 'accent'}>{t(isHandled ? 'messages.resolved' : 'messages.open')}</Badge>
      </div>
      <p className="wrap-anywhere mt-1 text-muted text-sm">
        <bdi className="font-medium text-ink">{message.name}</bdi> · <bdi>{message.email}</bdi> ·{' '}
        <time dateTime={message.createdAt}>{momentText(message.createdAt, language)}</time> ·{' '}
        <bdi className="font-mono text-xs">{message.reference}</bdi>
      </p>
      <LongText text={message.message} labels={{ more: t('list.more'), less: t('list.less') }} className="mt-3" />
      <div className="mt-4 flex flex-wrap gap-2">
        <a
          href={replyAddress(message)}
          aria-label={t('messages.reply_named', { name: message.name })}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          <Reply size={14} aria-hidden className="rtl:-scale-x-100" />
          {t('messages.reply')}
        </a>
        <Button
          variant="secondary"
          size="sm"
          aria-label={t(isHandled ? 'messages.reopen_named' : 'messages.resolve_named', { subject })}
          onClick={onToggle}
          isPending={isPending}
        >
          {!isPending && <Icon size={14} aria-hidden />}
          {t(isHandled ? 'messages.reopen' : 'messages.resolve')}
        </Button>
      </div>
    </Card>
  );
}
