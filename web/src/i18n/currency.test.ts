import { expect, it } from 'vitest';
import { dollars } from '../lib/format';
import { currencyNote } from './currency';

it.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [124_900, '$1,249.00'],
  [99_999_999, '$999,999.99'],
  [-1050, '-$10.50'],
])('%i cents are %s', (cents, text) => {
  expect(dollars(cents)).toBe(text);
});

it('names the currency, and converts where it is another', () => {
  expect(currencyNote(10_000, 'en')).toBe('USD');
  expect(currencyNote(10_000, 'es')).toBe('USD');
  expect(currencyNote(10_000, 'de')).toMatch(/^≈ \d+,\d\d EUR$/);
  expect(currencyNote(10_000, 'ja')).toMatch(/^≈ [\d,]+ JPY$/);
  expect(currencyNote(10_000, 'ar')).toMatch(/^≈ [\d,.]+ ريال$/);
});
