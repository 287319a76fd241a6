import { ChevronDown, Languages } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { languageNames } from '../../../i18n/languages';
import { SelectField, TextField } from '../../../ui/field';
import { type TranslatedLanguage, translatedLanguages } from '../translation-fields';
import type { OptionDraft } from './options-draft';
import type { OptionsEdit } from './use-options-edit';

interface OptionTranslationsProps {
  options: OptionDraft[];
  edit: OptionsEdit['edit'];
}

/** Names and values in the other seven languages, one at a time, out of the way until they are wanted. */
export function OptionTranslations({ options, edit }: OptionTranslationsProps) {
  const { t } = useLanguage();
  const isDone = (code: TranslatedLanguage) => options.some(({ translations }) => translations[code]?.trim());
  const [language, setLanguage] = useState<TranslatedLanguage>(
    translatedLanguages.find((code) => !isDone(code)) ?? 'es',
  );
  const text = { lang: language, dir: 'auto', autoComplete: 'off' } as const;
  return (
    <details className="group mt-4 rounded-card border border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 px-4 font-semibold text-sm">
        <Languages size={16} aria-hidden className="text-muted" />
        {t('products.translations')}
        <ChevronDown size={16} aria-hidden className="ms-auto transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 border-line border-t p-4">
        <SelectField
          label={t('products.translation_language')}
          hint={t('products.specs_hint')}
          className="max-w-80"
          value={language}
          onChange={({ target }) => setLanguage(target.value as TranslatedLanguage)}
        >
          {translatedLanguages.map((code) => (
            <option key={code} value={code}>
              {languageNames[code]}
              {isDone(code) && ' ✓'}
            </option>
          ))}
        </SelectField>
        {options.map(({ key: option, name, translations, values }) => (
          <fieldset key={option} className="grid min-w-0 gap-3 sm:grid-cols-2 lg:grid-cols-3">
            <legend className="mb-2 font-semibold text-sm">
              <bdi>{name}</bdi>
            </legend>
            <TextField
              {...text}
              label={t('products.translated_name')}
              placeholder={name}
              maxLength={50}
              value={translations[language] ?? ''}
              onChange={({ target }) => edit({ type: 'translate-option', option, language, text: target.value })}
            />
            {values.map((value) => (
              <TextField
                key={value.key}
                {...text}
                label={value.text}
                placeholder={value.text}
                maxLength={80}
                value={value.translations[language] ?? ''}
                onChange={({ target }) =>
                  edit({ type: 'translate-value', option, value: value.key, language, text: target.value })
                }
              />
            ))}
          </fieldset>
        ))}
      </div>
    </details>
  );
}
