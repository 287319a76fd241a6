import { expect, it } from 'vitest';
import { withDecimalPoint } from './format';

it.each([
  ['12,50', '12.50'],
  [' 12.50 ', '12.50'],
  ['1.249,00', '1.249.00'],
])('reads the decimal mark of %j as %s', (typed, text) => {
  expect(withDecimalPoint(typed)).toBe(text);
});
