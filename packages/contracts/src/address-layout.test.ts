import { expect, it } from 'vitest';
import { keepFieldsOf, listAddressFields } from './address-layout';
import { getAddressRule } from './address-rules';
import { countryCodes } from './countries';
import { regionCode } from './http/addresses';
import { listRegions } from './regions';

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

it('lists regions as addresses write them, which the form of an address leaves as they are', () => {
  for (const country of countryCodes) {
    const codes = listRegions(country).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.map((code) => regionCode.parse(code))).toEqual(codes);
  }
  expect(listRegions('JP')).toContainEqual({ code: '東京都', name: '東京都 (Tokyo)' });
  expect(listRegions('ES')).toContainEqual({ code: 'Madrid', name: 'Madrid' });
  expect(listRegions('BR')).toContainEqual({ code: 'SP', name: 'São Paulo' });
});

it.each([
  [
    'a region where there is none',
    { country: 'DE', region: 'CA', postalCode: '10115' },
    { country: 'DE', postalCode: '10115' },
  ],
  ['a region of another country', { country: 'CA', region: 'TX' }, { country: 'CA' }],
  [
    'a postal code where there is none',
    { country: 'HK', postalCode: '999077', region: 'Kowloon' },
    { country: 'HK', region: 'Kowloon' },
  ],
  [
    'what is empty',
    { country: 'US', region: 'TX', line2: '', phone: '1' },
    { country: 'US', region: 'TX', phone: '1' },
  ],
])('leaves out %s', (_, address, expected) => {
  expect(keepFieldsOf(address)).toEqual(expected);
});
