import { type Currency, currencies, currencyCodes } from '@shopwright/contracts/currencies';
import type { ComponentProps } from 'react';
import { useLanguage } from '../i18n/language-provider';
import { SelectField } from '../ui/field';

/** Chooses the currency of the store. */
export function CurrencyField(props: Omit<ComponentProps<typeof SelectField>, 'label' | 'hint' | 'children'>) {
  const { t } = useLanguage();
  const optionLabel = (code: Currency) => `${code.toUpperCase()} · ${currencies[code].symbol}`;
  return (
    <SelectField label={t('shared.setup.currency')} hint={t('shared.setup.currency_hint')} {...props}>
      {currencyCodes.map((code) => (
        <option key={code} value={code}>
          {optionLabel(code)}
        </option>
      ))}
    </SelectField>
  );
}
