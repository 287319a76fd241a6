import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkoutTotals, sellingPriceCents } from './price-rules';

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
