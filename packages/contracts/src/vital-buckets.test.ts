import { describe, expect, it } from 'vitest';
import { bucketsMax, readPercentile75, toVitalBucket, vitalBounds, vitalNames } from './vital-buckets';

const counted = (vital: (typeof vitalNames)[number], values: number[]) => {
  const counts = new Map<number, number>();
  for (const value of values)
    counts.set(toVitalBucket(vital, value), (counts.get(toVitalBucket(vital, value)) ?? 0) + 1);
  return readPercentile75(vital, counts);
};

describe('readPercentile75', () => {
  it('is near the value that three quarters do not exceed', () => {
    expect(counted('lcp_ms', [100, 120, 140, 3000])).toBe(150);
    expect(counted('cls', [0, 0, 0.3, 0.3])).toBeGreaterThan(0.25);
    expect(counted('inp_ms', [])).toBeNull();
  });

  it('never crosses a bound between good and poor by its buckets', () => {
    for (const vital of vitalNames)
      for (const bound of vitalBounds[vital]) {
        expect(counted(vital, Array(9).fill(bound))).toBeLessThanOrEqual(bound);
        expect(counted(vital, Array(9).fill(bound * 1.5))).toBeGreaterThan(bound);
      }
  });

  it('keeps what is larger than all in the last bucket', () => {
    expect(counted('lcp_ms', [1e9])).toBeLessThanOrEqual(60_000);
    expect(toVitalBucket('lcp_ms', 1e9)).toBe(bucketsMax - 1);
  });
});
