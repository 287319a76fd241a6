import { expect, it } from 'vitest';
import { toGrams, toWeight } from './product-weight';

it.each([
  [0, '', 'g'],
  [1, '1', 'g'],
  [999, '999', 'g'],
  [1000, '1', 'kg'],
  [1005, '1.005', 'kg'],
  [1_000_000, '1000', 'kg'],
] as const)('%s g are %j %s, and the same in grams again', (grams, weight, weightUnit) => {
  expect(toWeight(grams)).toEqual({ weight, weightUnit });
  expect(toGrams({ weight, weightUnit })).toBe(grams);
});

it('rounds to the nearest gram', () => {
  expect(toGrams({ weight: '1.2346', weightUnit: 'kg' })).toBe(1235);
  expect(toGrams({ weight: '0.4', weightUnit: 'g' })).toBe(0);
});

it.each(['-1', 'a lot', '1,5', '1000.001', '1e3', 'NaN'])('takes no %j for a weight in kilograms', (weight) => {
  expect(toGrams({ weight, weightUnit: 'kg' })).toBeUndefined();
});
