import { formatMoney } from '@shopwright/contracts/money';
import { expect, it } from 'vitest';
import { currencyNote, savedPercent } from './price';

it.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [124_900, '$1,249.00'],
  [99_999_999, '$999,999.99'],
  [-1050, '-$10.50'],
])('%i cents are %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
});

it('names the currency, and converts where it is another', () => {
  expect(currencyNote(10_000, 'en', '0.9')).toBe('USD');
  expect(currencyNote(10_000, 'es', '0.9')).toBe('USD');
  expect(currencyNote(10_000, 'fr', '0.9')).toBe('env. 90,00 EUR');
  expect(currencyNote(10_000, 'de', '0.9')).toBe('ca. 90,00 EUR');
  expect(currencyNote(10_000, 'ja', '155.25')).toBe('約15,525 JPY');
  expect(currencyNote(10_000, 'zh', '7.25')).toBe('约725.00 CNY');
  expect(currencyNote(10_000, 'pt', '5.4')).toBe('aprox. 540,00 BRL');
  expect(currencyNote(10_000, 'ar', '3.75')).toBe('نحو 375.00 ريال سعودي');
});

it('says what is charged while there is no rate', () => {
  expect(currencyNote(10_000, 'de', undefined)).toBe('USD');
});

it('converts nothing in a store that charges another currency, whose code it names', () => {
  expect(currencyNote(10_000, 'de', '0.9', 'eur')).toBe('EUR');
  expect(currencyNote(10_000, 'ja', '155.25', 'jpy')).toBe('JPY');
});

it.each([
  [2000, '25.00', 20],
  [1999, '25.00', 20],
  [2001, '25.00', 19],
  [2499, '25.00', 0],
  [1, '999999.99', 99],
  [2500, '25.00', undefined],
  [2501, '25', undefined],
  [2500, null, undefined],
  [2500, 'old', undefined],
  [2500, undefined, undefined],
])('%i cents instead of %s save %s percent', (cents, compareAt, percent) => {
  expect(savedPercent(cents, compareAt)).toBe(percent);
});
