import { describe, expect, it } from 'vitest';
import { getPlaceTax, type TaxSettings, taxAmount, withoutTax } from './tax';
import { berlin, day, germanTax, taxRate } from './test-quote-inputs';

const amountsOf = (amount: number, rates: number[], isIncluded: boolean, step = 1) =>
  taxAmount(
    amount,
    rates.map((rate, index) => taxRate(`r${index}`, rate, 'XX')),
    isIncluded,
    step,
  ).map((part) => part.amount);

describe('tax that is added', () => {
  it.each([
    ['New York City, 8.875% of $100', 10_000, [8_875], [888]],
    ['New York City as state, city and district', 10_000, [4_000, 4_500, 375], [400, 450, 38]],
    ['Québec, GST 5% and QST 9.975% of $100', 10_000, [5_000, 9_975], [500, 998]],
    ['British Columbia, GST 5% and PST 7% of $49.99', 4_999, [5_000, 7_000], [250, 350]],
    ['half a cent, away from zero', 50, [1_000], [1]],
    ['less than half a cent', 49, [1_000], [0]],
    ['the highest order at the finest rate', 9_999_999_999, [9_975], [997_500_000]],
  ])('%s', (_, amount, rates, taxes) => {
    expect(amountsOf(amount, rates, false)).toEqual(taxes);
  });

  it('is a whole number of yen', () => {
    expect(amountsOf(105_500, [10_000], false, 100)).toEqual([10_600]);
    expect(amountsOf(105_400, [10_000], false, 100)).toEqual([10_500]);
  });
});

describe('tax that a price contains', () => {
  it.each([
    ['Germany, 19% in €119.00', 11_900, [19_000], [1_900]],
    ['Germany, 7% in €10.70', 1_070, [7_000], [70]],
    ['Switzerland, 8.1% in CHF 108.10', 10_810, [8_100], [810]],
    ['Switzerland, 8.1% in CHF 100.00', 10_000, [8_100], [749]],
    ['United Kingdom, 20% in £9.99', 999, [20_000], [167]],
    ['Australia, 10% in A$99.00', 9_900, [10_000], [900]],
    ['Canada, 5% and 9.975% in CA$114.98', 11_498, [5_000, 9_975], [500, 998]],
    ['absurd rates, never more than the price', 3, [113_333, 113_333, 113_333, 113_333, 113_333], [1, 1, 1, 0, 0]],
  ])('%s', (_, amount, rates, taxes) => {
    expect(amountsOf(amount, rates, true)).toEqual(taxes);
  });

  it('is a whole number of yen', () => {
    expect(amountsOf(108_000, [8_000], true, 100)).toEqual([8_000]);
    expect(amountsOf(100_000, [10_000], true, 100)).toEqual([9_100]);
  });

  it('can be taken out of the price', () => {
    const rates = [taxRate('at', 20_000, 'AT')];
    expect(withoutTax(11_900, rates, 1)).toBe(9_917);
    expect(withoutTax(11_900, [], 1)).toBe(11_900);
  });
});

describe('the rates of a sale', () => {
  const settings: TaxSettings = {
    ...germanTax,
    rates: [
      ...germanTax.rates,
      taxRate('de-16', 16_000, 'DE', { firstDay: '2020-07-01', lastDay: '2020-12-31' }),
      taxRate('heligoland', 0, 'DE', { where: { country: 'DE', postalCode: '27498' } }),
      taxRate('ny-state', 4_000, 'US', { kind: 'state', where: { country: 'US', region: 'NY' } }),
      taxRate('ny-city', 4_500, 'US', { kind: 'city', where: { country: 'US', region: 'NY', postalCode: '100*' } }),
      taxRate('us', 1_000, 'US', { kind: 'state' }),
    ],
  };
  const ratesAt = (destination: { country: string; region?: string; postalCode?: string } | undefined, values = {}) =>
    getPlaceTax({ settings: { ...settings, ...values }, destination, day })
      .findRates('standard')
      .map(({ id }) => id);

  it('are the closest of each kind', () => {
    expect(ratesAt({ country: 'US', region: 'NY', postalCode: '10001' })).toEqual(['ny-city', 'ny-state']);
    expect(ratesAt({ country: 'US', region: 'TX' })).toEqual(['us']);
    expect(ratesAt({ country: 'DE', postalCode: '27498' })).toEqual(['heligoland']);
    expect(ratesAt({ country: 'NO' })).toEqual([]);
  });

  it('are those of the class', () => {
    const found = getPlaceTax({ settings, destination: berlin, day }).findRates('reduced');
    expect(found.map(({ id }) => id)).toEqual(['de-7']);
  });

  it('are those of the day, the first and the last included', () => {
    const on = (date: string) => getPlaceTax({ settings, destination: berlin, day: date }).findRates('standard')[0]?.id;
    expect(['2020-06-30', '2020-07-01', '2020-12-31', '2021-01-01'].map(on)).toEqual([
      'de-19',
      'de-16',
      'de-16',
      'de-19',
    ]);
    expect(() => getPlaceTax({ settings, destination: berlin }).findRates('standard')).toThrow(RangeError);
  });

  it('are the store’s own where the origin decides', () => {
    expect(ratesAt({ country: 'AT' }, { basis: 'origin' })).toEqual(['de-19']);
    expect(ratesAt(undefined, { basis: 'origin' })).toEqual(['de-19']);
  });

  it('are unknown without an address where the destination decides', () => {
    expect(ratesAt(undefined)).toEqual([]);
  });

  it('are charged by the customer only across borders', () => {
    const exemptionAt = (country: string) =>
      getPlaceTax({ settings, destination: { country }, exemption: 'reverse_charge', day }).exemption;
    expect(exemptionAt('AT')).toBe('reverse_charge');
    expect(exemptionAt('DE')).toBeUndefined();
    expect(getPlaceTax({ settings, exemption: 'reverse_charge', day }).exemption).toBeUndefined();
    expect(getPlaceTax({ settings, destination: berlin, exemption: 'exempt', day }).exemption).toBe('exempt');
  });
});
