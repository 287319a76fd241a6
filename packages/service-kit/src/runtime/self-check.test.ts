import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from './logger';
import { startSelfCheck } from './self-check';

describe('a self-check', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Returns after how many. */
  async function replacedAfter(found: (string | undefined | Error)[]): Promise<number | undefined> {
    let checks = 0;
    let replacedAt: number | undefined;
    const check = startSelfCheck(
      createLogger('test', 'silent'),
      [
        async () => undefined,
        async () => {
          const fault = found[checks];
          checks += 1;
          if (fault instanceof Error) throw fault;
          return fault;
        },
      ],
      { replace: () => (replacedAt = checks) },
    );
    await vi.advanceTimersByTimeAsync(found.length * 10_000);
    await check.stop();
    return replacedAt;
  }

  it('replaces the process after four findings in a row', async () => {
    expect(await replacedAfter(['stale', 'stale', 'stale', 'stale', 'stale'])).toBe(4);
  });

  it.each([
    ['a healthy process', Array.from({ length: 20 }, () => undefined)],
    ['faults that heal', ['stale', 'stale', 'stale', undefined, 'stale', 'stale', 'stale', undefined]],
    ['a check that fails itself', Array.from({ length: 8 }, () => new Error('the check is broken'))],
  ])('keeps %s', async (_name, found) => {
    expect(await replacedAfter(found)).toBeUndefined();
  });
});
