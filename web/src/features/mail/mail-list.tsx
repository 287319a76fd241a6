import type { EmailSummary } from '@shopwright/contracts/http/mailbox';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { paths } from '../../lib/paths';
import { Card } from '../../ui/card';

export function MailList({ mails, selectedId }: { mails: EmailSummary[]; selectedId: string }) {
  const { t, language } = useLanguage();
  return (
    <Card className="overflow-hidden">
      <nav aria-label={t('emails.list')}>
        <ul className="max-h-[46rem] divide-y divide-line overflow-y-auto">
          {mails.map((mail) => (
            <li key={mail.id}>
              <Link
                to={paths.oneMail(mail.id)}
                aria-current={mail.id === selectedId || undefined}
                className="block px-5 py-3.5 hover:bg-sunken focus-visible:-outline-offset-2 aria-[current]:bg-primary-soft"
              >
                <bdi className="block truncate font-semibold text-sm">{mail.subject || t('emails.no_subject')}</bdi>
                <bdi className="mt-0.5 block truncate text-muted text-sm">{mail.to.join(', ')}</bdi>
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
