import type { SavedAddress } from '@shopwright/contracts/http/saved-addresses';
import { useLanguage } from '../../../i18n/language-provider';
import { addressLine } from '../../../lib/queries/saved-addresses';
import { SelectField } from '../../../ui/field';

interface SavedAddressChoiceProps {
  saved: readonly SavedAddress[];
  /** Where the store sends goods; null for everywhere. */
  countries: readonly string[] | null;
  onChoose: (address: SavedAddress['address']) => void;
}

/** Fills the fields of the address below, where they can still be changed. */
export function SavedAddressChoice({ saved, countries, onChoose }: SavedAddressChoiceProps) {
  const { t } = useLanguage();
  const offered = saved.filter(({ address }) => countries === null || countries.includes(address.country));
  if (offered.length === 0) return null;
  return (
    <SelectField
      label={t('checkout.saved.label')}
      defaultValue=""
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
