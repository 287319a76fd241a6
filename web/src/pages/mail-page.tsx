import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ArrowLeft, MailOpen, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QueryError } from '../components/query-error';
import { TitledPage } from '../components/titled-page';
import { emailsQuery } from '../features/mail/api';
import { keptEmailsMax, MailList } from '../features/mail/mail-list';
import { MailView } from '../features/mail/mail-view';
import { XRayLink } from '../features/x-ray/x-ray-link';
import { useLanguage } from '../i18n/language-provider';
import { isApiError } from '../lib/api-error';
import { paths } from '../lib/paths';
import { Button, ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Skeleton } from '../ui/skeleton';

const pageSize = 100;

/** The newest mail stands open beside the list; where there is no room for both, the list alone until one is chosen. */
export function MailPage() {
  const { t } = useLanguage();
  const [limit, setLimit] = useState(pageSize);
  const [search] = useSearchParams();
  const emails = useQuery(emailsQuery(limit));
  const chosenId = search.get('id');
  const shownId = chosenId ?? emails.data?.[0]?.id;
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // An email begins at its top, however far the list was scrolled.
    if (chosenId && view.current && view.current.getBoundingClientRect().top < 0) view.current.scrollIntoView();
  }, [chosenId]);
  const mayHaveMore = emails.data && emails.data.length >= limit && limit < keptEmailsMax;
  return (
    <TitledPage
      title={t('mail.title')}
      text={t('mail.text', { max: keptEmailsMax })}
      actions={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.mailPreview} variant="secondary">
            {t('mail.previews')}
          </ButtonLink>
          <Button variant="secondary" onClick={() => emails.refetch()} isPending={emails.isFetching}>
            {t('shared.list.refresh')}
          </Button>
        </div>
      }
    >
      {emails.isPending ? (
        <Skeleton className="h-96 rounded-card" />
      ) : isApiError(emails.error, 'not_found') ? (
        <EmptyState icon={<Send aria-hidden />} title={t('mail.elsewhere')} text={t('mail.elsewhere_text')} />
      ) : !emails.data ? (
        <QueryError title={t('mail.failed')} query={emails} />
      ) : shownId === undefined ? (
        <EmptyState icon={<MailOpen aria-hidden />} title={t('mail.none')} text={t('mail.none_text')} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <div className={clsx(chosenId && 'hidden lg:block')}>
            <MailList emails={emails.data} selectedId={shownId} />
            {mayHaveMore && (
              <Button
                variant="secondary"
                className="mt-4 w-full"
                onClick={() => setLimit(limit + pageSize)}
                isPending={emails.isFetching}
              >
                {t('mail.more')}
              </Button>
            )}
          </div>
          <div ref={view} className={clsx('scroll-mt-32', !chosenId && 'hidden lg:block')}>
            <ButtonLink to={paths.mail} variant="ghost" size="sm" className="-ms-3 mb-3 lg:hidden">
              <ArrowLeft size={16} aria-hidden className="rtl:-scale-x-100" />
              {t('mail.back')}
            </ButtonLink>
            <MailView mailId={shownId} renderActions={(mail) => mail.eventId && <XRayLink of={mail.eventId} />} />
          </div>
        </div>
      )}
    </TitledPage>
  );
}
