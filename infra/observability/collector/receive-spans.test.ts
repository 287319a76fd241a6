import { describe, expect, it } from 'vitest';
import { createTraceBudget } from './receive-spans';

const traceId = (n: number) =>
  Math.floor(((n * 0.618_033_988_7) % 1) * 2 ** 32)
    .toString(16)
    .padStart(32, '0');

describe('createTraceBudget', () => {
  it('keeps every trace under normal load', () => {
    let ms = 0;
    const budget = createTraceBudget({ perSecond: 10, burst: 1000, now: () => ms });
    for (let n = 0; n < 5000; n += 1) {
      ms += 100;
      expect(budget.keeps(traceId(n))).toBe(true);
    }
  });

  it('keeps its share under heavy load, and the same traces each time', () => {
    let ms = 0;
    const budget = createTraceBudget({ perSecond: 10, burst: 1000, now: () => ms });
    let kept = 0;
    for (let n = 0; n < 100_000; n += 1) {
      ms += 1;
      if (budget.keeps(traceId(n))) kept += 1;
    }
    expect(kept).toBeGreaterThan(1500);
    expect(kept).toBeLessThan(2100);
    expect(budget.keeps('0'.repeat(32))).toBe(true);
    expect(budget.keeps('f'.repeat(32))).toBe(false);
  });

  it('recovers after heavy load', () => {
    let ms = 0;
    const budget = createTraceBudget({ perSecond: 10, burst: 1000, now: () => ms });
    for (let n = 0; n < 10_000; n += 1) budget.keeps(traceId(n));
    ms += 100_000;
    expect(budget.keeps('f'.repeat(32))).toBe(true);
  });
});
