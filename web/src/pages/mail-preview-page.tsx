import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { QueryError } from '../components/query-error';
import { TitledPage } from '../components/titled-page';
import { emailPreviewsQuery } from '../features/mail/api';
import { EmailPreviews, type Format } from '../features/mail/email-previews';
import { useLanguage } from '../i18n/language-provider';
import { type Language, languageNames, languages } from '../i18n/languages';
import { isApiError } from '../lib/api-error';
import { EmptyState } from '../ui/empty-state';
import { SelectField } from '../ui/field';
import { Skeleton } from '../ui/skeleton';

/** Every email of the store with sample data, for those who change its texts or its look. */
export function MailPreviewPage() {
  const { t, language } = useLanguage();
  const [shownLanguage, setShownLanguage] = useState<Language>(language);
  const [format, setFormat] = useState<Format>('light');
  const emails = useQuery(emailPreviewsQuery(shownLanguage));
  return (
    <TitledPage
      title={t('mail.previews_title')}
      text={t('mail.previews_text')}
      actions={
        <div className="flex gap-3">
          <SelectField
            label={t('shared.language.label')}
            value={shownLanguage}
            onChange={({ target }) => setShownLanguage(target.value as Language)}
          >
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageNames[code]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('mail.views')}
            value={format}
            onChange={({ target }) => setFormat(target.value as Format)}
          >
            <option value="light">{t('mail.preview_light')}</option>
            <option value="dark">{t('mail.preview_dark')}</option>
            <option value="text">{t('mail.plain')}</option>
          </SelectField>
        </div>
      }
    >
      {emails.isPending ? (
        <Skeleton className="h-96 rounded-card" />
      ) : isApiError(emails.error, 'not_found') ? (
        <EmptyState icon={<Send aria-hidden />} title={t('mail.elsewhere')} text={t('mail.previews_elsewhere')} />
      ) : !emails.data ? (
        <QueryError title={t('mail.previews_failed')} query={emails} />
      ) : (
        <EmailPreviews emails={emails.data} format={format} />
      )}
    </TitledPage>
  );
}
