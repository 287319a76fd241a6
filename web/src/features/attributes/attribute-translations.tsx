import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { languageNames } from '../../i18n/languages';
import { TextField } from '../../ui/field';
import { type AttributeFields, translatedLanguages } from './attribute-form';

/** The name and the choices in each other language, folded away. */
export function AttributeTranslations({ form }: { form: AttributeFields }) {
  const { t } = useLanguage();
  const { errors } = form.formState;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [kind, choices] = form.watch(['kind', 'choices']);
  const shown = kind === 'choice' ? choices : [];
  return (
    <fieldset className="grid gap-2 sm:col-span-2">
      <legend className="mb-3 font-semibold">{t('attributes.translations')}</legend>
      {translatedLanguages.map((code) => {
        const language = languageNames[code];
        const hasError =
          errors.translations?.[code] !== undefined ||
          shown.some((_, index) => errors.choices?.[index]?.translations?.[code] !== undefined);
        const isOpen = opened.has(code) || hasError;
        return (
          <details
            key={code}
            open={isOpen}
            onToggle={({ currentTarget: { open } }) => {
              if (open !== opened.has(code))
                setOpened(open ? new Set([...opened, code]) : new Set([...opened].filter((each) => each !== code)));
            }}
            className="rounded-card border border-line"
          >
            <summary lang={code} className="cursor-pointer px-3 py-2.5 font-medium text-sm sm:px-4">
              {language}
            </summary>
            {/* Hundreds of fields, where there are many choices. */}
            {isOpen && (
              <div className="grid gap-3 px-3 pb-4 sm:grid-cols-2 sm:px-4">
                <TextField
                  label={t('attributes.name_in', { language })}
                  lang={code}
                  dir="auto"
                  className="sm:col-span-2"
                  {...form.field(`translations.${code}`)}
                />
                {shown.map(({ id, name }, index) => (
                  <TextField
                    key={id ?? `new ${index}`}
                    label={`${name || t('attributes.choice', { number: index + 1 })} · ${language}`}
                    lang={code}
                    dir="auto"
                    {...form.field(`choices.${index}.translations.${code}`)}
                  />
                ))}
              </div>
            )}
          </details>
        );
      })}
    </fieldset>
  );
}
