import { formatAddress } from 'localized-address-format';
import { listRegions } from './regions';

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

/** The parts that some countries' addresses do not have, and those that customers may leave out. */
const optionalParts = ['company', 'line2', 'locality', 'region', 'postalCode', 'phone'];
const partsOfCountries: string[] = ['company', 'locality', 'region', 'postalCode'] satisfies AddressField[];

/** Leaves out what is empty, and what the country's addresses do not have, such as the state that was typed for another. */
export function keepFieldsOf<Address extends Partial<Record<string, string>>>(address: Address): Address {
  const { country = '' } = address;
  const fields: string[] = listAddressFields(country);
  const regions = listRegions(country);
  const belongs = ([name, value]: [string, string | undefined]): boolean => {
    if (!value) return !optionalParts.includes(name);
    if (name === 'region' && regions.length > 0) return regions.some(({ code }) => code === value);
    return !partsOfCountries.includes(name) || fields.includes(name);
  };
  return Object.fromEntries(Object.entries(address).filter(belongs)) as Address;
}
