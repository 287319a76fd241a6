import fc from 'fast-check';
import { expect, it } from 'vitest';
import { conversionRate } from '../orders/sales-metrics';

it.each([
  // Without visits, or where browsers blocked their count, no rate is true.
  [0, 0, null],
  [3, 0, null],
  [0, 7, 0],
  [1, 3, 33.3],
  [2, 3, 66.7],
  [7, 7, 100],
  [3, 2, null],
])('%i orders of %i visits are %s percent', (orders, visits, percent) => {
  expect(conversionRate(orders, visits)).toBe(percent);
});

it('is within half a tenth of the true share, and has one decimal', () => {
  const count = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(count, count, (one, other) => {
      const [orders, visits] = [Math.min(one, other), Math.max(one, other)];
      const rate = conversionRate(orders, visits) ?? Number.NaN;
      expect(Math.abs(rate - (orders / visits) * 100)).toBeLessThanOrEqual(0.05 + 1e-6);
      expect(Number(rate.toFixed(1))).toBe(rate);
    }),
  );
});
