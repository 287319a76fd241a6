import { expect, it } from 'vitest';
import { demoTotals } from './totals';

it.each([
  [2000, false, { shippingCents: 999, taxCents: 160, totalCents: 3159 }],
  [2000, true, { shippingCents: 0, taxCents: 160, totalCents: 2160 }],
  [5000, false, { shippingCents: 999, taxCents: 400, totalCents: 6399 }],
  [5001, false, { shippingCents: 0, taxCents: 400, totalCents: 5401 }],
  [5001, true, { shippingCents: 0, taxCents: 400, totalCents: 5401 }],
])('%i cents, shipping free by reward: %s', (subtotalCents, shipsFree, sums) => {
  expect(demoTotals(subtotalCents, shipsFree)).toEqual({ subtotalCents, ...sums });
});
