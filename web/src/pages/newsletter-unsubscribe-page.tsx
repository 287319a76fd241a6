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
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  // The team's morning email ends by the same call.
  const isTodo = params.get('list') === 'todo';
  const title = t(isTodo ? 'newsletter.news.todo_title' : 'newsletter.news.unsubscribe_title');
  const end = useUnsubscribe();
  useHead({ title, isHidden: true });
  if (end.data) {
    return (
      <LinkOutcome
        isGood
        title={t(isTodo ? 'newsletter.news.todo_ended' : 'newsletter.news.unsubscribed')}
        text={
          isTodo ? t('newsletter.news.todo_text') : t('newsletter.news.unsubscribed_text', { email: end.data.email })
        }
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
      title={title}
      text={t(isTodo ? 'newsletter.news.todo_text' : 'newsletter.news.unsubscribe_text')}
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
