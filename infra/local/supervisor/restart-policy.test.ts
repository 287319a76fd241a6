import { describe, expect, it } from 'vitest';
import { RestartPolicy } from './restart-policy';

describe('RestartPolicy', () => {
  const delays = (policy: RestartPolicy, deaths: number, livedMs = 0) =>
    Array.from({ length: deaths }, (_, index) => policy.died(livedMs, index * 1_000).delayMs);

  it('doubles the delay up to five seconds', () => {
    expect(delays(new RestartPolicy(), 9)).toEqual([100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000, 5_000]);
  });

  it('starts over after the process ran for thirty seconds', () => {
    const policy = new RestartPolicy();
    delays(policy, 5);
    expect(policy.died(30_000, 100_000)).toEqual({ delayMs: 100, alarming: false });
  });

  it('warns at the tenth exit within a minute, and keeps trying', () => {
    const policy = new RestartPolicy();
    delays(policy, 9);
    expect(policy.died(0, 9_000)).toEqual({ delayMs: 10_000, alarming: true });
    expect(policy.died(0, 80_000).alarming).toBe(false);
  });
});
