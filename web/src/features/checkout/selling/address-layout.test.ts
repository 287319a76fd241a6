import { getAddressRule } from '@shopwright/contracts/address-rules';
import { countryCodes } from '@shopwright/contracts/countries';
import { expect, it } from 'vitest';
import { listAddressFields } from './address-layout';

it.each([
  ['DE', ['name', 'company', 'street', 'postalCode', 'locality']],
  ['US', ['name', 'company', 'street', 'locality', 'region', 'postalCode']],
  ['JP', ['postalCode', 'region', 'street', 'company', 'name']],
])('writes an address of %s as its post does', (country, fields) => {
  expect(listAddressFields(country)).toEqual(fields);
});

it('has a field for whatever the server demands of a country', () => {
  const missing = countryCodes.filter((country) => {
    const { needsRegion, needsPostalCode, hasNoLocality } = getAddressRule(country);
    const fields = listAddressFields(country);
    const has = (field: (typeof fields)[number], isNeeded: boolean | undefined) => !isNeeded || fields.includes(field);
    return !(
      has('street', true) &&
      has('name', true) &&
      has('region', needsRegion) &&
      has('postalCode', needsPostalCode) &&
      has('locality', !hasNoLocality)
    );
  });
  expect(missing).toEqual([]);
});
