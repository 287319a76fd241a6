import type { ProductTranslation } from '@shopwright/contracts/http/product-editing';
import { ChevronDown, Languages } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { languageNames } from '../../i18n/languages';
import { SelectField, TextArea, TextField } from '../../ui/field';

interface TranslationFieldsProps {
  stored: ProductTranslation[];
  drafts: TranslationDrafts;
  onDrafts: (drafts: TranslationDrafts) => void;
  /** The language whose texts are only half there, once that was found at saving. */
  half: TranslatedLanguage | undefined;
}

/** Name and description in the other seven languages, one at a time, out of the way until they are wanted. */
export function TranslationFields({ stored, drafts, onDrafts, half }: TranslationFieldsProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [language, setLanguage] = useState<TranslatedLanguage>('es');
  useEffect(() => {
    if (half === undefined) return;
    setOpen(true);
    setLanguage(half);
  }, [half]);
  const draft = getDraft(stored, drafts, language);
  const done = mergeTranslations(stored, drafts).map((row) => row.language);
  const change = (changes: Partial<typeof draft>) => {
    const { name, description } = { ...draft, ...changes };
    onDrafts({ ...drafts, [language]: { name, description } });
  };
  const missing = (value: string) => (half === language && !value.trim() ? t('shared.form.required') : undefined);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-card border border-line md:col-span-2"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2 font-semibold text-sm hover:bg-sunken">
        <Languages size={18} aria-hidden className="text-muted" />
        <span className="flex-1">{t('products.translations')}</span>
        <span className="tabular font-normal text-muted">{`${done.length}/${translatedLanguages.length}`}</span>
        <ChevronDown size={16} aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 border-line border-t p-4">
        <SelectField
          label={t('products.translation_language')}
          hint={t('products.translation_hint')}
          value={language}
          onChange={(event) => setLanguage(event.target.value as TranslatedLanguage)}
          className="sm:max-w-60"
        >
          {translatedLanguages.map((code) => (
            <option key={code} value={code}>
              {done.includes(code) ? `${languageNames[code]} ✓` : languageNames[code]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('products.translated_name')}
          lang={language}
          dir="auto"
          maxLength={200}
          value={draft.name}
          error={missing(draft.name)}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextArea
          label={t('products.translated_description')}
          lang={language}
          rows={4}
          maxLength={5000}
          value={draft.description}
          error={missing(draft.description)}
          onChange={(event) => change({ description: event.target.value })}
        />
      </div>
    </details>
  );
}

export type TranslatedLanguage = ProductTranslation['language'];
export const translatedLanguages: TranslatedLanguage[] = ['es', 'fr', 'de', 'zh', 'ja', 'pt', 'ar'];

type Specs = ProductTranslation['specs'];

/** The texts typed for a language; empty ones remove its translation. Specifications are kept where they are not named. */
export interface TranslationDraft extends Pick<ProductTranslation, 'name' | 'description'> {
  specs?: Specs;
  seoTitle?: string | null | undefined;
  seoDescription?: string | null | undefined;
}
export type TranslationDrafts = Partial<Record<TranslatedLanguage, TranslationDraft>>;

const isBlank = ({ name, description }: TranslationDraft) => !name.trim() && !description.trim();

/** Fills empty fields with the English text. Without any text there is no specification. */
function fillSpecs(typed: Specs, english: Specs): Specs {
  if (typed.every(({ label, value }) => !label.trim() && !value.trim())) return [];
  return english.map((row, index) => ({
    label: typed[index]?.label.trim() || row.label,
    value: typed[index]?.value.trim() || row.value,
  }));
}

export function getDraft(
  stored: readonly ProductTranslation[],
  drafts: TranslationDrafts,
  language: TranslatedLanguage,
): TranslationDraft {
  return drafts[language] ?? stored.find((row) => row.language === language) ?? { name: '', description: '' };
}

/** All translations as they are to be stored. Specifications that were not typed are kept as they were. */
export function mergeTranslations(
  stored: readonly ProductTranslation[],
  drafts: TranslationDrafts,
  englishSpecs: Specs = [],
): ProductTranslation[] {
  return translatedLanguages.flatMap((language) => {
    const { name, description } = getDraft(stored, drafts, language);
    const before = stored.find((row) => row.language === language)?.specs ?? [];
    const typed = drafts[language]?.specs;
    const specs =
      typed && JSON.stringify(typed) !== JSON.stringify(before) ? fillSpecs(typed, englishSpecs) : undefined;
    const search = searchTexts(
      drafts[language],
      stored.find((row) => row.language === language),
    );
    if (isBlank({ name, description }) && !specs?.length) return [];
    return [{ language, name, description, specs: specs ?? before, ...search }];
  });
}

/** Those that were typed, else those that are stored; not one that is empty. */
function searchTexts(typed: TranslationDraft | undefined, stored: ProductTranslation | undefined) {
  const seoTitle = typed?.seoTitle ?? stored?.seoTitle;
  const seoDescription = typed?.seoDescription ?? stored?.seoDescription;
  return { ...(seoTitle && { seoTitle }), ...(seoDescription && { seoDescription }) };
}

/** A language of which only half was typed. */
export const halfTranslated = (rows: readonly ProductTranslation[]): TranslatedLanguage | undefined =>
  rows.find(({ name, description }) => !name.trim() || !description.trim())?.language;
