import { type EmailSummary, keptEmailsMax } from '@shopwright/contracts/http/mailbox';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { paths } from '../../lib/paths';
import { Card } from '../../ui/card';

export function MailList({ emails, selectedId }: { emails: EmailSummary[]; selectedId: string }) {
  const { t, language } = useLanguage();
  return (
    <Card className="overflow-hidden">
      <nav aria-label={t('mail.list')}>
        <ul className="max-h-[46rem] divide-y divide-line overflow-y-auto">
          {emails.map((mail) => (
            <li key={mail.id}>
              <Link
                to={paths.oneMail(mail.id)}
                aria-current={mail.id === selectedId || undefined}
                className="block px-5 py-3.5 hover:bg-sunken focus-visible:-outline-offset-2 aria-[current]:bg-primary-soft"
              >
                <bdi className="block truncate font-semibold text-sm rtl:text-right">
                  {mail.subject || t('mail.no_subject')}
                </bdi>
                <bdi className="mt-0.5 block truncate text-muted text-sm rtl:text-right">{mail.to.join(', ')}</bdi>
                <time dateTime={mail.date} className="tabular mt-0.5 block text-muted text-xs">
                  {momentText(mail.date, language)}
                </time>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}

export { keptEmailsMax };
