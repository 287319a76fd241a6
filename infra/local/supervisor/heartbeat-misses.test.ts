import { describe, expect, it } from 'vitest';
import { HeartbeatMisses } from './heartbeat-misses';

/** Returns how many misses a fresh process of the program survives, and the one that kills it. */
function missUntilKilled(misses: HeartbeatMisses, now = 0): number {
  misses.begin();
  misses.answered(now);
  let count = 1;
  while (!misses.missed(0)) count += 1;
  return count;
}

describe('HeartbeatMisses', () => {
  it('kills at the last of four misses in a row', () => {
    const misses = new HeartbeatMisses(4);
    misses.begin();
    misses.answered(0);
    expect([0, 0, 0].map(() => misses.missed(0))).toEqual([false, false, false]);
    misses.answered(5000);
    expect([0, 0, 0, 0].map(() => misses.missed(0))).toEqual([false, false, false, true]);
  });

  it('does not count a process that has never answered, or refuses connections', () => {
    const misses = new HeartbeatMisses(1);
    misses.begin();
    expect(misses.missed(0)).toBe(false);
    const two = new HeartbeatMisses(2);
    two.begin();
    two.answered(0);
    two.missed(0);
    two.refused();
    expect(two.missed(0)).toBe(false);
  });

  it('does not count a miss that the supervisor itself was more than a second late to notice', () => {
    const misses = new HeartbeatMisses(1);
    misses.begin();
    misses.answered(0);
    expect(misses.missed(1001)).toBe(false);
    expect(misses.missed(1000)).toBe(true);
  });

  it('doubles the patience after each kill, up to sixteen times', () => {
    const misses = new HeartbeatMisses(4);
    expect(Array.from({ length: 6 }, () => missUntilKilled(misses))).toEqual([4, 8, 16, 32, 64, 64]);
  });

  it('starts over once the program has answered for five minutes without a miss', () => {
    const misses = new HeartbeatMisses(4);
    missUntilKilled(misses);
    misses.begin();
    misses.answered(0);
    misses.answered(200_000);
    misses.missed(0);
    misses.answered(210_000);
    misses.answered(300_000);
    expect(missUntilKilled(misses, 310_000)).toBe(8);
    misses.begin();
    misses.answered(400_000);
    misses.answered(700_000);
    expect(missUntilKilled(misses, 800_000)).toBe(4);
  });
});
