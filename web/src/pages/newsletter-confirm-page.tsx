import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { QueryError } from '../components/query-error';
import { useHead } from '../components/use-head';
import { LinkOutcome } from '../features/newsletter/link-outcome';
import { confirmationQuery, isDeadLink } from '../features/newsletter/newsletter';
import { useLanguage } from '../i18n/language-provider';
import { Spinner } from '../ui/skeleton';

export function NewsletterConfirmPage() {
  const { t } = useLanguage();
  const token = useSearchParams()[0].get('token') ?? '';
  const confirmation = useQuery({ ...confirmationQuery(token), enabled: token !== '' });
  useHead({ title: t('news.confirm_title'), isHidden: true });
  if (confirmation.data) {
    return (
      <LinkOutcome
        isGood
        title={t('news.confirmed')}
        text={t('news.confirmed_text', { email: confirmation.data.email })}
      />
    );
  }
  if (token === '' || isDeadLink(confirmation.error)) {
    return <LinkOutcome title={t('news.expired')} text={t('news.expired_text')} />;
  }
  if (confirmation.isError) return <QueryError title={t('news.confirm_failed')} query={confirmation} level={1} />;
  return (
    <div aria-busy="true" className="page grid place-items-center gap-4 py-32 text-center">
      <h1 className="font-semibold text-xl">{t('news.confirm_title')}</h1>
      <p role="status" className="inline-flex items-center gap-3 text-muted">
        <Spinner />
        {t('news.confirming')}
      </p>
    </div>
  );
}
