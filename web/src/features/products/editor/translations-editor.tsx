import type { ProductTranslation } from '@shopwright/contracts/http/product-editing';
import clsx from 'clsx';
import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { languageNames } from '../../../i18n/languages';
import { Button } from '../../../ui/button';
import { EditorSection } from '../editor-section';
import {
  getDraft,
  mergeTranslations,
  type TranslatedLanguage,
  type TranslationDraft,
  type TranslationDrafts,
  translatedLanguages,
} from '../translation-fields';
import { TranslatedSpecs } from './translated-specs';
import { EnglishText, TranslatedSearch, TranslatedTexts } from './translated-texts';

interface TranslationsEditorProps {
  /** The English texts as they are typed now. */
  english: Required<Pick<TranslationDraft, 'name' | 'description' | 'specs'>>;
  stored: ProductTranslation[];
  drafts: TranslationDrafts;
  onDrafts: (drafts: TranslationDrafts) => void;
  /** The language whose texts are only half there, once that was found at saving. */
  half: TranslatedLanguage | undefined;
  /** Shows the texts without letting anyone change them. */
  isLocked: boolean;
}

/** The English texts beside those of one language. The languages stand above as buttons, those without texts marked. */
export function TranslationsEditor({ english, stored, drafts, onDrafts, half, isLocked }: TranslationsEditorProps) {
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
    const { name, description, specs, seoTitle, seoDescription } = { ...draft, ...changes };
    onDrafts({ ...drafts, [language]: { name, description, specs, seoTitle, seoDescription } });
  };
  return (
    <EditorSection title={t('products.translations')} aside={<DoneCount done={done.length} />}>
      <LanguageButtons language={language} done={done} onChoose={choose} />
      <fieldset disabled={isLocked} className="grid min-w-0 gap-5 md:grid-cols-2">
        <div className="hidden flex-col gap-5 md:flex" lang="en">
          <EnglishText label={t('products.english_name')} text={english.name} />
          <EnglishText label={t('shared.field.description')} text={english.description} />
        </div>
        <div className="grid content-start gap-5">
          <TranslatedTexts
            nameField={nameField}
            language={language}
            draft={draft}
            onChange={change}
            isHalf={half === language}
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
            {t('products.copy_english')}
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
        <TranslatedSearch language={language} draft={draft} onChange={change} />
      </fieldset>
    </EditorSection>
  );
}

/** The number of languages without texts. */
function DoneCount({ done }: { done: number }) {
  const { t } = useLanguage();
  const missing = translatedLanguages.length - done;
  return (
    <span className={clsx('tabular text-sm', missing > 0 ? 'font-medium text-accent-ink' : 'text-muted')}>
      {missing > 0 ? t('products.missing', { count: missing }) : `${done}/${translatedLanguages.length}`}
    </span>
  );
}

interface LanguageButtonsProps {
  language: TranslatedLanguage;
  done: readonly string[];
  onChoose: (code: TranslatedLanguage) => void;
}

function LanguageButtons({ language, done, onChoose }: LanguageButtonsProps) {
  const { t } = useLanguage();
  return (
    <fieldset className="mb-4 flex flex-wrap gap-1.5">
      <legend className="sr-only">{t('products.translation_language')}</legend>
      {translatedLanguages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => onChoose(code)}
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
  );
}
