import { translateCountry } from '@shopwright/contracts/country-names';
import { composeAddress } from '@shopwright/contracts/http/addresses';
import { shippingForm, type ShippingForm as Values } from '@shopwright/contracts/http/orders';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { TextArea, TextField } from '../../ui/field';
import type { CheckoutForm } from './checkout-form';
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
  const form = useZodForm(shippingForm, typed ?? initial ?? blank, {
    asksToLeave: false,
    empty: { customerName: 'shared.form.empty.name' },
  });
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
      <TextField label={t('shared.field.full_name')} autoComplete="name" {...form.field('customerName')} />
      <TextField label={t('shared.field.email')} type="email" autoComplete="email" {...form.field('customerEmail')} />
      <TextArea
        label={t('checkout.field.shipping_address')}
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

/** Shows the shipping address, with a button to change it. */
export function ShippingRecap({ form, onEdit }: { form: CheckoutForm; onEdit: () => void }) {
  const { t, language } = useLanguage();
  return (
    <div className="mb-6 flex flex-col items-start justify-between gap-1 rounded-control sm:flex-row sm:gap-4 bg-sunken p-4 text-sm">
      <div className="wrap-anywhere min-w-0">
        <p className="font-semibold">
          <bdi>{form.customerName}</bdi>
        </p>
        <p className="text-muted">
          <bdi>{form.customerEmail}</bdi>
        </p>
        <p className="whitespace-pre-line text-muted">
          <bdi>{translateCountry(form.customerAddress, language)}</bdi>
        </p>
        {form.billingAddress && (
          <>
            <p className="mt-3 font-semibold">{t('shared.address.billing')}</p>
            <p className="whitespace-pre-line text-muted">
              <bdi>{`${form.billingAddress.name}\n${composeAddress(form.billingAddress, language)}`}</bdi>
            </p>
          </>
        )}
      </div>
      <Button variant="ghost" className="-ms-3 -mb-2 shrink-0 sm:-me-2 sm:-mt-2 sm:ms-0 sm:mb-0" onClick={onEdit}>
        <ArrowLeft size={16} aria-hidden className="rtl:-scale-x-100" />
        {t('checkout.edit')}
      </Button>
    </div>
  );
}
