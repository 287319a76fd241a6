import { describe, expect, it } from 'vitest';
import { feedPriceCents, isGuarded } from './feed-price';

describe('feedPriceCents', () => {
  it.each([
    [1000, 30, 'none', 1300],
    [1000, 30, '99', 1399],
    [1000, 30, '95', 1395],
    [1000, 30, 'whole', 1300],
    [1001, 30, 'whole', 1400],
    [1076, 30, '99', 1399],
    [1077, 30, '99', 1499],
    [1, 10, '99', 99],
    [0, 30, '99', 0],
  ] as const)('%d cents plus %d%%, rounded to %s: %d', (cost, margin, rounding, price) => {
    expect(feedPriceCents(cost, margin, rounding)).toBe(price);
  });
});

describe('isGuarded', () => {
  it.each([
    [1000, 1300, false],
    [1000, 1301, true],
    [1000, 700, false],
    [1000, 699, true],
    [0, 999, false],
  ])('%d to %d: %s', (before, after, guarded) => {
    expect(isGuarded(before, after)).toBe(guarded);
  });
});
