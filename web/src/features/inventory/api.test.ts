import { expect, it } from 'vitest';
import { stockLevel } from './api';

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
