import { composeAddress } from '@shopwright/contracts/http/addresses';
import type { SellingTerms } from '@shopwright/contracts/http/selling';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { useZodForm } from '../../../components/use-zod-form';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import { Notice } from '../../../ui/notice';
import type { CheckoutForm, checkoutForm } from '../checkout-form';
import { readTyped, saveTyped } from '../draft';
import { AddressFields } from './address-fields';
import { type PricedValues, pricedForm } from './priced-values';
import { findRefusal, type QuoteState } from './use-quote';

interface PricedFormProps {
  terms: SellingTerms;
  quote: QuoteState;
  initial: CheckoutForm | undefined;
  error: Error | null;
  onSubmit: (values: CheckoutForm) => void;
  children?: ReactNode;
}

const blank = { company: '', line1: '', line2: '', locality: '', region: '', postalCode: '', phone: '' };

const vatHints = {
  none: 'checkout.vat.hint',
  accepted: 'checkout.vat.reverse_charge',
  unconfirmed: 'checkout.vat.unconfirmed',
  rejected: 'checkout.vat.rejected',
} as const;

/** The shipping step of a store whose prices depend on where the customer is. */
export function PricedForm({ terms, quote, initial, error, onSubmit, children }: PricedFormProps) {
  const { t } = useLanguage();
  const countries = terms.hasPickup ? null : terms.shipsTo;
  const [defaults] = useState(() => toValues(readTyped() ?? initial, countries));
  const form = useZodForm(pricedForm, defaults, { asksToLeave: false });
  const country = useWatch({ control: form.control, name: 'address.country' });
  const look = () => {
    const values = form.getValues();
    quote.type(values);
    saveTyped(toTyped(values));
  };
  const lookFirst = useEffectEvent(look);
  useEffect(() => lookFirst(), []);
  const showErrors = useEffectEvent(form.showServerErrors);
  useEffect(() => {
    if (error) showErrors(error);
  }, [error]);
  const submit = ({ customerEmail, address, vatNumber }: z.output<typeof pricedForm>) => {
    onSubmit({
      customerName: address.name,
      customerEmail,
      customerAddress: composeAddress(address),
      address,
      ...(vatNumber.trim() !== '' && { vatNumber: vatNumber.trim() }),
    });
  };
  const isUnreachable = findRefusal(quote.quote)?.reason === 'no_rate';
  return (
    <form onSubmit={form.handleSubmit(submit)} onChange={look} noValidate className="grid gap-6">
      <TextField
        label={t('shared.field.email')}
        type="email"
        autoComplete="email"
        dir="ltr"
        {...form.field('customerEmail')}
      />
      <AddressFields country={country} countries={countries} field={(name) => form.field(name)} />
      {quote.quote?.exemption === 'exempt' && <Notice>{t('checkout.vat.exempt')}</Notice>}
      {terms.hasReverseCharge && (
        <TextField
          label={t('checkout.vat.label')}
          hint={t(vatHints[quote.quote?.vatNumberState ?? 'none'])}
          dir="ltr"
          {...form.field('vatNumber')}
        />
      )}
      {children}
      {quote.error && !quote.isBehind && (
        <Notice tone="danger" isUrgent title={t('checkout.selling.failed')}>
          <Button variant="secondary" size="sm" className="mt-3" onClick={quote.retry}>
            {t('shared.error.retry')}
          </Button>
        </Notice>
      )}
      <Button type="submit" size="lg" isPending={quote.isBehind} disabled={isUnreachable}>
        {t('checkout.continue')}
      </Button>
    </form>
  );
}

function toValues(
  kept: Partial<z.input<typeof checkoutForm>> | undefined,
  countries: readonly string[] | null,
): PricedValues {
  const isOffered = (code: string) => countries === null || countries.includes(code);
  const guessed = new Intl.Locale(navigator.language).maximize().region ?? '';
  const fallback = isOffered(guessed) ? guessed : countries?.length === 1 ? (countries[0] ?? '') : '';
  const country = kept?.address?.country ?? fallback;
  return {
    customerEmail: kept?.customerEmail ?? '',
    vatNumber: kept?.vatNumber ?? '',
    address: { ...blank, name: kept?.customerName ?? '', ...kept?.address, country: isOffered(country) ? country : '' },
  };
}

const toTyped = ({ customerEmail, address, vatNumber }: PricedValues) => ({
  customerName: address.name,
  customerEmail,
  customerAddress: '',
  address,
  vatNumber,
});
