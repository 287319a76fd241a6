import { expect, it } from 'vitest';
import { taxSettings } from './http/selling';
import { toTaxSettings } from './pricing/selling-input';
import { getPlaceTax } from './pricing/tax';
import { presetIds, withPresets } from './tax-presets';
import { testSelling } from './test-selling';

const blank = { ...taxSettings.parse(testSelling().tax), rates: [] };
const filled = withPresets(blank, presetIds);

it('makes settings that the store accepts, once', () => {
  expect(taxSettings.safeParse(filled).error?.issues).toBeUndefined();
  expect(withPresets(filled, presetIds)).toEqual(filled);
});

it.each([
  [{ country: 'AT', postalCode: '1010' }, ['20']],
  [{ country: 'AT', postalCode: '6991' }, ['19']],
  [{ country: 'FR', postalCode: '97400' }, ['8.5']],
  [{ country: 'FR', postalCode: '97600' }, ['0']],
  [{ country: 'DE', postalCode: '27498' }, ['0']],
  [{ country: 'ES', postalCode: '35001' }, ['0']],
  [{ country: 'PT', postalCode: '9000-001' }, ['22']],
  [{ country: 'CH' }, ['8.1']],
  [{ country: 'US', region: 'CA' }, ['7.25']],
  [{ country: 'US', region: 'OR' }, []],
  [{ country: 'CA', region: 'AB' }, ['5']],
  [{ country: 'CA', region: 'ON' }, ['13']],
  [{ country: 'CA', region: 'QC' }, ['9.975', '5']],
])('charges %j %j percent', (destination, expected) => {
  const { findRates } = getPlaceTax({ settings: toTaxSettings(filled), destination, day: '2026-11-28' });
  expect(findRates('standard').map(({ rate }) => String(rate / 1000))).toEqual(expected);
});

it('adds reduced rates, and their class where the store has none', () => {
  const standardOnly = { ...blank, classes: blank.classes.filter(({ id }) => id === 'standard') };
  expect(withPresets(standardOnly, presetIds).classes).toEqual(standardOnly.classes);
  const reduced = withPresets(standardOnly, presetIds, 'Ermäßigt');
  expect(taxSettings.safeParse(reduced).error?.issues).toBeUndefined();
  expect(reduced.classes.at(-1)).toEqual({ id: 'reduced', name: 'Ermäßigt' });
  expect(withPresets(reduced, presetIds, 'Reduced')).toEqual(reduced);
  const rateAt = (country: string, postalCode?: string) =>
    getPlaceTax({ settings: toTaxSettings(reduced), destination: { country, postalCode }, day: '2026-11-28' })
      .findRates('reduced')
      .map(({ rate }) => rate / 1000);
  expect(['DE', 'NL', 'CH', 'JP', 'AT', 'US'].map((country) => rateAt(country))).toEqual([[7], [9], [2.6], [], [], []]);
  expect([rateAt('DE', '78266'), rateAt('FR', '97400'), rateAt('FR', '75001')]).toEqual([[0], [2.1], [5.5]]);
});

it('leaves a rate that staff have changed', () => {
  const own = { ...filled, rates: filled.rates.map((rate) => (rate.id === 'de-vat' ? { ...rate, rate: '18' } : rate)) };
  expect(withPresets(own, ['eu']).rates).toEqual(own.rates);
});
