import { shippingForm } from '@shopwright/contracts/http/orders';
import { type CheckoutTotals, checkoutTotals } from '@shopwright/contracts/price-rules';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { ChangeEvent } from 'react';
import * as z from 'zod';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { TextArea, TextField } from '../../ui/field';

interface DemoCheckoutFormProps {
  totalCents: number;
  isProcessing: boolean;
  onSubmit: () => void;
}

/** Nothing here is offered by the browser to be filled in, or kept by it. */
export function DemoCheckoutForm({ totalCents, isProcessing, onSubmit }: DemoCheckoutFormProps) {
  const { t, formatPrice } = useLanguage();
  const form = useZodForm(demoForm, blankDemoForm, { empty: { customerName: 'shared.form.empty.name' } });
  /** Tidies what is typed at the end; a correction in the middle keeps its cursor. */
  const tidied = (name: 'cardNumber' | 'expiryDate', tidy: (text: string) => string) =>
    form.field(name, {
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        if (target.selectionStart !== target.value.length) return;
        // The form's own check of what was typed is void once the value is another.
        form.setValue(name, tidy(target.value), { shouldValidate: form.formState.isSubmitted });
      },
    });
  return (
    <form onSubmit={form.handleSubmit(onSubmit)} noValidate autoComplete="off">
      <fieldset disabled={isProcessing} className="grid min-w-0 gap-5 sm:grid-cols-2">
        <h2 className="font-semibold text-lg sm:col-span-2">{t('shared.checkout.step_shipping')}</h2>
        <TextField label={t('shared.field.full_name')} className="sm:col-span-2" {...form.field('customerName')} />
        <TextField
          label={t('shared.field.email')}
          type="email"
          className="sm:col-span-2"
          {...form.field('customerEmail')}
        />
        <TextArea label={t('shared.field.address')} className="sm:col-span-2" {...form.field('customerAddress')} />
        <h2 className="mt-3 font-semibold text-lg sm:col-span-2">{t('shared.checkout.step_payment')}</h2>
        <TextField label={t('demo_checkout.cardholder')} className="sm:col-span-2" {...form.field('cardholderName')} />
        <TextField
          label={t('demo_checkout.card_number')}
          inputMode="numeric"
          className="sm:col-span-2"
          {...tidied('cardNumber', groupedCardNumber)}
        />
        <TextField label={t('demo_checkout.expiry')} inputMode="numeric" {...tidied('expiryDate', slashedExpiry)} />
        <TextField label={t('demo_checkout.cvv')} inputMode="numeric" maxLength={4} {...form.field('cvv')} />
        <Button type="submit" size="lg" className="sm:col-span-2" isPending={isProcessing}>
          {t('demo_checkout.complete', { total: formatPrice(totalCents) })}
        </Button>
      </fieldset>
    </form>
  );
}

const withoutGaps = (text: string) => text.replace(/[\s-]/g, '');

/** The first checkout's fields. The card's stay in this page's memory and are sent nowhere. */
export const demoForm = shippingForm.extend({
  cardholderName: z.string().trim().min(2, validationMessages.cardholder),
  cardNumber: z
    .string()
    .transform(withoutGaps)
    .pipe(z.string().regex(/^\d{16,19}$/, validationMessages.card_number)),
  expiryDate: z.string().regex(/^(0[1-9]|1[0-2])\/\d{2}$/, validationMessages.expiry),
  cvv: z.string().regex(/^\d{3,4}$/, validationMessages.cvv),
});

export const blankDemoForm = {
  customerName: '',
  customerEmail: '',
  customerAddress: '',
  cardholderName: '',
  cardNumber: '',
  expiryDate: '',
  cvv: '',
};

/** In fours, as on the card: "4242424242424242" → "4242 4242 4242 4242". */
export const groupedCardNumber = (text: string): string =>
  text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** "1234" → "12/34". A slash that is being deleted stays deleted. */
export const slashedExpiry = (text: string): string => text.replace(/^(\d{2})(\d)/, '$1/$2').slice(0, 5);

/** The first checkout's sums; a free-shipping reward takes the shipping off. */
export function demoTotals(subtotalCents: number, shipsFree: boolean): CheckoutTotals {
  const totals = checkoutTotals(subtotalCents);
  if (!shipsFree) return totals;
  return { ...totals, shippingCents: 0, totalCents: totals.totalCents - totals.shippingCents };
}
