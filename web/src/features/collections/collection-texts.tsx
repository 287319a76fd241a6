import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { languageNames } from '../../i18n/languages';
import { TextArea, TextField } from '../../ui/field';
import { type CollectionFields, translatedLanguages } from './collection-form';

/** The English texts below the title. */
export function CollectionTextFields({ form }: { form: CollectionFields }) {
  const { t } = useLanguage();
  return (
    <>
      <TextArea label={t('collections.field_text')} rows={3} className="sm:col-span-2" {...form.field('text')} />
      <TextField label={t('shared.seo_title')} dir="auto" {...form.field('seoTitle')} />
      <TextField label={t('shared.seo_description')} dir="auto" {...form.field('seoDescription')} />
    </>
  );
}

/** The texts in each other language, folded away. */
export function TranslatedTexts({ form }: { form: CollectionFields }) {
  const { t } = useLanguage();
  const { errors } = form.formState;
  // One that an error has opened stays open while that is mended.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  return (
    <fieldset className="grid gap-2 sm:col-span-2">
      <legend className="mb-3 font-semibold">{t('collections.translations')}</legend>
      {translatedLanguages.map((code) => {
        const language = languageNames[code];
        return (
          <details
            key={code}
            open={opened.has(code) || errors.texts?.[code] !== undefined}
            onToggle={({ currentTarget: { open } }) => {
              if (open !== opened.has(code))
                setOpened(open ? new Set([...opened, code]) : new Set([...opened].filter((each) => each !== code)));
            }}
            className="rounded-card border border-line"
          >
            <summary lang={code} className="cursor-pointer px-3 py-2.5 font-medium text-sm sm:px-4">
              {language}
            </summary>
            <div className="grid gap-3 px-3 pb-4 sm:grid-cols-2 sm:px-4">
              <TextField
                label={t('collections.title_in', { language })}
                lang={code}
                dir="auto"
                className="sm:col-span-2"
                {...form.field(`texts.${code}.title`)}
              />
              <TextArea
                label={t('collections.text_in', { language })}
                lang={code}
                rows={3}
                className="sm:col-span-2"
                {...form.field(`texts.${code}.text`)}
              />
              <TextField
                label={t('collections.seo_title_in', { language })}
                lang={code}
                dir="auto"
                {...form.field(`texts.${code}.seoTitle`)}
              />
              <TextField
                label={t('collections.seo_description_in', { language })}
                lang={code}
                dir="auto"
                {...form.field(`texts.${code}.seoDescription`)}
              />
            </div>
          </details>
        );
      })}
    </fieldset>
  );
}
