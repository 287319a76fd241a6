import type { ProductTranslation } from '@shopwright/contracts/http/product-editing';
import clsx from 'clsx';
import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { languageNames } from '../../../i18n/languages';
import { Button } from '../../../ui/button';
import { TextArea, TextField } from '../../../ui/field';
import {
  getDraft,
  mergeTranslations,
  type TranslatedLanguage,
  type TranslationDraft,
  type TranslationDrafts,
  translatedLanguages,
} from '../translation-fields';
import { EditorSection } from './editor-section';
import { TranslatedSpecs } from './translated-specs';

interface TranslationsEditorProps {
  /** The English texts as they are typed now. */
  english: Required<TranslationDraft>;
  stored: ProductTranslation[];
  drafts: TranslationDrafts;
  onDrafts: (drafts: TranslationDrafts) => void;
  /** The language whose texts are only half there, once that was found at saving. */
  half: TranslatedLanguage | undefined;
}

/** The English texts beside those of one language. The languages stand above as buttons, those without texts marked. */
export function TranslationsEditor({ english, stored, drafts, onDrafts, half }: TranslationsEditorProps) {
  const { t } = useLanguage();
  const done = mergeTranslations(stored, drafts).map((row) => row.language);
  const firstMissing = translatedLanguages.find((code) => !done.includes(code)) ?? translatedLanguages[0] ?? 'es';
  const [language, setLanguage] = useState(firstMissing);
  useEffect(() => {
    if (half !== undefined) setLanguage(half);
  }, [half]);
  const nameField = useRef<HTMLInputElement>(null);
  const choose = (code: TranslatedLanguage) => {
    setLanguage(code);
    // Seven languages in a row: choose, type, Tab, type.
    nameField.current?.focus();
  };
  const draft = getDraft(stored, drafts, language);
  const change = (changes: Partial<TranslationDraft>) => {
    const { name, description, specs } = { ...draft, ...changes };
    onDrafts({ ...drafts, [language]: { name, description, specs } });
  };
  const missingText = (value: string) => (half === language && !value.trim() ? t('form.required') : undefined);
  const missing = translatedLanguages.length - done.length;
  return (
    <EditorSection
      title={t('admin.translations')}
      aside={
        <span className={clsx('tabular text-sm', missing > 0 ? 'font-medium text-accent-ink' : 'text-muted')}>
          {missing > 0 ? t('catalog.missing', { count: missing }) : `${done.length}/${translatedLanguages.length}`}
        </span>
      }
    >
      <fieldset className="mb-4 flex flex-wrap gap-1.5">
        <legend className="sr-only">{t('admin.translation_language')}</legend>
        {translatedLanguages.map((code) => (
          <button
            key={code}
            type="button"
            lang={code}
            aria-pressed={code === language}
            onClick={() => choose(code)}
            className={clsx(
              'min-h-9 rounded-full border px-3 text-sm pointer-coarse:min-h-11',
              code === language
                ? 'border-primary bg-primary-soft font-semibold text-primary-ink'
                : 'border-line bg-surface hover:border-line-strong',
            )}
          >
            {languageNames[code]}
            {done.includes(code) && ' ✓'}
          </button>
        ))}
      </fieldset>
      <div className="grid gap-5 md:grid-cols-2">
        <div className="hidden flex-col gap-5 md:flex" lang="en">
          <EnglishText label={t('catalog.english_name')} text={english.name} />
          <EnglishText label={t('field.description')} text={english.description} />
        </div>
        <div className="grid content-start gap-5">
          <TextField
            ref={nameField}
            label={t('admin.translated_name')}
            lang={language}
            dir="auto"
            maxLength={200}
            value={draft.name}
            error={missingText(draft.name)}
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextArea
            label={t('admin.translated_description')}
            lang={language}
            rows={6}
            maxLength={5000}
            value={draft.description}
            error={missingText(draft.description)}
            onChange={(event) => change({ description: event.target.value })}
          />
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            onClick={() =>
              change({ name: draft.name || english.name, description: draft.description || english.description })
            }
          >
            <Copy size={14} aria-hidden />
            {t('catalog.copy_english')}
          </Button>
        </div>
        {english.specs.length > 0 && (
          <TranslatedSpecs
            language={language}
            english={english.specs}
            specs={draft.specs ?? []}
            onChange={(specs) => change({ specs })}
          />
        )}
      </div>
    </EditorSection>
  );
}

function EnglishText({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="mb-1.5 font-medium text-sm">
        {label} <span className="font-normal text-muted">· English</span>
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line rounded-control bg-sunken px-3.5 py-2.5 text-sm">
        {text || '–'}
      </p>
    </div>
  );
}
