import { expect, it } from 'vitest';
import { languages } from './fields';
import { formatMoney, formatWholeMoney } from './money';

it.each([
  ['en', '$1,249.00', '-$0.50'],
  ['de', '1.249,00\u00a0$', '-0,50\u00a0$'],
  ['fr', '1\u202f249,00\u00a0$', '-0,50\u00a0$'],
  ['pt', 'US$\u00a01.249,00', '-US$\u00a00,50'],
  ['ja', '$1,249.00', '-$0.50'],
] as const)('formats dollars in %s', (language, price, discount) => {
  expect(formatMoney(124_900, language)).toBe(price);
  expect(formatMoney(-50, language)).toBe(discount);
});

it.each([
  ['en', '$1,250', '$0'],
  ['de', '1.250\u00a0$', '0\u00a0$'],
  ['fr', '1\u202f250\u00a0$', '0\u00a0$'],
  ['pt', 'US$\u00a01.250', 'US$\u00a00'],
] as const)('formats whole dollars in %s', (language, budget, none) => {
  expect(formatWholeMoney(1249.6, language)).toBe(budget);
  expect(formatWholeMoney(0, language)).toBe(none);
  expect(formatWholeMoney(100_000, 'en')).toBe('$100,000');
});

it('shows sums to the cent, however large', () => {
  expect(formatMoney('0.00')).toBe('$0.00');
  expect(formatMoney('299999999.97')).toBe('$299,999,999.97');
  expect(formatMoney('90071992547409929.99')).toBe('$90,071,992,547,409,929.99');
  expect(formatMoney('-1249.00', 'de')).toBe('-1.249,00\u00a0$');
});

it('is English where no language is given', () => {
  expect(formatMoney(24_900)).toBe('$249.00');
});

it('shows a dollar sign and two decimals in every language', () => {
  for (const language of languages) expect(formatMoney(24_900, language)).toMatch(/^(?=.*\$).*249[.,]00/);
});

it.each([
  ['en', 'eur', '€1,249.00'],
  ['de', 'eur', '1.249,00\u00a0€'],
  ['pt', 'brl', 'R$\u00a01.249,00'],
  ['en', 'chf', 'CHF\u00a01,249.00'],
  ['en', 'jpy', '¥1,249'],
  ['de', 'jpy', '1.249\u00a0¥'],
  ['fr', 'jpy', '1\u202f249\u00a0¥'],
] as const)('formats %s of %s as %s', (language, currency, price) => {
  expect(formatMoney(124_900, language, currency)).toBe(price);
  expect(formatMoney('1249.00', language, currency)).toBe(price);
});
