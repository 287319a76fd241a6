import type { MailboxEmail } from '@shopwright/contracts/http/mailbox';
import { useQuery } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import type { ReactNode } from 'react';
import { QueryError } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import { isApiError } from '../../lib/api-error';
import { momentText } from '../../lib/format';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { mailQuery } from './api';

interface MailViewProps {
  mailId: string;
  /** Renders the actions on the email, below its head. */
  renderActions: (mail: MailboxEmail) => ReactNode;
}

export function MailView({ mailId, renderActions }: MailViewProps) {
  const { t } = useLanguage();
  const mail = useQuery(mailQuery(mailId));
  if (mail.isPending) return <Skeleton className="h-96 rounded-card" />;
  if (isApiError(mail.error, 'not_found') || isApiError(mail.error, 'invalid_request')) {
    return <EmptyState icon={<MailX aria-hidden />} title={t('mail.unknown')} text={t('mail.unknown_text')} />;
  }
  if (!mail.data) return <QueryError title={t('mail.one_failed')} query={mail} />;
  return <Message key={mail.data.id} mail={mail.data} actions={renderActions(mail.data)} />;
}

function Message({ mail, actions }: { mail: MailboxEmail; actions: ReactNode }) {
  const { t, language, direction } = useLanguage();
  const rows: [string, string][] = [
    [t('mail.from'), mail.from],
    [t('mail.to'), mail.to.join(', ')],
    [t('mail.date'), momentText(mail.date, language)],
  ];
  const tabs = [
    ...(mail.html ? [{ id: 'html', label: t('mail.formatted'), content: <Formatted html={mail.html} /> }] : []),
    ...(mail.text ? [{ id: 'text', label: t('mail.plain'), content: <Plain text={mail.text} /> }] : []),
  ];
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="font-semibold text-xl">
        <bdi>{mail.subject || t('mail.no_subject')}</bdi>
      </h2>
      <dl className="mt-3 mb-5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 break-words">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {actions && <div className="mb-5">{actions}</div>}
      {tabs.length === 0 ? (
        <p className="text-muted">{t('mail.empty')}</p>
      ) : (
        <Tabs label={t('mail.views')} tabs={tabs} direction={direction} />
      )}
    </Card>
  );
}

/** Sandboxes the email's HTML: no scripts, windows, forms or origin. */
function Formatted({ html }: { html: string }) {
  const { t } = useLanguage();
  return (
    <iframe
      title={t('mail.formatted')}
      sandbox=""
      referrerPolicy="no-referrer"
      srcDoc={html}
      className="h-[40rem] w-full rounded-control border border-line"
    />
  );
}

const Plain = ({ text }: { text: string }) => (
  <pre
    dir="auto"
    className="max-h-[40rem] overflow-auto whitespace-pre-wrap break-words rounded-control bg-sunken p-4 font-mono text-sm"
  >
    {text}
  </pre>
);
