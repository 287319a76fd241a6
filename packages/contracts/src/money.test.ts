import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsFromDecimal, centsFromNumber, decimalFromCents, isDecimal, maxCents, totalCents } from './money';

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

it('totals lines in whole cents', () => {
  expect(
    totalCents([
      { price: '19.99', quantity: 3 },
      { price: '0.01', quantity: 1 },
    ]),
  ).toBe(5998);
});
