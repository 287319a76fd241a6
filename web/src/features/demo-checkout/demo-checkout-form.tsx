import type { ChangeEvent } from 'react';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { dollars } from '../../lib/format';
import { Button } from '../../ui/button';
import { TextArea, TextField } from '../../ui/field';
import { blankDemoForm, demoForm, groupedCardNumber, slashedExpiry } from './demo-form';

interface DemoCheckoutFormProps {
  totalCents: number;
  isProcessing: boolean;
  onSubmit: () => void;
}

/** Nothing here is offered by the browser to be filled in, or kept by it. */
export function DemoCheckoutForm({ totalCents, isProcessing, onSubmit }: DemoCheckoutFormProps) {
  const { t } = useLanguage();
  const form = useZodForm(demoForm, blankDemoForm);
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
        <h2 className="font-semibold text-lg sm:col-span-2">{t('checkout.step_shipping')}</h2>
        <TextField label={t('field.full_name')} className="sm:col-span-2" {...form.field('customerName')} />
        <TextField label={t('field.email')} type="email" className="sm:col-span-2" {...form.field('customerEmail')} />
        <TextArea label={t('field.address')} className="sm:col-span-2" {...form.field('customerAddress')} />
        <h2 className="mt-3 font-semibold text-lg sm:col-span-2">{t('checkout.step_payment')}</h2>
        <TextField label={t('demo.cardholder')} className="sm:col-span-2" {...form.field('cardholderName')} />
        <TextField
          label={t('demo.card_number')}
          inputMode="numeric"
          className="sm:col-span-2"
          {...tidied('cardNumber', groupedCardNumber)}
        />
        <TextField label={t('demo.expiry')} inputMode="numeric" {...tidied('expiryDate', slashedExpiry)} />
        <TextField label={t('demo.cvv')} inputMode="numeric" maxLength={4} {...form.field('cvv')} />
        <Button type="submit" size="lg" className="sm:col-span-2" isPending={isProcessing}>
          {t('demo.complete', { total: dollars(totalCents) })}
        </Button>
      </fieldset>
    </form>
  );
}
