import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkoutTotals, grossMarginOfMarkup, grossMarginPercent, sellingPriceCents } from './price-rules';

it.each([
  [1599, 2079, 23],
  [1000, 2300, 57],
  [1000, 900, -11],
])('a cost of %i cents and a price of %i leave a gross margin of %i%%', (cost, price, margin) => {
  expect(grossMarginPercent(cost, price)).toBe(margin);
});

it.each([
  [30, 23],
  [130, 57],
  [200, 67],
])('a markup of %i%% leaves a gross margin of %i%%', (markup, margin) => {
  expect(grossMarginOfMarkup(markup)).toBe(margin);
});

describe('sellingPriceCents', () => {
  it.each([
    [1599, 30, 2079],
    [850, 30, 1105],
    [2299, 30, 2989],
    [699, 200, 2097],
    [1, 50, 2],
  ])('%i cents at %i%% sell for %i', (cost, margin, price) => {
    expect(sellingPriceCents(cost, margin)).toBe(price);
  });

  it('rounds half a cent up, exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 10, max: 200 }), (cost, margin) => {
        const exactHundredths = cost * (100 + margin);
        expect(sellingPriceCents(cost, margin)).toBe(Number((BigInt(exactHundredths) + 50n) / 100n));
      }),
    );
  });
});

describe('checkoutTotals', () => {
  it('ships free only over 50', () => {
    expect(checkoutTotals(5000)).toEqual({ subtotalCents: 5000, shippingCents: 999, taxCents: 400, totalCents: 6399 });
    expect(checkoutTotals(5001).shippingCents).toBe(0);
  });
});
