import { type StoreSettings, storeSettingFields } from '@shopwright/contracts/http/store-settings';
import * as z from 'zod';
import { ConflictNotice, isOutdated } from '../../components/conflict-notice';
import { CurrencyField } from '../../components/currency-field';
import { StoreIdentityFields } from '../../components/store-identity-fields';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { usePutStoreSettings } from '../../lib/queries/staff-store-settings';
import { storeSettingsQuery } from '../../lib/queries/store-settings';
import { queryClient } from '../../lib/query-client';
import { FormCard } from '../../ui/card';
import { toastError } from '../../ui/toast-store';
import { isNamed } from './use-setup-steps';

const { name, currency, contactEmail, senderEmail } = storeSettingFields.shape;
const optional = (address: typeof contactEmail) => z.literal('').or(address.unwrap());
const form = z.strictObject({
  name,
  currency,
  contactEmail: optional(contactEmail),
  senderEmail: optional(senderEmail),
});

/** The name and the addresses of the store. An empty address keeps the deployment's own. */
export function StoreForm({ settings }: { settings: StoreSettings }) {
  const { t } = useLanguage();
  const put = usePutStoreSettings();
  const store = useZodForm(form, {
    name: isNamed(settings) ? settings.name : '',
    currency: settings.currency,
    contactEmail: settings.contactEmail ?? '',
    senderEmail: settings.senderEmail ?? '',
  });
  const submit = store.submit(put, {
    input: (values) => ({
      name: values.name,
      currency: values.currency,
      contactEmail: values.contactEmail || null,
      senderEmail: values.senderEmail || null,
      basedOn: settings.updatedAt,
    }),
    isShown: isOutdated,
    failed: () => toastError(t('setup.save_failed'), t('shared.error.try_again')),
  });
  return (
    <FormCard title={t('setup.store')} onSubmit={submit} submitLabel={t('setup.save')} isPending={put.isPending}>
      {isOutdated(put.error) && (
        <ConflictNotice
          // The step is done then: someone else has saved the store.
          onLoad={() => queryClient.invalidateQueries({ queryKey: storeSettingsQuery.queryKey })}
          className="sm:col-span-2"
        />
      )}
      <StoreIdentityFields field={store.field} />
      <CurrencyField {...store.field('currency')} />
    </FormCard>
  );
}
