import { expect, it } from 'vitest';
import { ageText, withDecimalPoint } from './format';

it.each([
  ['12,50', '12.50'],
  [' 12.50 ', '12.50'],
  ['1.249,00', '1.249.00'],
])('reads the decimal mark of %j as %s', (typed, text) => {
  expect(withDecimalPoint(typed)).toBe(text);
});

it.each([
  [-5, 'en', '0 sec'],
  [59_999, 'en', '59 sec'],
  [150_000, 'en', '2 min'],
  [7_200_000, 'de', '2 Std.'],
  [200_000_000, 'en', '2 days'],
])('writes an age of %d ms in %s as %s', (ms, language, text) => {
  expect(ageText(ms, language)).toBe(text);
});
