import { MailCheck } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { errorTextKey } from '../components/query-error';
import { useHead } from '../components/use-head';
import { LinkOutcome } from '../features/newsletter/link-outcome';
import { isDeadLink, useConfirmSubscription } from '../features/newsletter/newsletter';
import { useLanguage } from '../i18n/language-provider';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Notice } from '../ui/notice';

/** Asks first: mail scanners open every link that they find. */
export function NewsletterConfirmPage() {
  const { t } = useLanguage();
  const token = useSearchParams()[0].get('token') ?? '';
  const confirmation = useConfirmSubscription();
  useHead({ title: t('newsletter.news.confirm_title'), isHidden: true });
  if (confirmation.data) {
    return (
      <LinkOutcome
        isGood
        title={t('newsletter.news.confirmed')}
        text={t('newsletter.news.confirmed_text', { email: confirmation.data.email })}
      />
    );
  }
  if (token === '' || isDeadLink(confirmation.error)) {
    return <LinkOutcome title={t('newsletter.news.expired')} text={t('newsletter.news.expired_text')} />;
  }
  return (
    <EmptyState
      level={1}
      icon={<MailCheck size={28} aria-hidden />}
      title={t('newsletter.news.confirm_title')}
      text={t('newsletter.news.confirm_text')}
      className="py-24"
    >
      {confirmation.isError && (
        <Notice tone="danger" isUrgent className="w-full">
          {t(errorTextKey(confirmation.error))}
        </Notice>
      )}
      <Button onClick={() => confirmation.mutate(token)} isPending={confirmation.isPending}>
        {t('newsletter.news.confirm')}
      </Button>
    </EmptyState>
  );
}
