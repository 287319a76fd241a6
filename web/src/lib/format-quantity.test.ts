import { expect, it } from 'vitest';
import { isQuantity, quantityFrom } from './format';

it.each([
  ['12', 12],
  ['0', 0],
  ['', 0],
  ['-3', 0],
  ['1.5', 0],
  ['many', 0],
])('%j typed as a quantity is %i', (text, quantity) => {
  expect(quantityFrom(text)).toBe(quantity);
});

it.each(['', ' ', '-3', '1.5', '1e3', 'many'])('%j is no quantity, so it is not stored as typed', (text) => {
  expect(isQuantity(text)).toBe(false);
});

it('a whole number of 0 or more is a quantity', () => {
  expect(isQuantity('0')).toBe(true);
  expect(isQuantity(' 12 ')).toBe(true);
});
