import type { ExchangeRate } from '@shopwright/contracts/http/store-settings';
import { expect, it } from 'vitest';
import { changedRates, newestRateDate, ratesForm, toRateTexts } from './rates-form';

const rates: ExchangeRate[] = [
  { currency: 'EUR', rate: '0.86', asOf: '2026-11-21T00:00:00Z' },
  { currency: 'JPY', rate: '155', asOf: '2026-11-22T00:00:00Z' },
];

it('sends only what was changed, and nothing for what stays without a rate', () => {
  expect(changedRates(rates, { ...toRateTexts(rates), JPY: '156.5' })).toEqual([{ currency: 'JPY', rate: '156.5' }]);
  expect(changedRates(rates, toRateTexts(rates))).toEqual([]);
});

it.each(['', '0', '-1', 'a lot', '1.2345678'])('refuses %j for a currency that has a rate', (rate) => {
  expect(ratesForm(rates).safeParse({ ...toRateTexts(rates), EUR: rate }).success).toBe(false);
});

it('lets a currency stay without one', () => {
  expect(ratesForm(rates).safeParse(toRateTexts(rates)).success).toBe(true);
});

it('is based on the newest rate', () => {
  expect(newestRateDate([...rates].reverse())).toBe('2026-11-22T00:00:00Z');
  expect(newestRateDate([])).toBeNull();
});
