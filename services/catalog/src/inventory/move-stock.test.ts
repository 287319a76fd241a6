import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crossesThreshold } from './set-stock';

describe('crossesThreshold', () => {
  it.each([
    [{ before: 6, after: 5, threshold: 5 }, true],
    [{ before: 6, after: 0, threshold: 5 }, true],
    [{ before: 5, after: 4, threshold: 5 }, false],
    [{ before: 4, after: 6, threshold: 5 }, false],
    [{ before: 7, after: 6, threshold: 5 }, false],
    [{ before: 1, after: 0, threshold: 0 }, true],
  ])('%o → %s', (change, expected) => {
    expect(crossesThreshold(change)).toBe(expected);
  });

  it('is true exactly when stock goes from above the threshold to it or below', () => {
    const quantity = fc.nat(30);
    fc.assert(
      fc.property(fc.nat(20), fc.array(quantity, { minLength: 2 }), (threshold, walk) => {
        const alerts = walk.filter((after, step) => {
          const before = walk[step - 1];
          return before !== undefined && crossesThreshold({ before, after, threshold });
        }).length;
        const sides = walk.map((level) => (level > threshold ? '+' : '-')).join('');
        expect(alerts).toBe(sides.split('+-').length - 1);
      }),
    );
  });
});
