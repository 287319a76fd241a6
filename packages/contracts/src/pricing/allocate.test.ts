import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocate';

describe('allocate', () => {
  it.each([
    ['thirds', 100, [1, 1, 1], 1, [34, 33, 33]],
    ['the largest remainder first', 100, [1, 5, 3], 1, [11, 56, 33]],
    ['yen', 10_000, [1, 1, 1], 100, [3400, 3300, 3300]],
    ['nothing to a weight of zero', 7, [0, 2, 0, 1], 1, [0, 5, 0, 2]],
    ['the same to weights that are all zero', 5, [0, 0], 1, [3, 2]],
    ['nothing to nobody', 0, [], 1, []],
    ['more than 2^53 in between', 99_999_999_99, [99_999_999_99, 99_999_999_98], 1, [50_000_000_00, 49_999_999_99]],
  ])('gives %s', (_, total, weights, step, shares) => {
    expect(allocate(total, weights, step)).toEqual(shares);
  });

  it('refuses a total that the currency cannot express, or that nobody gets', () => {
    expect(() => allocate(150, [1], 100)).toThrow(RangeError);
    expect(() => allocate(1, [], 1)).toThrow(RangeError);
  });

  it('adds up to the total, within one step of the exact share and never above a weight', () => {
    const amounts = fc.array(fc.nat({ max: 10_000_000_000 }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(amounts, fc.constantFrom(1, 10, 100), fc.nat({ max: 1000 }), (units, step, permille) => {
        const weights = units.map((unit) => unit * step);
        const sum = units.reduce((all, unit) => all + unit, 0);
        const total = Math.floor((sum * permille) / 1000) * step;
        const shares = allocate(total, weights, step);
        expect(shares.reduce((all, share) => all + share, 0)).toBe(total);
        shares.forEach((share, index) => {
          const weight = BigInt(weights[index] ?? 0);
          expect(share % step).toBe(0);
          expect(BigInt(share) <= weight).toBe(true);
          const difference = BigInt(share) * BigInt(sum * step) - BigInt(total) * weight;
          expect(difference < BigInt(sum * step) * BigInt(step) || sum === 0).toBe(true);
        });
      }),
    );
  });
});
