import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeByPercent, isSellable, roundTo99 } from './bulk-price';
import { maxCents } from './money';

const cents = fc.integer({ min: 1, max: maxCents });
const hundredths = fc.integer({ min: -9900, max: 100_000 });

describe('changeByPercent', () => {
  it.each([
    [2900, 10, 3190],
    [1999, 10, 2199],
    [1995, 10, 2195],
    [1, 50, 2],
    [10_050, -50, 5025],
    [333, 0, 333],
    [1000, 2.5, 1025],
    [101, -0.5, 100],
    [99_999_999, 1000, 1_099_999_989],
  ])('%i cents by %d %% → %i cents', (before, percent, after) => {
    expect(changeByPercent(before, percent)).toBe(after);
  });

  it('is less than or exactly half a cent from the exact price, and half a cent goes up', () => {
    fc.assert(
      fc.property(cents, hundredths, (before, change) => {
        const exact = BigInt(before) * BigInt(10_000 + change);
        const error = BigInt(changeByPercent(before, change / 100)) * 10_000n - exact;
        expect(error <= 5000n && error > -5000n).toBe(true);
      }),
    );
  });

  it('keeps the order of prices', () => {
    fc.assert(
      fc.property(cents, cents, hundredths, (one, other, change) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(changeByPercent(low, change / 100)).toBeLessThanOrEqual(changeByPercent(high, change / 100));
      }),
    );
  });
});

describe('roundTo99', () => {
  it.each([
    [2730, 2699],
    [2748, 2699],
    [2749, 2799],
    [2799, 2799],
    [2800, 2799],
    [1, 99],
    [99_999_999, 99_999_999],
  ])('%i → %i', (before, after) => {
    expect(roundTo99(before)).toBe(after);
  });

  it('ends in .99, moves the price by half a dollar at most, and changes nothing the second time', () => {
    fc.assert(
      fc.property(cents, (before) => {
        const after = roundTo99(before);
        expect(after % 100).toBe(99);
        expect(isSellable(after)).toBe(true);
        if (before >= 49) expect(Math.abs(after - before)).toBeLessThanOrEqual(50);
        expect(roundTo99(after)).toBe(after);
      }),
    );
  });
});
