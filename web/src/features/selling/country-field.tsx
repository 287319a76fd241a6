import { listCountries } from '@shopwright/contracts/country-names';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { SelectField } from '../../ui/field';

interface CountryFieldProps extends Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> {
  /** What no country means. */
  none?: string;
}

export function CountryField({ none, ...props }: CountryFieldProps) {
  const { t, language } = useLanguage();
  return (
    <SelectField label={t('selling.country')} {...props}>
      <option value="">{none ?? '–'}</option>
      {listCountries(language).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
