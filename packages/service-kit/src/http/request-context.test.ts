import { expect, it } from 'vitest';
import { remainingMs, runInRequest } from './request-context';

const leftOf = (leftMs: number, limitMs: number) =>
  runInRequest({ requestId: 'a-request', deadlineAt: performance.now() + leftMs }, () => remainingMs(limitMs));

it('is the limit if the request has more time, or no deadline', () => {
  expect(remainingMs(3000)).toBe(3000);
  expect(leftOf(60_000, 3000)).toBe(3000);
});

it('is the remaining time if that is less, in whole milliseconds', () => {
  const left = leftOf(60_000.5, 120_000);
  expect(left).toBeLessThanOrEqual(60_000);
  expect(() => AbortSignal.timeout(left)).not.toThrow();
});

it('is at least 1 ms after the deadline', () => {
  expect(leftOf(-5, 3000)).toBe(1);
});
