import { menuNames } from '@shopwright/contracts/http/menus';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { isOutdated } from '../../components/conflict-notice';
import { ImageField, useImageUpload } from '../../components/image-field';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { getDirection, type Language, languageNames } from '../../i18n/languages';
import { paths } from '../../lib/paths';
import { buttonClass } from '../../ui/button';
import { SelectField, TextArea, TextField } from '../../ui/field';
import { defaultStorefront } from './default-storefront';
import { HomeLinkField } from './home-link-field';
import { MenuEditor } from './menu-editor';
import { menuErrorAt } from './menu-errors';
import { NewerStorefront } from './newer-storefront';
import { SectionList } from './section-list';
import { SettingsCard } from './settings-card';
import { useShareDraft } from './storefront-draft';
import {
  changedSettings,
  missingTexts,
  type StorefrontForm,
  storefrontForm,
  toForm,
  toSettings,
} from './storefront-form';
import { textLabels } from './storefront-labels';
import { type SettingsTabProps, useSaveSettings } from './use-save-settings';

/** The home page, the introductions of lists and the features of products, with their texts in each language. */
export function StorefrontTab({ settings, canEdit }: SettingsTabProps) {
  const { t, language } = useLanguage();
  const upload = useImageUpload();
  const form = useZodForm(storefrontForm, toForm(settings));
  const before = form.formState.defaultValues as StorefrontForm;
  const { put, toInput, loadNewer, outcomes } = useSaveSettings(settings, { form, toForm });
  const submit = form.submit(put, {
    input: (values) => toInput(changedSettings(before, values)),
    ...outcomes,
  });
  const values = form.watch();
  useShareDraft(toSettings(values));
  const [code, setCode] = useState<Language>(settings.languages.includes(language) ? language : 'en');
  useShowFailingLanguage(form.formState, code, setCode);
  const english = values.texts.en;
  const { data: defaults } = useQuery({
    queryKey: ['default-storefront', code, settings],
    queryFn: () => defaultStorefront(settings, code),
  });
  const text = (name: keyof typeof english) => ({
    label: t(textLabels[name]),
    lang: code,
    dir: getDirection(code),
    placeholder: english[name] || defaults?.[name],
    ...form.field(`texts.${code}.${name}`),
  });
  return (
    <SettingsCard
      canEdit={canEdit}
      put={put}
      loadNewer={loadNewer}
      onSubmit={submit}
      isDisabled={upload.isPending || !form.formState.isDirty}
      choice={<LanguageChoice values={values} offered={settings.languages} code={code} onChange={setCode} />}
    >
      {isOutdated(put.error) && <NewerStorefront before={before} />}
      <fieldset className="grid gap-4 sm:col-span-2 sm:grid-cols-2" key={`hero ${code}`}>
        <legend className="mb-4 font-semibold">{t('settings.hero')}</legend>
        <ImageField
          field={form.field('heroImage')}
          value={values.heroImage}
          upload={upload}
          onUploaded={(image) => form.setValue('heroImage', image, { shouldDirty: true, shouldValidate: true })}
          className="sm:col-span-2"
        />
        <TextField {...text('heroAlt')} hint={t('settings.hero_alt_hint')} className="sm:col-span-2" />
        <TextField {...text('heroTitle')} />
        <TextField {...text('heroButton')} />
        <TextArea {...text('heroText')} rows={2} className="sm:col-span-2" />
        <div className="sm:col-span-2">
          <HomeLinkField
            value={values.heroLink}
            error={form.getError('heroLink')}
            onChange={(link) =>
              form.setValue('heroLink', link, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
            }
          />
        </div>
      </fieldset>
      <fieldset className="sm:col-span-2">
        <legend className="mb-1 font-semibold">{t('settings.sections')}</legend>
        <p className="mb-3 text-muted text-xs">{t('settings.sections_hint')}</p>
        <SectionList
          value={values.sections}
          onChange={(sections) => form.setValue('sections', sections, { shouldDirty: true })}
          isDemonstration={settings.isDemonstration}
        />
      </fieldset>
      <fieldset className="grid gap-5 sm:col-span-2">
        <legend className="mb-1 font-semibold">{t('settings.menus')}</legend>
        <p className="text-muted text-xs">{t('settings.menus_hint')}</p>
        {menuNames.map((name) => (
          <MenuEditor
            key={name}
            name={name}
            value={values.menus[name]}
            onChange={(items) => form.setValue(`menus.${name}`, items, { shouldDirty: true })}
            settings={settings}
            code={code}
            getError={(place) => menuErrorAt(form.formState.errors.menus?.[name], place)}
          />
        ))}
      </fieldset>
      <fieldset className="grid gap-4 sm:col-span-2" key={`texts ${code}`}>
        <legend className="mb-4 font-semibold">{t('settings.intros')}</legend>
        <TextArea {...text('productsIntro')} rows={2} />
        {settings.isDemonstration && <TextArea {...text('streamingIntro')} rows={2} />}
        <TextArea
          label={t('settings.features')}
          hint={t('settings.features_hint')}
          lang={code}
          dir={getDirection(code)}
          rows={4}
          placeholder={values.features.en}
          {...form.field(`features.${code}`)}
        />
      </fieldset>
      <fieldset className="grid gap-4 sm:col-span-2" key={`search ${code}`}>
        <legend className="mb-4 font-semibold">{t('shared.search_engines')}</legend>
        <TextField {...text('homeTitle')} />
        <TextArea {...text('homeDescription')} rows={2} />
        <p className="text-muted text-xs">
          <Link
            to="?tab=store"
            className="inline-flex pointer-coarse:min-h-11 items-center text-primary underline underline-offset-2"
          >
            {t('settings.other_pages')}
          </Link>
        </p>
      </fieldset>
      <p className="sm:col-span-2">
        <Link
          to={`${paths.storefrontPreview}?lang=${code}`}
          target="_blank"
          className={buttonClass({ variant: 'secondary' })}
        >
          <ExternalLink size={16} aria-hidden />
          {t('settings.preview')}
        </Link>
      </p>
    </SettingsCard>
  );
}

interface LanguageChoiceProps {
  values: StorefrontForm;
  offered: Language[];
  code: Language;
  onChange: (code: Language) => void;
}

/** The language of the texts below, and what each lacks. All languages are saved together. */
function LanguageChoice({ values, offered, code, onChange }: LanguageChoiceProps) {
  const { t } = useLanguage();
  const nameOf = (each: Language) => {
    const count = missingTexts(values, each).length;
    const language = languageNames[each];
    return count === 0 ? language : t('settings.language_lacks', { language, count });
  };
  const missing = missingTexts(values, code).map((name) => t(textLabels[name]));
  return (
    <div className="sm:col-span-2">
      <SelectField
        label={t('settings.texts_language')}
        className="max-w-sm"
        value={code}
        onChange={(event) => onChange(event.target.value as Language)}
      >
        {offered.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </SelectField>
      <p role="status" className="mt-1.5 text-muted text-xs">
        {missing.length > 0 && t('settings.lacks', { fields: missing.join(' · ') })}
      </p>
    </div>
  );
}

type FormState = ReturnType<typeof useZodForm<typeof storefrontForm>>['formState'];

/** Opens a language with an error that stopped the form, unless the one that is open has one. */
function useShowFailingLanguage({ errors, submitCount }: FormState, code: Language, show: (code: Language) => void) {
  const hasError = (each: Language) => Boolean(errors.texts?.[each] ?? errors.features?.[each]);
  const failing = (Object.keys(languageNames) as Language[]).find(hasError);
  const [seen, setSeen] = useState(submitCount);
  useEffect(() => {
    if (submitCount === seen) return;
    setSeen(submitCount);
    if (failing && !hasError(code)) show(failing);
  });
}
