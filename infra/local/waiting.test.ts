import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { terminal } from './terminal';
import { UserError } from './user-error';
import { waitFor } from './waiting';

const never = () => new Promise<never>(() => undefined);

describe('waitFor', () => {
  let said: string[];

  beforeEach(() => {
    said = [];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
    vi.spyOn(terminal, 'notice').mockImplementation((_name, text) => void said.push(text));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** Counts no timers: other files of the worker may leave theirs. */
  async function expectSilence() {
    said.length = 0;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(said).toEqual([]);
  }

  it.each([
    [1_000, '1 s'],
    [10_000, '10 s'],
    [60_000, '60 s'],
    [90_000, '90 s'],
    [120_000, '2 minutes'],
    [300_000, '5 minutes'],
    [600_000, '10 minutes'],
    [3_600_000, '60 minutes'],
  ])('gives up after %d ms, and says so: %s', async (limitMs, shown) => {
    let isAborted = false;
    const failure = waitFor('the mail server', { limitMs, advice: 'Check SMTP_URL.' }, (signal) => {
      signal.addEventListener('abort', () => {
        isAborted = true;
      });
      return never();
    }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(limitMs - 1);
    expect(isAborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toBeInstanceOf(UserError);
    expect(await failure).toMatchObject({
      message: `Gave up waiting for the mail server after ${shown}. Check SMTP_URL.`,
    });
    expect(isAborted).toBe(true);
    await expectSilence();
  });

  it.each([
    [14_000, []],
    [15_000, [15]],
    [59_000, [15]],
    [60_000, [15, 60]],
    [180_000, [15, 60, 120, 180]],
  ])('after %d ms has said at %j s that it still waits', async (ms, seconds) => {
    const waiting = waitFor('Redis', { limitMs: 200_000 }, never).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(ms);
    expect(said).toEqual(seconds.map((second) => `waiting for Redis, ${second} s so far`));
    await vi.advanceTimersByTimeAsync(200_000);
    await waiting;
  });

  it('tells what the work is at', async () => {
    let step = 'a lock';
    const failure = waitFor('the build', { limitMs: 70_000, describe: () => step }, never).catch(String);
    await vi.advanceTimersByTimeAsync(15_000);
    step = 'the second half';
    await vi.advanceTimersByTimeAsync(60_000);
    expect(said).toEqual(['waiting for a lock, 15 s so far', 'waiting for the second half, 60 s so far']);
    expect(await failure).toContain('Gave up waiting for the second half after 70 s.');
  });

  it('returns the result, or throws the error of the work itself, and keeps no timer', async () => {
    expect(await waitFor('it', { limitMs: 1_000 }, async () => 3)).toBe(3);
    await expect(waitFor('it', { limitMs: 1_000 }, () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    expect(
      await waitFor('it', { limitMs: 1_000, describe: () => expect.fail('The limit still runs.') }, async () => 3),
    ).toBe(3);
    await expectSilence();
  });
});
