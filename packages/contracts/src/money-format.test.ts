import { expect, it } from 'vitest';
import { languages } from './fields';
import { formatUsd } from './money';

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

it('is English where no language is given', () => {
  expect(formatUsd(24_900)).toBe('$249.00');
});

it('shows a dollar sign and two decimals in every language', () => {
  for (const language of languages) expect(formatUsd(24_900, language)).toMatch(/^(?=.*\$).*249[.,]00/);
});
