import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { composeAddress, postalAddress, quotedAddress } from './http/addresses';
import { discountForm } from './http/discounts';
import { sellingForm } from './http/selling';
import { testDiscount, testSelling } from './test-selling';
import { validationMessages } from './validation-messages';

const pathsOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

/** Returns the form with another value at this path. */
function withValue(form: object, path: string, value: unknown): object {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, { ...form });
  parent[last] = value;
  return form;
}

describe('sellingForm', () => {
  it('accepts zones, rates, pickup places and tax', () => {
    expect(pathsOf(sellingForm, testSelling())).toEqual([]);
  });

  const bands = (...limits: (number | undefined)[]) => ({
    type: 'by_weight',
    bands: limits.map((upTo) => ({ upTo, amount: '1.00' })),
  });
  const { country, postal_code, amount, percent, zones_overlap, id_repeated } = validationMessages;
  const { limit_reversed, dates_reversed, tax_class_gone } = validationMessages;
  const rate = 'shipping.zones.0.rates.0';
  const cases: [what: string, path: string, value: unknown, refused: string, message: string][] = [
    ['an unknown country', 'shipping.zones.0.places.0.country', 'XX', 'shipping.zones.0.places.0.country', country],
    [
      'a foreign postal code',
      'shipping.zones.0.places.0.postalCode',
      '8010',
      'shipping.zones.0.places.0.postalCode',
      postal_code,
    ],
    ['a negative price', `${rate}.price.amount`, '-1.00', `${rate}.price.amount`, amount],
    ['an absurd price', `${rate}.price.amount`, '99999999999', `${rate}.price.amount`, amount],
    ['a tax above 100%', 'tax.rates.0.rate', '101', 'tax.rates.0.rate', percent],
    ['a negative tax', 'tax.rates.0.rate', '-19', 'tax.rates.0.rate', percent],
    [
      'a place in two zones',
      'shipping.zones.1.places.1',
      { country: 'DE' },
      'shipping.zones.1.places.1',
      zones_overlap,
    ],
    ['one id for two rates', 'shipping.zones.1.rates.0.id', 'de-standard', 'shipping.zones.1.rates.0.id', id_repeated],
    [
      'one id for a rate and a pickup place',
      'shipping.pickupPlaces.0.id',
      'de-standard',
      'shipping.pickupPlaces.0.id',
      id_repeated,
    ],
    ['days reversed', `${rate}.daysTo`, 0, `${rate}.daysTo`, limit_reversed],
    [
      'dates reversed',
      'tax.rates.0',
      { ...testSelling().tax.rates[0], firstDay: '2026-02-01', lastDay: '2026-01-01' },
      'tax.rates.0.lastDay',
      dates_reversed,
    ],
    ['a tax class that is gone', 'tax.rates.0.taxClass', 'gone', 'tax.rates.0.taxClass', tax_class_gone],
    [
      'a region without a country',
      'shipping.zones.1.places.1',
      { region: 'QC' },
      'shipping.zones.1.places.1.country',
      country,
    ],
    ['bands that do not rise', `${rate}.price`, bands(500, 500), `${rate}.price.bands.1.upTo`, limit_reversed],
    [
      'a band after one without end',
      `${rate}.price`,
      bands(undefined, 500),
      `${rate}.price.bands.1.upTo`,
      limit_reversed,
    ],
  ];
  it.each(cases)('refuses %s and names the field', (_, path, value, refused, message) => {
    expect(pathsOf(sellingForm, withValue(testSelling(), path, value))).toEqual([[refused, message]]);
  });
});

describe('discountForm', () => {
  const refused: [string, object, string][] = [
    ['a code of 10,000 letters', { code: 'A'.repeat(10_000) }, 'code'],
    ['a code with spaces', { code: 'A B' }, 'code'],
    ['a discount of nothing', { effect: { kind: 'amount', amount: '0.00' } }, 'effect.amount'],
    ['more than everything', { effect: { kind: 'percentage', rate: '100.001' } }, 'effect.rate'],
    ['dates reversed', { firstDay: '2026-02-01', lastDay: '2026-01-31' }, 'lastDay'],
    ['no uses', { usesMax: 0 }, 'usesMax'],
  ];
  it.each(refused)('refuses %s and names the field', (_, edit, path) => {
    expect(pathsOf(discountForm, testDiscount(edit)).map(([field]) => field)).toEqual([path]);
  });
});

describe('postalAddress', () => {
  const graz = { name: 'Ada Lovelace', line1: 'Hauptplatz 1', locality: 'Graz', postalCode: '8010', country: 'at' };

  it.each([
    [graz, 'Hauptplatz 1\n8010 Graz\nAustria'],
    [
      {
        ...graz,
        company: 'Acme',
        line1: '1 Main St',
        locality: 'Austin',
        region: 'TX',
        postalCode: '73301',
        country: 'US',
      },
      'Acme\n1 Main St\nAustin, TX 73301\nUnited States',
    ],
    [
      { ...graz, line1: '1-2-3', locality: '', region: 'Tokyo', postalCode: '100-0001', country: 'JP' },
      '〒100-0001\nTokyo\n1-2-3\nJapan',
    ],
  ])('is composed as its country writes it', (address, text) => {
    expect(composeAddress(postalAddress.parse(address))).toBe(text);
  });

  it('refuses a postal code of another country, also in a quote', () => {
    const expected = [['postalCode', validationMessages.postal_code]];
    expect(pathsOf(postalAddress, { ...graz, postalCode: '80331' })).toEqual(expected);
    expect(pathsOf(quotedAddress, { country: 'AT', postalCode: '80331' })).toEqual(expected);
  });

  it('requires what the post of the country needs', () => {
    const us = { ...graz, country: 'US', postalCode: '10001' };
    expect(pathsOf(postalAddress, us)).toEqual([['region', validationMessages.required]]);
    expect(pathsOf(postalAddress, { ...us, country: 'HK', postalCode: '', locality: '', region: 'Kowloon' })).toEqual(
      [],
    );
  });
});
