import { type AddressField, listAddressFields } from '@shopwright/contracts/address-layout';
import { listCountries } from '@shopwright/contracts/country-names';
import { useLanguage } from '../i18n/language-provider';
import type { MessageKey } from '../i18n/messages';
import { SelectField, TextField } from '../ui/field';
import { RegionField } from './region-field';

type Part = Exclude<AddressField, 'street'> | 'line1' | 'line2' | 'country' | 'phone';

interface AddressFieldsProps<Name extends string> {
  /** Of the address in the form. */
  name: Name;
  title: string;
  section?: 'shipping' | 'billing';
  country: string;
  /** Where the store sends goods; null for everywhere. */
  countries: readonly string[] | null;
  field: (name: `${Name}.${Part}`) => { error: string | undefined; name: string };
}

const stateCountries = ['AU', 'BR', 'IN', 'MX', 'MY', 'NG', 'US', 'VE'];
const provinceCountries = ['AR', 'CA', 'CN', 'ES', 'IT', 'KR', 'TH'];

function toRegionLabel(country: string): MessageKey {
  if (stateCountries.includes(country)) return 'shared.address.state';
  if (provinceCountries.includes(country)) return 'shared.address.province';
  return country === 'JP' ? 'shared.address.prefecture' : 'shared.address.region';
}

/** The fields of an address in the order of its country. */
export function AddressFields<Name extends string>({
  name: address,
  title,
  section = 'shipping',
  country,
  countries,
  field,
}: AddressFieldsProps<Name>) {
  const { t, language } = useLanguage();
  const offered = listCountries(language).filter(({ code }) => countries === null || countries.includes(code));
  const rows: Record<AddressField, React.ReactNode> = {
    name: (
      <TextField
        key="name"
        label={t('shared.field.full_name')}
        autoComplete={`${section} name`}
        className="sm:col-span-2"
        {...field(`${address}.name`)}
      />
    ),
    company: (
      <TextField
        key="company"
        label={t('shared.address.company')}
        autoComplete={`${section} organization`}
        className="sm:col-span-2"
        {...field(`${address}.company`)}
      />
    ),
    street: (
      <div key="street" className="grid gap-5 sm:col-span-2">
        <TextField
          label={t('shared.address.line1')}
          autoComplete={`${section} address-line1`}
          {...field(`${address}.line1`)}
        />
        <TextField
          label={t('shared.address.line2')}
          autoComplete={`${section} address-line2`}
          {...field(`${address}.line2`)}
        />
      </div>
    ),
    locality: (
      <TextField
        key="locality"
        label={t('shared.address.locality')}
        autoComplete={`${section} address-level2`}
        {...field(`${address}.locality`)}
      />
    ),
    region: (
      <RegionField
        key="region"
        country={country}
        label={t(toRegionLabel(country))}
        none={t('shared.address.choose_region')}
        autoComplete={`${section} address-level1`}
        {...field(`${address}.region`)}
      />
    ),
    postalCode: (
      <TextField
        key="postalCode"
        label={t(country === 'US' ? 'shared.address.zip' : 'shared.address.postal_code')}
        autoComplete={`${section} postal-code`}
        dir="ltr"
        {...field(`${address}.postalCode`)}
      />
    ),
  };
  return (
    <fieldset className="grid min-w-0 gap-5 sm:grid-cols-2">
      <legend className="mb-4 font-semibold text-lg">{title}</legend>
      <SelectField
        label={t('shared.address.country')}
        autoComplete={`${section} country`}
        className="sm:col-span-2"
        {...field(`${address}.country`)}
      >
        <option value="">{t('shared.address.choose_country')}</option>
        {offered.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {listAddressFields(country).map((name) => rows[name])}
      <TextField
        label={t('shared.address.phone')}
        type="tel"
        autoComplete={`${section} tel`}
        dir="ltr"
        className="sm:col-span-2"
        {...field(`${address}.phone`)}
      />
    </fieldset>
  );
}
