import type { trackingForm } from '@shopwright/contracts/http/orders';
import type { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { TextField } from '../../ui/field';

/** The fields by which a customer without an account names an order. */
export function OrderFields({ form }: { form: ReturnType<typeof useZodForm<typeof trackingForm>> }) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-5 sm:grid-cols-[12rem_1fr]">
      <TextField
        label={t('tracking.number')}
        hint={t('tracking.number_hint')}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        {...form.field('orderNumber')}
      />
      <TextField label={t('shared.field.email')} type="email" autoComplete="email" {...form.field('email')} />
    </div>
  );
}
