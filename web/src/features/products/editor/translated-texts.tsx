import type { Ref } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { summary } from '../../../lib/head';
import { TextArea, TextField } from '../../../ui/field';
import type { TranslatedLanguage, TranslationDraft } from '../translation-fields';

interface TranslatedTextsProps {
  nameField: Ref<HTMLInputElement>;
  language: TranslatedLanguage;
  draft: TranslationDraft;
  onChange: (changes: Partial<TranslationDraft>) => void;
  /** Marks the text that is missing. */
  isHalf: boolean;
}

/** The name and the description in one language. */
export function TranslatedTexts({ nameField, language, draft, onChange, isHalf }: TranslatedTextsProps) {
  const { t } = useLanguage();
  const missingText = (value: string) => (isHalf && !value.trim() ? t('shared.form.required') : undefined);
  return (
    <>
      <TextField
        ref={nameField}
        label={t('products.translated_name')}
        lang={language}
        dir="auto"
        maxLength={200}
        value={draft.name}
        error={missingText(draft.name)}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextArea
        label={t('products.translated_description')}
        lang={language}
        rows={6}
        maxLength={5000}
        value={draft.description}
        error={missingText(draft.description)}
        onChange={(event) => onChange({ description: event.target.value })}
      />
    </>
  );
}

/** The texts for search engines in one language. */
export function TranslatedSearch({
  language,
  draft,
  onChange,
}: Pick<TranslatedTextsProps, 'language' | 'draft' | 'onChange'>) {
  const { t } = useLanguage();
  const text = { lang: language, dir: 'auto' } as const;
  return (
    <fieldset className="grid gap-3 md:col-span-2">
      <legend className="mb-2 font-medium text-sm">{t('shared.search_engines')}</legend>
      <TextField
        label={t('shared.seo_title')}
        maxLength={70}
        placeholder={draft.name}
        value={draft.seoTitle ?? ''}
        onChange={(event) => onChange({ seoTitle: event.target.value })}
        {...text}
      />
      <TextArea
        label={t('shared.seo_description')}
        rows={2}
        maxLength={300}
        placeholder={summary(draft.description)}
        value={draft.seoDescription ?? ''}
        onChange={(event) => onChange({ seoDescription: event.target.value })}
        {...text}
      />
    </fieldset>
  );
}

export function EnglishText({ label, text }: { label: string; text: string }) {
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
