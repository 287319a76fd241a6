import { type StoreSettings, storeSettingFields } from '@shopwright/contracts/http/store-settings';
import * as z from 'zod';
import { Permitted } from '../../components/permitted';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { SwitchField } from '../../ui/switch';
import { RedirectList } from './redirect-list';
import { RedirectsForm } from './redirects-form';
import { SettingsCard } from './settings-card';
import { type SettingsTabProps, useSaveSettings } from './use-save-settings';

const schema = z.strictObject({ productSlugs: storeSettingFields.shape.productSlugs.unwrap() });
const toForm = ({ productSlugs }: StoreSettings): z.input<typeof schema> => ({ productSlugs });

/** The addresses of products, and where old addresses lead. */
export function SearchTab({ settings, canEdit }: SettingsTabProps) {
  const { t } = useLanguage();
  const form = useZodForm(schema, toForm(settings));
  const { put, toInput, loadNewer, outcomes } = useSaveSettings(settings, { form, toForm });
  const submit = form.submit(put, { input: toInput, ...outcomes });
  return (
    <div className="grid gap-6">
      <SettingsCard
        canEdit={canEdit}
        put={put}
        loadNewer={loadNewer}
        onSubmit={submit}
        isDisabled={!form.formState.isDirty}
        title={t('settings.addresses')}
      >
        <div className="sm:col-span-2">
          <SwitchField
            label={t('settings.product_slugs')}
            hint={t('settings.product_slugs_hint')}
            isOn={form.watch('productSlugs')}
            onChange={(isOn) => form.setValue('productSlugs', isOn, { shouldDirty: true })}
            disabled={!canEdit}
          />
        </div>
      </SettingsCard>
      <Permitted to="redirects:write">
        <Redirects />
      </Permitted>
    </div>
  );
}

/** Where old addresses lead. */
export const Redirects = () => (
  <div className="grid gap-6">
    <RedirectsForm />
    <RedirectList />
  </div>
);
