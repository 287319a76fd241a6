import { errorCodes } from '@shopwright/contracts/errors';
import { queueNames } from '@shopwright/contracts/queues';
import { describe, expect, it } from 'vitest';
import { AppError } from '../errors';
import { attemptsMax, isPermanent, longestWaitMs, retriedForMs, retryWaitMs } from './retry-policy';

const hourMs = 3_600_000;

/** After the first one. */
function attemptsOf(queue: (typeof queueNames)[number], random: () => number): number[] {
  const at: number[] = [];
  for (let attempt = 1, now = 0; attempt < attemptsMax(queue); attempt += 1) {
    now += retryWaitMs(queue, attempt, random());
    at.push(now);
  }
  return at;
}

describe.each(queueNames)('%s', (queue) => {
  it('waits 1, 2, 4 seconds and so on, up to the longest wait of its queue', () => {
    const waits = [1, 2, 3, 4].map((attempt) => retryWaitMs(queue, attempt, 0.5));
    expect(waits).toEqual([1000, 2000, 4000, 8000]);
    expect(retryWaitMs(queue, 5000, 0.5)).toBe(longestWaitMs[queue]);
  });

  it('is still retried after five days with the shortest waits, and after a week with usual ones', () => {
    expect(attemptsOf(queue, () => 0).at(-1)).toBeGreaterThan(5 * 24 * hourMs);
    expect(attemptsOf(queue, () => 0.5).at(-1)).toBeGreaterThanOrEqual(retriedForMs);
  });

  it('goes on within six minutes of the end of an outage of twelve hours, whenever the outage began', () => {
    for (const beganMs of [0, 1500, 60_000, hourMs]) {
      const endMs = beganMs + 12 * hourMs;
      const next = attemptsOf(queue, Math.random).find((at) => at >= endMs) ?? Number.POSITIVE_INFINITY;
      expect(next - endMs).toBeLessThanOrEqual(6 * 60_000);
    }
  });
});

it('spreads the attempts of one moment', () => {
  const waits = new Set(Array.from({ length: 50 }, () => retryWaitMs('order-mails', 20)));
  expect(waits.size).toBeGreaterThan(30);
});

it('gives up only what the job itself is wrong about', () => {
  const permanent = errorCodes.filter((code) => isPermanent(new AppError(code, 'no')));
  expect(permanent.sort()).toEqual([
    'headers_too_large',
    'invalid_request',
    'payload_too_large',
    'unprocessable',
    'unsupported_media_type',
  ]);
  expect(isPermanent(new TypeError('a mistake that the next release fixes'))).toBe(false);
});
