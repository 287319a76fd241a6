import { keepFieldsOf } from '@shopwright/contracts/address-layout';
import { quotedCart } from '@shopwright/contracts/http/quotes';
import * as z from 'zod';
import { RegionField } from '../../components/region-field';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { useStoreSettings } from '../../lib/queries/store-settings';
import { FormCard } from '../../ui/card';
import { TextField } from '../../ui/field';
import { toastError } from '../../ui/toast-store';
import { type QuoteBody, useQuote } from './api';
import { refuseAs } from './checked-as';
import { CountryField } from './country-field';
import { given, wholeNumber } from './form-values';
import { QuoteRows } from './quote-rows';
import { ProductsField } from './target-fields';

const values = z.strictObject({
  productIds: z.array(z.number()),
  quantity: z.string(),
  country: z.string(),
  region: z.string(),
  postalCode: z.string(),
  codes: z.string(),
  vatNumber: z.string(),
});

const toBody = (typed: z.infer<typeof values>): QuoteBody => ({
  items: typed.productIds.map((productId) => ({ productId, quantity: wholeNumber(typed.quantity) ?? Number.NaN })),
  ...(typed.country && {
    address: keepFieldsOf({ country: typed.country, region: typed.region, postalCode: typed.postalCode }),
  }),
  codes: typed.codes.split(/[\s,;]+/).filter(Boolean),
  vatNumber: given(typed.vatNumber),
});

const form = values.superRefine((typed, context) =>
  refuseAs(quotedCart, toBody(typed), {
    context,
    toField: ([name, index, part]) => {
      if (name === 'items') return [part === 'quantity' ? 'quantity' : 'productIds'];
      if (name === 'address') return [String(index)];
      return name === undefined ? undefined : [name];
    },
  }),
);

/** Asks what a customer in a place would pay, by the call that checkout makes. */
export function Calculator() {
  const { t } = useLanguage();
  const country = useStoreSettings()?.country ?? '';
  const quote = useQuote();
  const fields = useZodForm(
    form,
    { productIds: [], quantity: '1', country, region: '', postalCode: '', codes: '', vatNumber: '' },
    { asksToLeave: false },
  );
  const submit = fields.submit(quote, {
    input: toBody,
    failed: () => toastError(t('shared.toast.error'), t('shared.error.try_again')),
  });
  const choose = (shippingRateId: string) => quote.mutate({ ...toBody(fields.getValues()), shippingRateId });
  return (
    <section aria-labelledby="calculator-heading" className="mt-10 max-w-4xl">
      <h3 id="calculator-heading" className="mb-1 font-semibold text-lg">
        {t('selling.calculator')}
      </h3>
      <p className="mb-4 text-muted text-sm">{t('selling.calculator_text')}</p>
      <FormCard onSubmit={submit} submitLabel={t('selling.calculate')} isPending={quote.isPending}>
        <ProductsField
          ids={fields.watch('productIds')}
          onChange={(ids) => fields.setValue('productIds', ids, { shouldValidate: fields.formState.isSubmitted })}
          error={fields.getError('productIds')}
        />
        <TextField label={t('selling.quantity')} inputMode="numeric" dir="ltr" {...fields.field('quantity')} />
        <CountryField none={t('selling.unknown_country')} {...fields.field('country')} />
        <RegionField
          country={fields.watch('country')}
          label={t('selling.region')}
          none={t('selling.unknown_country')}
          {...fields.field('region')}
        />
        <TextField label={t('selling.postal_code')} dir="ltr" {...fields.field('postalCode')} />
        <TextField label={t('selling.codes')} autoComplete="off" {...fields.field('codes')} />
        <TextField label={t('selling.vat_number')} dir="ltr" {...fields.field('vatNumber')} />
      </FormCard>
      <div aria-live="polite">{quote.data && <QuoteRows quote={quote.data} onChoose={choose} />}</div>
    </section>
  );
}
