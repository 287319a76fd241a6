import { shippingForm, type ShippingForm as Values } from '@shopwright/contracts/http/orders';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { TextArea, TextField } from '../../ui/field';
import { readTyped, saveTyped } from './draft';

interface ShippingFormProps {
  initial: Values | undefined;
  /** The server's error for the last attempt. Validation errors are shown beside their fields. */
  error: Error | null;
  onSubmit: (values: Values) => void;
  /** Further choices before the payment. */
  children?: ReactNode;
}

const blank = { customerName: '', customerEmail: '', customerAddress: '' };

export function ShippingForm({ initial, error, onSubmit, children }: ShippingFormProps) {
  const { t } = useLanguage();
  const [typed] = useState(readTyped);
  const form = useZodForm(shippingForm, typed ?? initial ?? blank);
  const showErrors = useEffectEvent(form.showServerErrors);
  useEffect(() => {
    if (error) showErrors(error);
  }, [error]);
  return (
    <form
      onSubmit={form.handleSubmit(onSubmit)}
      onChange={() => saveTyped(form.getValues())}
      noValidate
      className="grid gap-5"
    >
      <TextField label={t('field.full_name')} autoComplete="name" {...form.field('customerName')} />
      <TextField label={t('field.email')} type="email" autoComplete="email" {...form.field('customerEmail')} />
      <TextArea
        label={t('field.shipping_address')}
        autoComplete="street-address"
        hint={t('checkout.address_hint')}
        {...form.field('customerAddress')}
      />
      {children}
      <Button type="submit" size="lg">
        {t('checkout.continue')}
      </Button>
    </form>
  );
}
