import { describe, expect, it } from 'vitest';
import { attemptsMax, waitMsAfter } from './retry-schedule';

describe('the waits after failed attempts', () => {
  const waits = Array.from({ length: attemptsMax }, (_, index) => waitMsAfter(index + 1, 0));

  it('begin with seconds and are those of Standard Webhooks', () => {
    expect(waits.map((ms) => ms && ms / 1000)).toEqual([
      5,
      300,
      1800,
      7200,
      18000,
      36000,
      50400,
      72000,
      86400,
      undefined,
    ]);
  });

  it('last three days', () => {
    const days = waits.reduce<number>((sum, ms) => sum + (ms ?? 0), 0) / 86_400_000;
    expect(days).toBeGreaterThan(3);
    expect(days).toBeLessThan(3.2);
  });

  it('differ by a tenth at most', () => {
    expect(waitMsAfter(2, 1)).toBe(330_000);
  });
});
