import { formatAddress } from 'localized-address-format';

export type AddressField = 'name' | 'company' | 'street' | 'locality' | 'region' | 'postalCode';

const placeholders: [AddressField, string][] = [
  ['name', '{n}'],
  ['company', '{o}'],
  ['street', '{a}'],
  ['locality', '{l}'],
  ['region', '{r}'],
  ['postalCode', '{p}'],
];

/** Returns the fields that an address of the country has, in the order in which it is written there. */
export function listAddressFields(country: string): AddressField[] {
  const text = formatAddress({
    postalCountry: country,
    name: '{n}',
    organization: '{o}',
    addressLines: ['{a}'],
    locality: '{l}',
    administrativeArea: '{r}',
    postalCode: '{p}',
  }).join('\n');
  return placeholders
    .map(([field, placeholder]) => ({ field, at: text.indexOf(placeholder) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ field }) => field);
}
