import { listCountries } from '@shopwright/contracts/country-names';
import { text } from '@shopwright/contracts/fields';
import { type StoreSettings, storeSettingFields } from '@shopwright/contracts/http/store-settings';
import * as z from 'zod';
import { CurrencyField } from '../../components/currency-field';
import { StoreIdentityFields } from '../../components/store-identity-fields';
import { TimeZoneField } from '../../components/time-zone-field';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { type Language, languageNames, languages } from '../../i18n/languages';
import { inEachLanguage } from '../../lib/in-each-language';
import { SelectField, TextArea } from '../../ui/field';
import { CheckboxList } from './checkbox-list';
import { SettingsCard } from './settings-card';
import { type SettingsTabProps, useSaveSettings } from './use-save-settings';

const { name, currency, country, timeZone, contactEmail, senderEmail } = storeSettingFields.shape;
const optional = (address: typeof contactEmail) => z.literal('').or(address.unwrap());
const description = text(300);
const schema = z.strictObject({
  name,
  currency,
  country: z.literal('').or(country.unwrap()),
  timeZone: timeZone.unwrap(),
  contactEmail: optional(contactEmail),
  senderEmail: optional(senderEmail),
  address: text(500),
  imprint: text(4000),
  descriptions: z.strictObject(inEachLanguage(() => description)),
  languages: z.array(z.enum(languages as [Language, ...Language[]])),
});

const toForm = (settings: StoreSettings): z.input<typeof schema> => ({
  name: settings.name,
  currency: settings.currency,
  country: settings.country ?? '',
  timeZone: settings.timeZone,
  contactEmail: settings.contactEmail ?? '',
  senderEmail: settings.senderEmail ?? '',
  address: settings.address ?? '',
  imprint: settings.imprint ?? '',
  descriptions: inEachLanguage((code) => settings.descriptions[code] ?? ''),
  languages: settings.languages,
});

const given = (texts: Record<Language, string>): Partial<Record<Language, string>> =>
  Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''));

/** The identity of the store: its names, addresses, description and languages. */
export function StoreTab({ settings, canEdit }: SettingsTabProps) {
  const { t, language } = useLanguage();
  const form = useZodForm(schema, toForm(settings));
  const { put, toInput, loadNewer, outcomes } = useSaveSettings(settings, { form, toForm });
  const submit = form.submit(put, {
    input: (values) =>
      toInput({
        ...values,
        country: values.country || null,
        contactEmail: values.contactEmail || null,
        senderEmail: values.senderEmail || null,
        address: values.address || null,
        imprint: values.imprint || null,
        descriptions: given(values.descriptions),
      }),
    ...outcomes,
  });
  return (
    <SettingsCard canEdit={canEdit} put={put} loadNewer={loadNewer} onSubmit={submit}>
      <StoreIdentityFields field={form.field} />
      <CurrencyField {...form.field('currency')} />
      <SelectField label={t('settings.country')} hint={t('settings.country_hint')} {...form.field('country')}>
        <option value="">{t('settings.country_none')}</option>
        {listCountries(language).map(({ code, name: label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </SelectField>
      <TimeZoneField current={settings.timeZone} {...form.field('timeZone')} />
      <TextArea label={t('settings.address')} hint={t('settings.address_hint')} {...form.field('address')} />
      <TextArea
        label={t('settings.imprint')}
        hint={t(form.watch('country') === 'JP' ? 'settings.imprint_hint_japan' : 'settings.imprint_hint')}
        className="sm:col-span-2"
        {...form.field('imprint')}
      />
      <fieldset className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
        <legend className="mb-1 font-medium text-sm">{t('settings.description')}</legend>
        <p className="text-muted text-xs sm:col-span-2">{t('settings.description_hint')}</p>
        {languages.map((code) => (
          <TextArea
            key={code}
            label={languageNames[code]}
            lang={code}
            rows={2}
            {...form.field(`descriptions.${code}`)}
          />
        ))}
      </fieldset>
      <div className="sm:col-span-2">
        <CheckboxList
          label={t('settings.languages')}
          hint={t('settings.languages_hint')}
          options={languages.map((code) => ({ value: code, label: languageNames[code], isFixed: code === 'en' }))}
          checked={form.watch('languages')}
          onChange={(codes) => form.setValue('languages', codes, { shouldDirty: true })}
        />
      </div>
    </SettingsCard>
  );
}
