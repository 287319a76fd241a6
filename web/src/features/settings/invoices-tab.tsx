import { languages } from '@shopwright/contracts/fields';
import { type StaffStoreSettings, storeSettingFields } from '@shopwright/contracts/http/store-settings';
import { Link } from 'react-router-dom';
import * as z from 'zod';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { languageNames } from '../../i18n/languages';
import { SelectField, TextField } from '../../ui/field';
import { SettingsCard } from './settings-card';
import { type SettingsTabProps, useSaveSettings } from './use-save-settings';

const { language, taxNumber, vatNumber, phone } = storeSettingFields.shape;
const schema = z.strictObject({
  language: language.unwrap(),
  taxNumber: taxNumber.unwrap(),
  vatNumber: vatNumber.unwrap(),
  phone: phone.unwrap(),
});

const toForm = (settings: StaffStoreSettings): z.input<typeof schema> => ({
  language: settings.language,
  taxNumber: settings.taxNumber ?? '',
  vatNumber: settings.vatNumber ?? '',
  phone: settings.phone ?? '',
});

/** The language of emails to the store and of invoices, and the numbers on them. The address is in the section of the store. */
export function InvoicesTab({ settings, canEdit }: SettingsTabProps) {
  const { t } = useLanguage();
  const form = useZodForm(schema, toForm(settings));
  const { put, toInput, loadNewer, outcomes } = useSaveSettings(settings, { form, toForm });
  const submit = form.submit(put, {
    input: (values) =>
      toInput({
        language: values.language,
        taxNumber: values.taxNumber || null,
        vatNumber: values.vatNumber || null,
        phone: values.phone || null,
      }),
    ...outcomes,
  });
  return (
    <SettingsCard
      canEdit={canEdit}
      put={put}
      loadNewer={loadNewer}
      onSubmit={submit}
      isDisabled={!form.formState.isDirty}
      title={t('settings.invoices')}
      text={t('settings.invoices_text')}
    >
      <SelectField label={t('settings.own_language')} {...form.field('language')}>
        {languages.map((code) => (
          <option key={code} value={code}>
            {languageNames[code]}
          </option>
        ))}
      </SelectField>
      <TextField label={t('settings.vat_number')} maxLength={30} {...form.field('vatNumber')} />
      <TextField label={t('settings.tax_number')} maxLength={50} {...form.field('taxNumber')} />
      <TextField label={t('settings.phone')} type="tel" maxLength={40} {...form.field('phone')} />
      <div className="text-sm sm:col-span-2">
        <Link to="?tab=store" className="inline-flex min-h-11 items-center text-primary underline underline-offset-2">
          {t('settings.address')}
        </Link>
        <p className="whitespace-pre-line text-muted">
          <bdi>{settings.address ?? '–'}</bdi>
        </p>
      </div>
    </SettingsCard>
  );
}
