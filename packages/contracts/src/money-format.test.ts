import { expect, it } from 'vitest';
import { languages } from './fields';
import { formatUsd, formatWholeUsd } from './money';

it.each([
  ['en', '$1,249.00', '-$0.50'],
  ['de', '1.249,00\u00a0$', '-0,50\u00a0$'],
  ['fr', '1\u202f249,00\u00a0$', '-0,50\u00a0$'],
  ['pt', 'US$\u00a01.249,00', '-US$\u00a00,50'],
  ['ja', '$1,249.00', '-$0.50'],
] as const)('formats dollars in %s', (language, price, discount) => {
  expect(formatUsd(124_900, language)).toBe(price);
  expect(formatUsd(-50, language)).toBe(discount);
});

it.each([
  ['en', '$1,250', '$0'],
  ['de', '1.250\u00a0$', '0\u00a0$'],
  ['fr', '1\u202f250\u00a0$', '0\u00a0$'],
  ['pt', 'US$\u00a01.250', 'US$\u00a00'],
] as const)('formats whole dollars in %s', (language, budget, none) => {
  expect(formatWholeUsd(1249.6, language)).toBe(budget);
  expect(formatWholeUsd(0, language)).toBe(none);
  expect(formatWholeUsd(100_000, 'en')).toBe('$100,000');
});

it('shows sums to the cent, however large', () => {
  expect(formatUsd('0.00')).toBe('$0.00');
  expect(formatUsd('299999999.97')).toBe('$299,999,999.97');
  expect(formatUsd('90071992547409929.99')).toBe('$90,071,992,547,409,929.99');
  expect(formatUsd('-1249.00', 'de')).toBe('-1.249,00\u00a0$');
});

it('is English where no language is given', () => {
  expect(formatUsd(24_900)).toBe('$249.00');
});

it('shows a dollar sign and two decimals in every language', () => {
  for (const language of languages) expect(formatUsd(24_900, language)).toMatch(/^(?=.*\$).*249[.,]00/);
});
