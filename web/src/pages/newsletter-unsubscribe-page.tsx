import { MailMinus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { errorTextKey } from '../components/query-error';
import { useHead } from '../components/use-head';
import { LinkOutcome } from '../features/newsletter/link-outcome';
import { isDeadLink, useUnsubscribe } from '../features/newsletter/newsletter';
import { useLanguage } from '../i18n/language-provider';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Notice } from '../ui/notice';

/** Asks first: mail scanners open every link that they find. */
export function NewsletterUnsubscribePage() {
  const { t } = useLanguage();
  const token = useSearchParams()[0].get('token') ?? '';
  const end = useUnsubscribe();
  useHead({ title: t('newsletter.news.unsubscribe_title'), isHidden: true });
  if (end.data) {
    return (
      <LinkOutcome
        isGood
        title={t('newsletter.news.unsubscribed')}
        text={t('newsletter.news.unsubscribed_text', { email: end.data.email })}
      />
    );
  }
  if (token === '' || isDeadLink(end.error)) {
    return <LinkOutcome title={t('newsletter.news.invalid')} text={t('newsletter.news.invalid_text')} />;
  }
  return (
    <EmptyState
      level={1}
      icon={<MailMinus size={28} aria-hidden />}
      title={t('newsletter.news.unsubscribe_title')}
      text={t('newsletter.news.unsubscribe_text')}
      className="py-24"
    >
      {end.isError && (
        <Notice tone="danger" isUrgent className="w-full">
          {t(errorTextKey(end.error))}
        </Notice>
      )}
      <Button onClick={() => end.mutate(token)} isPending={end.isPending}>
        {t('newsletter.news.unsubscribe')}
      </Button>
    </EmptyState>
  );
}
