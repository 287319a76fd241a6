import { expect, it } from 'vitest';
import { quantityFrom, stockLevel } from './api';

it.each([
  [0, 5, 'out'],
  [1, 5, 'low'],
  [5, 5, 'low'],
  [6, 5, 'in'],
  [10, undefined, 'low'],
  [11, undefined, 'in'],
] as const)('%i on hand with a threshold of %s is %s', (stockQuantity, lowStockThreshold, level) => {
  expect(stockLevel({ stockQuantity, lowStockThreshold })).toBe(level);
});

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
