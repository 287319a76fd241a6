import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from './logger';
import { startPeriodicTask } from './periodic-task';

const logger = createLogger('test', 'silent');
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

describe('a periodic task', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  async function secondsOf(everyMs: number, forMs: number, failing: number[] = []): Promise<number[]> {
    const startedAt = Date.now();
    const begun: number[] = [];
    const work = async () => {
      begun.push((Date.now() - startedAt) / 1000);
      if (failing.includes(begun.length)) throw new Error('a dependency is away');
    };
    const task = startPeriodicTask(logger, { name: 'example', everyMs, work });
    await vi.advanceTimersByTimeAsync(forMs);
    await task.stop();
    return begun;
  }

  it('runs seconds after the start, then at its interval', async () => {
    expect(await secondsOf(minuteMs, 130_000)).toEqual([1, 61, 121]);
  });

  it('runs as soon where its interval is short', async () => {
    expect(await secondsOf(2000, 6000)).toEqual([1, 3, 5]);
  });

  it('runs in a service that restarts more often than the interval', async () => {
    expect(await secondsOf(hourMs, 5 * minuteMs)).toEqual([60]);
  });

  it('repeats a failed pass soon, with growing waits, and returns to its interval', async () => {
    expect(await secondsOf(minuteMs, 2 * minuteMs, [1, 2, 3])).toEqual([1, 2, 4, 8, 68]);
  });

  it('never waits longer after a failure than after a success', async () => {
    expect(await secondsOf(2000, 7900, [1, 2, 3, 4])).toEqual([1, 2, 4, 6]);
  });
});
