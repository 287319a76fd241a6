import { type StoreSettings, storeSettingsForm } from '@shopwright/contracts/http/store-settings';
import { z } from 'zod';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { usePutStoreSettings } from '../../lib/queries/store-settings';
import { FormCard } from '../../ui/card';
import { TextField } from '../../ui/field';
import { toastError } from '../../ui/toast-store';

const { name, contactEmail, senderEmail } = storeSettingsForm.shape;
const optional = (address: typeof contactEmail) => z.literal('').or(address.unwrap());
const form = z.strictObject({ name, contactEmail: optional(contactEmail), senderEmail: optional(senderEmail) });

/** The name and the addresses of the store. An empty address keeps the deployment's own. */
export function StoreForm({ settings }: { settings: StoreSettings }) {
  const { t } = useLanguage();
  const put = usePutStoreSettings();
  const store = useZodForm(form, {
    name: settings.updatedAt === null ? '' : settings.name,
    contactEmail: settings.contactEmail ?? '',
    senderEmail: settings.senderEmail ?? '',
  });
  const submit = store.submit(put, {
    input: (values) => ({
      name: values.name,
      contactEmail: values.contactEmail || null,
      senderEmail: values.senderEmail || null,
    }),
    failed: () => toastError(t('setup.save_failed'), t('error.try_again')),
  });
  return (
    <FormCard title={t('setup.store')} onSubmit={submit} submitLabel={t('setup.save')} isPending={put.isPending}>
      <TextField
        label={t('setup.store_name')}
        hint={t('setup.store_name_hint')}
        autoComplete="organization"
        dir="auto"
        className="sm:col-span-2"
        {...store.field('name')}
      />
      <TextField
        label={t('setup.contact')}
        hint={t('setup.contact_hint')}
        type="email"
        {...store.field('contactEmail')}
      />
      <TextField label={t('setup.sender')} hint={t('setup.sender_hint')} type="email" {...store.field('senderEmail')} />
    </FormCard>
  );
}
