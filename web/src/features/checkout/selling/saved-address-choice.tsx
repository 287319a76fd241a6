import type { SavedAddress } from '@shopwright/contracts/http/saved-addresses';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../i18n/language-provider';
import { addressLine } from '../../../lib/queries/saved-addresses';
import { blankAddress } from '../../../lib/typed-address';
import { SelectField } from '../../../ui/field';
import type { PricedValues } from './priced-values';

interface SavedAddressChoiceProps {
  saved: readonly SavedAddress[];
  /** Where the store sends goods; null for everywhere. */
  countries: readonly string[] | null;
  form: Pick<UseFormReturn<PricedValues>, 'control'>;
  onChoose: (address: SavedAddress['address']) => void;
}

/** Fills the fields of the address below, where they can still be changed, and names the one that they have. */
export function SavedAddressChoice({ saved, countries, form, onChoose }: SavedAddressChoiceProps) {
  const { t } = useLanguage();
  const typed = useWatch({ control: form.control, name: 'address' });
  const offered = saved.filter(({ address }) => countries === null || countries.includes(address.country));
  if (offered.length === 0) return null;
  return (
    <SelectField
      label={t('checkout.saved.label')}
      value={findTyped(offered, typed)?.id ?? ''}
      onChange={(event) => {
        const chosen = offered.find(({ id }) => id === event.target.value);
        if (chosen) onChoose(chosen.address);
      }}
    >
      <option value="">{t('checkout.saved.choose')}</option>
      {offered.map((one) => (
        <option key={one.id} value={one.id}>
          {addressLine(one)}
        </option>
      ))}
    </SelectField>
  );
}

/** Returns the saved address that the fields have. */
export const findTyped = (saved: readonly SavedAddress[], typed: object): SavedAddress | undefined =>
  saved.find(({ address }) => {
    const parts: [string, string | undefined][] = Object.entries({ ...blankAddress, ...address });
    const values: Partial<Record<string, string>> = { ...typed };
    return parts.every(([name, value = '']) => (values[name] ?? '') === value);
  });
