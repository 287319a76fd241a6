import { composeAddress } from '@shopwright/contracts/http/addresses';
import type { SavedAddress } from '@shopwright/contracts/http/saved-addresses';
import type { SellingTerms } from '@shopwright/contracts/http/selling';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { AddressFields } from '../../../components/address-fields';
import { useZodForm } from '../../../components/use-zod-form';
import { useLanguage } from '../../../i18n/language-provider';
import { useSaveAddress } from '../../../lib/queries/saved-addresses';
import { blankAddress, typedAddress } from '../../../lib/typed-address';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import { Notice } from '../../../ui/notice';
import { SwitchField } from '../../../ui/switch';
import { toastError } from '../../../ui/toast-store';
import type { CheckoutForm, checkoutForm } from '../checkout-form';
import { readTyped, saveTyped } from '../draft';
import { type PricedValues, pricedForm } from './priced-values';
import { SavedAddressChoice } from './saved-address-choice';
import { findRefusal, type QuoteState } from './use-quote';

interface PricedFormProps {
  terms: SellingTerms;
  quote: QuoteState;
  initial: CheckoutForm | undefined;
  error: Error | null;
  /** The address book of a signed-in customer. */
  saved: readonly SavedAddress[] | undefined;
  onSubmit: (values: CheckoutForm) => void;
  children?: ReactNode;
}

const vatHints = {
  none: 'checkout.vat.hint',
  accepted: 'checkout.vat.reverse_charge',
  unconfirmed: 'checkout.vat.unconfirmed',
  rejected: 'checkout.vat.rejected',
} as const;

/** The shipping step of a store whose prices depend on where the customer is. */
export function PricedForm({ terms, quote, initial, error, saved, onSubmit, children }: PricedFormProps) {
  const { t } = useLanguage();
  const countries = terms.hasPickup ? null : terms.shipsTo;
  const [defaults] = useState(() => toValues(readTyped() ?? initial, countries, saved));
  const [keeps, setKeeps] = useState(false);
  const save = useSaveAddress();
  const form = useZodForm(pricedForm, defaults, { asksToLeave: false });
  const country = useWatch({ control: form.control, name: 'address.country' });
  const hasBilling = useWatch({ control: form.control, name: 'hasBilling' });
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
  const choose = (address: SavedAddress['address']) => {
    form.setValue('address', { ...blankAddress, ...address }, { shouldValidate: form.formState.isSubmitted });
    look();
  };
  const submit = ({ customerEmail, address, vatNumber, ...typed }: z.output<typeof pricedForm>) => {
    // The purchase goes on where it fails.
    if (keeps)
      save.mutate(
        { address, isDefault: false },
        { onError: () => toastError(t('shared.toast.error'), t('checkout.saved.failed')) },
      );
    onSubmit({
      customerName: address.name,
      customerEmail,
      customerAddress: composeAddress(address),
      address,
      ...(typed.hasBilling && { billingAddress: typedAddress.parse(typed.billingAddress) }),
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
      {saved && saved.length > 0 && (
        <SavedAddressChoice saved={saved} countries={countries} form={form} onChoose={choose} />
      )}
      <AddressFields
        name="address"
        title={t('shared.address.title')}
        country={country}
        countries={countries}
        field={(name) => form.field(name)}
      />
      {saved && <SwitchField label={t('checkout.saved.keep')} isOn={keeps} onChange={setKeeps} />}
      {quote.quote?.exemption === 'exempt' && <Notice>{t('checkout.vat.exempt')}</Notice>}
      <SwitchField
        label={t('checkout.billing')}
        isOn={hasBilling}
        onChange={(isOn) => {
          form.setValue('hasBilling', isOn, { shouldDirty: true });
          look();
        }}
      />
      {hasBilling && (
        <AddressFields
          name="billingAddress"
          title={t('shared.address.billing')}
          section="billing"
          country={form.watch('billingAddress.country') ?? ''}
          countries={null}
          field={(name) => form.field(name)}
        />
      )}
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

type KeptValues = Omit<Partial<z.input<typeof checkoutForm>>, 'billingAddress'> & {
  billingAddress?: Partial<Record<string, string>>;
};

function toValues(
  kept: KeptValues | undefined,
  countries: readonly string[] | null,
  saved: readonly SavedAddress[] = [],
): PricedValues {
  const isOffered = (code: string) => countries === null || countries.includes(code);
  const guessed = new Intl.Locale(navigator.language).maximize().region ?? '';
  const fallback = isOffered(guessed) ? guessed : countries?.length === 1 ? (countries[0] ?? '') : '';
  const known = saved.find(({ isDefault, address }) => isDefault && isOffered(address.country))?.address;
  const address = kept?.address ?? known;
  const country = address?.country ?? fallback;
  return {
    customerEmail: kept?.customerEmail ?? '',
    vatNumber: kept?.vatNumber ?? '',
    hasBilling: kept?.billingAddress !== undefined,
    billingAddress: { ...blankAddress, ...kept?.billingAddress },
    address: {
      ...blankAddress,
      name: kept?.customerName ?? '',
      ...address,
      country: isOffered(country) ? country : '',
    },
  };
}

const toTyped = ({ customerEmail, address, vatNumber, hasBilling, billingAddress }: PricedValues) => ({
  customerName: address.name,
  customerEmail,
  customerAddress: '',
  address,
  ...(hasBilling && { billingAddress }),
  vatNumber,
});
