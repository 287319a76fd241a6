import { shippingForm, type ShippingForm as Values } from '@shopwright/contracts/http/orders';
import { useLanguage } from '../../i18n/language-provider';
import { useZodForm } from '../../lib/use-zod-form';
import { Button } from '../../ui/button';
import { TextArea, TextField } from '../../ui/field';

interface ShippingFormProps {
  initial: Values | undefined;
  isPending: boolean;
  onSubmit: (values: Values) => void;
}

const blank = { customerName: '', customerEmail: '', customerAddress: '' };

export function ShippingForm({ initial, isPending, onSubmit }: ShippingFormProps) {
  const { t } = useLanguage();
  const form = useZodForm(shippingForm, initial ?? blank);
  return (
    <form onSubmit={form.handleSubmit(onSubmit)} noValidate className="grid gap-5">
      <TextField label={t('field.full_name')} autoComplete="name" {...form.field('customerName')} />
      <TextField label={t('field.email')} type="email" autoComplete="email" {...form.field('customerEmail')} />
      <TextArea
        label={t('field.shipping_address')}
        autoComplete="street-address"
        hint={t('checkout.address_hint')}
        {...form.field('customerAddress')}
      />
      <Button type="submit" size="lg" isPending={isPending}>
        {t('checkout.continue')}
      </Button>
    </form>
  );
}
