import { type PageTextName, pageTextNames } from '@shopwright/contracts/page-texts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryError } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import { type Language, languageNames, languages } from '../../i18n/languages';
import type { MessageKey } from '../../i18n/messages';
import { pageTextVersionsQuery } from '../../lib/queries/page-text-versions';
import { useAskBefore } from '../../lib/unsaved-changes';
import { Card } from '../../ui/card';
import { SelectField } from '../../ui/field';
import { Skeleton } from '../../ui/skeleton';
import { TextEditor } from './text-editor';
import type { SettingsTabProps } from './use-save-settings';

const titles: Record<PageTextName, MessageKey> = {
  about: 'layout.footer.about',
  shipping: 'shared.footer.shipping',
  returns: 'shared.footer.returns',
  privacy: 'layout.footer.privacy',
  terms: 'layout.footer.terms',
  faqs: 'layout.footer.faqs',
  sizes: 'layout.footer.size_guide',
  help: 'layout.footer.help',
};

/** The store's own text of a page in a language. */
export function TextsTab({ settings, canEdit }: SettingsTabProps) {
  const { t, language: own } = useLanguage();
  const [page, setPage] = useState<PageTextName>('about');
  const [language, setLanguage] = useState<Language>(own);
  const askBefore = useAskBefore();
  const versions = useQuery(pageTextVersionsQuery(page, language));
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <p className="max-w-prose text-muted text-sm">{t('settings.texts_text')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('settings.page')}
          value={page}
          onChange={({ target: { value } }) => askBefore(() => setPage(value as PageTextName))}
        >
          {pageTextNames.map((name) => (
            <option key={name} value={name}>
              {t(titles[name])}
              {settings.ownTexts.includes(name) && ' ✓'}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('shared.language.label')}
          value={language}
          onChange={({ target: { value } }) => askBefore(() => setLanguage(value as Language))}
        >
          {languages.map((code) => (
            <option key={code} value={code} lang={code}>
              {languageNames[code]}
            </option>
          ))}
        </SelectField>
      </div>
      {versions.isPending ? (
        <Skeleton className="h-96 rounded-card" />
      ) : versions.data ? (
        <TextEditor key={`${page} ${language}`} {...{ page, language, canEdit }} versions={versions.data} />
      ) : (
        <QueryError title={t('settings.texts_failed')} query={versions} />
      )}
    </Card>
  );
}
