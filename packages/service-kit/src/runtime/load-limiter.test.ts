import type { Priority } from '@shopwright/contracts/priority';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoadLimiter } from './load-limiter';

const places = { browsing: 2, account: 3, checkout: 4, essential: 5 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(waitMs = 40) {
  const refused: Priority[] = [];
  const limiter = createLoadLimiter({ places, waitMs, onRefused: (priority) => refused.push(priority) });
  const leaves: (() => void)[] = [];
  const entered: string[] = [];
  /** Notes who got one. */
  const ask = async (name: string, priority: Priority, isGone?: () => boolean) => {
    const leave = await limiter.enter(priority, isGone);
    if (leave) {
      entered.push(name);
      leaves.push(leave);
    }
    return leave !== undefined;
  };
  return { limiter, refused, leaves, entered, ask };
}

describe('createLoadLimiter', () => {
  it('keeps places for what is more important', async () => {
    const { ask, entered, refused } = setUp();
    const asked = (['browsing', 'account', 'checkout', 'essential'] as const).flatMap((priority) => [
      ask(priority, priority),
      ask(priority, priority),
    ]);
    await vi.advanceTimersByTimeAsync(50);
    expect(await Promise.all(asked)).toEqual([true, true, true, false, true, false, true, false]);
    expect(entered).toEqual(['browsing', 'browsing', 'account', 'checkout', 'essential']);
    expect(refused).toEqual(['account', 'checkout', 'essential']);
  });

  it('lets the important ones in first, and those of one priority in their order', async () => {
    const { limiter, ask, entered, leaves } = setUp();
    const taken = Array.from({ length: 5 }, () => limiter.occupy());
    void ask('browsing', 'browsing');
    void ask('first account', 'account');
    void ask('second account', 'account');
    void ask('checkout', 'checkout');
    await vi.advanceTimersByTimeAsync(0);
    for (const leave of taken) leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(entered).toEqual(['checkout', 'first account', 'second account']);
    leaves[0]?.();
    leaves[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(entered.at(-1)).toBe('browsing');
  });

  it('refuses after a short wait, and immediately when as many wait as have a place', async () => {
    const { limiter, ask, refused } = setUp();
    await Promise.all([ask('a', 'browsing'), ask('b', 'browsing')]);
    const waiting = [ask('c', 'browsing'), ask('d', 'browsing')];
    expect(limiter.isFull('browsing')).toBe(true);
    expect(limiter.isFull('account')).toBe(false);
    expect(await ask('e', 'browsing')).toBe(false);
    await vi.advanceTimersByTimeAsync(39);
    expect(refused).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(await Promise.all(waiting)).toEqual([false, false]);
    expect(refused).toHaveLength(3);
  });

  it('gives no place to a request whose caller no longer waits', async () => {
    const { ask, leaves, entered } = setUp();
    await Promise.all([ask('a', 'browsing'), ask('b', 'browsing')]);
    const gone = ask('gone', 'browsing', () => true);
    void ask('waiting', 'browsing');
    leaves[0]?.();
    expect(await gone).toBe(false);
    expect(entered).toEqual(['a', 'b', 'waiting']);
  });

  it('counts a place that is left twice once, and is empty after the load', async () => {
    const { limiter, ask, leaves } = setUp();
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([ask('a', 'browsing'), ask('b', 'browsing')]);
      for (const leave of leaves.splice(0)) {
        leave();
        leave();
      }
    }
    limiter.occupy();
    expect(await ask('c', 'browsing')).toBe(true);
    const late = ask('d', 'browsing');
    await vi.advanceTimersByTimeAsync(50);
    expect(await late).toBe(false);
  });
});
