import type { PriceQuote } from '@shopwright/contracts/http/quotes';
import { AddressFields } from '../../components/address-fields';
import { useLanguage } from '../../i18n/language-provider';
import { asAmount, asRate } from '../../lib/typed-numbers';
import { SelectField, TextField } from '../../ui/field';
import { SwitchField } from '../../ui/switch';
import type { DraftFormState } from './use-draft-form';

interface TermsProps {
  form: DraftFormState;
  quote: PriceQuote | undefined;
}

/** Where it ships to, and for how much. */
export function ShippingFields({ form, quote }: TermsProps) {
  const { t, language, formatPrice } = useLanguage();
  const [hasAddress, country, shipping] = form.watch(['hasAddress', 'address.country', 'shipping']);
  // While shipping is agreed, the quote offers nothing else.
  const choices = shipping === 'agreed' ? [] : (quote?.shippingChoices ?? []);
  const isKnown = shipping === '' || shipping === 'agreed' || choices.some(({ id }) => id === shipping);
  return (
    <div className="grid gap-5">
      <SwitchField
        label={t('draft_orders.has_address')}
        isOn={hasAddress}
        onChange={(isOn) => {
          form.setValue('hasAddress', isOn, { shouldDirty: true });
          if (isOn && form.getValues('address.name') === '') {
            form.setValue('address.name', form.getValues('customerName'), { shouldDirty: true });
          }
        }}
      />
      {hasAddress && (
        <AddressFields
          name="address"
          title={t('shared.address.title')}
          country={country}
          countries={null}
          field={(name) => form.field(name)}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label={t('draft_orders.shipping')}
          className="sm:col-span-3"
          {...form.field('shipping')}
          value={shipping}
        >
          <option value="">{t('draft_orders.shipping_none')}</option>
          {choices.map(({ id, name, price }) => (
            <option key={id} value={id}>
              {`${name}: ${formatPrice(price)}`}
            </option>
          ))}
          {!isKnown && <option value={shipping}>{t('draft_orders.shipping_gone')}</option>}
          <option value="agreed">{t('draft_orders.shipping_agreed')}</option>
        </SelectField>
        {shipping === 'agreed' && (
          <>
            <TextField
              label={t('draft_orders.shipping_name')}
              dir="auto"
              className="sm:col-span-2"
              {...form.field('shippingName')}
            />
            <TextField
              label={t('draft_orders.amount')}
              inputMode="decimal"
              dir="ltr"
              {...form.field('shippingAmount', asAmount(language))}
            />
          </>
        )}
      </div>
    </div>
  );
}

/** What staff take off, after all other discounts. */
export function DiscountFields({ form }: Pick<TermsProps, 'form'>) {
  const { t, language } = useLanguage();
  const discount = form.watch('discount');
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField label={t('draft_orders.discount')} {...form.field('discount')} value={discount}>
        {(['none', 'percentage', 'amount'] as const).map((kind) => (
          <option key={kind} value={kind}>
            {t(`draft_orders.discount_${kind}`)}
          </option>
        ))}
      </SelectField>
      {discount !== 'none' && (
        <>
          <TextField
            label={t(discount === 'amount' ? 'draft_orders.amount' : 'draft_orders.percent')}
            inputMode="decimal"
            dir="ltr"
            {...form.field('discountValue', discount === 'amount' ? asAmount(language) : asRate(language))}
          />
          <TextField
            label={t('draft_orders.discount_name')}
            hint={t('draft_orders.discount_name_hint')}
            dir="auto"
            {...form.field('discountName')}
          />
        </>
      )}
    </div>
  );
}
