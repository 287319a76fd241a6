import {
  type Claim,
  type claims,
  lowStockEmailModes,
  type StaffStoreSettings,
  storeSettingFields,
} from '@shopwright/contracts/http/store-settings';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { configQuery } from '../../lib/queries/paying';
import { queryClient } from '../../lib/query-client';
import { TextArea } from '../../ui/field';
import { SwitchField } from '../../ui/switch';
import { CheckboxList } from './checkbox-list';
import { SettingsCard } from './settings-card';
import { StockEmailChoice } from './stock-email-choice';
import { type SettingsTabProps, useSaveSettings } from './use-save-settings';

/** In the order of the storefront. */
const promises = [
  { claim: 'ssl', key: 'shared.trust.ssl' },
  { claim: 'privacy', key: 'shared.trust.privacy' },
  { claim: 'cards', key: 'shared.trust.cards' },
  { claim: 'delivery', key: 'shared.trust.delivery' },
  { claim: 'returns', key: 'shared.trust.returns' },
  { claim: 'support', key: 'shared.trust.support' },
  { claim: 'materials', key: 'catalog.product.feature_materials' },
  { claim: 'warranty', key: 'catalog.product.feature_warranty' },
  { claim: 'badge_ssl', key: 'shared.trust.badge_ssl' },
  { claim: 'badge_stripe', key: 'shared.trust.badge_stripe' },
  { claim: 'badge_pci', key: 'shared.trust.badge_pci' },
  { claim: 'badge_seller', key: 'shared.trust.badge_seller' },
] as const satisfies { claim: (typeof claims)[number]; key: MessageKey }[];

/** One address on each line, or several with commas. */
const splitAddresses = (value: string): string[] => value.split(/[\s,;]+/).filter(Boolean);
const addresses = storeSettingFields.shape.orderRecipients.unwrap();
const lines = z.string().superRefine((value, context) => {
  const parsed = addresses.safeParse(splitAddresses(value));
  if (!parsed.success) context.addIssue({ code: 'custom', message: parsed.error.issues[0]?.message ?? '' });
});
const schema = z.strictObject({
  hiddenClaims: z.array(z.custom<Claim>()),
  demoCheckout: z.boolean().nullable(),
  orderRecipients: lines,
  lowStockRecipients: lines,
  lowStockEmails: z.enum(lowStockEmailModes),
});

const toForm = (settings: StaffStoreSettings): z.input<typeof schema> => ({
  hiddenClaims: settings.hiddenClaims,
  demoCheckout: settings.demoCheckout,
  orderRecipients: settings.orderRecipients.join('\n'),
  lowStockRecipients: settings.lowStockRecipients.join('\n'),
  lowStockEmails: settings.lowStockEmails,
});

/** The promises of the store, the recipients of emails about its orders, and the demonstration of a checkout. */
export function PromisesTab({ settings, canEdit }: SettingsTabProps) {
  const { t } = useLanguage();
  const { data: config } = useQuery(configQuery);
  const form = useZodForm(schema, toForm(settings));
  const { put, toInput, loadNewer, outcomes } = useSaveSettings(settings, { form, toForm });
  const submit = form.submit(put, {
    input: (values) =>
      toInput({
        hiddenClaims: values.hiddenClaims,
        demoCheckout: values.demoCheckout,
        orderRecipients: splitAddresses(values.orderRecipients),
        lowStockRecipients: splitAddresses(values.lowStockRecipients),
        lowStockEmails: values.lowStockEmails,
      }),
    ...outcomes,
    onSuccess: (saved) => {
      outcomes.onSuccess(saved);
      void queryClient.invalidateQueries({ queryKey: configQuery.queryKey });
    },
  });
  return (
    <SettingsCard canEdit={canEdit} put={put} loadNewer={loadNewer} onSubmit={submit}>
      <div className="sm:col-span-2">
        <PromiseChoice
          hidden={form.watch('hiddenClaims')}
          onChange={(hidden) => form.setValue('hiddenClaims', hidden, { shouldDirty: true })}
        />
      </div>
      <TextArea
        label={t('settings.order_recipients')}
        hint={t('settings.order_recipients_hint')}
        {...form.field('orderRecipients')}
        dir="ltr"
      />
      <TextArea
        label={t('settings.stock_recipients')}
        hint={t('settings.stock_recipients_hint')}
        {...form.field('lowStockRecipients')}
        dir="ltr"
      />
      <div className="sm:col-span-2">
        <StockEmailChoice
          value={form.watch('lowStockEmails')}
          onChange={(mode) => form.setValue('lowStockEmails', mode, { shouldDirty: true })}
        />
      </div>
      <div className="sm:col-span-2">
        <SwitchField
          label={t('settings.demo')}
          hint={t('settings.demo_hint')}
          // As the deployment says, until it is chosen here.
          isOn={form.watch('demoCheckout') ?? config?.demoCheckout ?? false}
          onChange={(isOn) => form.setValue('demoCheckout', isOn, { shouldDirty: true })}
          disabled={!canEdit || !config}
        />
      </div>
    </SettingsCard>
  );
}

interface PromiseChoiceProps {
  hidden: Claim[];
  onChange: (hidden: Claim[]) => void;
}

/** The promises of the storefront, checked where it shows them. */
function PromiseChoice({ hidden, onChange }: PromiseChoiceProps) {
  const { t } = useLanguage();
  const allBut = (some: readonly Claim[]) => promises.flatMap(({ claim }) => (some.includes(claim) ? [] : claim));
  return (
    <CheckboxList
      label={t('settings.promises')}
      hint={t('settings.promises_hint')}
      options={promises.map(({ claim, key }) => ({
        value: claim,
        // Where shipping is set up, pages say what it costs instead.
        label: claim === 'delivery' ? t('settings.promise_until_rates', { promise: t(key) }) : t(key),
      }))}
      checked={allBut(hidden)}
      onChange={(kept) => onChange(allBut(kept))}
    />
  );
}
