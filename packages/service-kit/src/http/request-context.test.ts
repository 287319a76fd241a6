import { expect, it } from 'vitest';
import { remainingMs, runInRequest } from './request-context';

const leftOf = (leftMs: number, limitMs: number) =>
  runInRequest({ requestId: 'a-request', deadlineAt: performance.now() + leftMs }, () => remainingMs(limitMs));

it('is the limit where the request has more time, or no deadline', () => {
  expect(remainingMs(3000)).toBe(3000);
  expect(leftOf(60_000, 3000)).toBe(3000);
});

it('is what the request has left where that is less, as a signal takes it', () => {
  const left = leftOf(60_000.5, 120_000);
  expect(left).toBeLessThanOrEqual(60_000);
  expect(() => AbortSignal.timeout(left)).not.toThrow();
});

it('is never nothing: a call that comes too late ends by its deadline', () => {
  expect(leftOf(-5, 3000)).toBe(1);
});
