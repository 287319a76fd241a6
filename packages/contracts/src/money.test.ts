import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centsFromDecimal,
  centsFromNumber,
  checkoutTotals,
  decimalFromCents,
  isDecimal,
  maxCents,
  sellingPriceCents,
  totalCents,
} from './money';

const cents = fc.integer({ min: 0, max: maxCents });

describe('decimal text and cents', () => {
  it('is a round trip for every amount', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(centsFromDecimal(decimalFromCents(amount))).toBe(amount);
      }),
    );
  });

  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['0.07', 7],
    ['999999.99', maxCents],
    ['1000000', undefined],
  ])('reads %s', (text, expected) => {
    expect(isDecimal(text) ? centsFromDecimal(text) : undefined).toBe(expected);
  });

  it.each(['', '-1', '+1', '1e3', '1.234', 'NaN', ' 1', '1,5', '0x1', '١'])('refuses %j', (text) => {
    expect(isDecimal(text)).toBe(false);
    expect(() => centsFromDecimal(text)).toThrow(RangeError);
  });

  it('keeps the sign of a refund', () => {
    expect(decimalFromCents(-5)).toBe('-0.05');
  });
});

describe('centsFromNumber', () => {
  it('reads what a float sum of decimals meant', () => {
    expect(centsFromNumber(0.1 + 0.2)).toBe(30);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 50 }), (prices) => {
        const floatSum = prices.reduce((sum, price) => sum + price / 100, 0);
        expect(centsFromNumber(floatSum)).toBe(prices.reduce((sum, price) => sum + price, 0));
      }),
    );
  });

  it.each([1.005, 0.001, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (amount) => {
    expect(centsFromNumber(amount)).toBeUndefined();
  });
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

it('totals lines in whole cents', () => {
  expect(
    totalCents([
      { price: '19.99', quantity: 3 },
      { price: '0.01', quantity: 1 },
    ]),
  ).toBe(5998);
});
