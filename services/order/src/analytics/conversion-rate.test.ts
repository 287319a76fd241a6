import fc from 'fast-check';
import { expect, it } from 'vitest';
import { conversionRate } from './period';

it.each([
  [0, 0, 0],
  [3, 0, 0],
  [0, 7, 0],
  [1, 3, 33.3],
  [2, 3, 66.7],
  [7, 7, 100],
  [3, 2, 150],
])('%i orders of %i visits are %f percent', (orders, visits, percent) => {
  expect(conversionRate(orders, visits)).toBe(percent);
});

it('is within half a tenth of the true share, and has one decimal', () => {
  const count = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(count, count, (orders, visits) => {
      const rate = conversionRate(orders, visits);
      expect(Math.abs(rate - (orders / visits) * 100)).toBeLessThanOrEqual(0.05 + 1e-6);
      expect(Number(rate.toFixed(1))).toBe(rate);
    }),
  );
});
