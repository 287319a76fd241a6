import { expect, it } from 'vitest';
import { directionOfText, withDecimalPoint } from './format';

it.each([
  ['2 × USB-C وHDMI', 'rtl'],
  ['ميكروفون Tonewick', 'rtl'],
  ['3 × USB-C, 1 × 3.5 mm', 'ltr'],
  ['9 mm', 'ltr'],
  ['', 'ltr'],
] as const)('of %j is %s', (text, direction) => {
  expect(directionOfText(text)).toBe(direction);
});

it.each([
  ['12,50', '12.50'],
  [' 12.50 ', '12.50'],
  ['1.249,00', '1.249.00'],
])('reads the decimal mark of %j as %s', (typed, text) => {
  expect(withDecimalPoint(typed)).toBe(text);
});
