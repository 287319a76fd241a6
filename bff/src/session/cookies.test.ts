import type { Request } from 'express';
import { afterEach, expect, it, vi } from 'vitest';
import { nameVisitorInTrace } from './cookies';

const named: (string | undefined)[] = [];
vi.mock('@shopwright/service-kit/http/trace-request', () => ({
  describeInTrace: (_name: string, read: () => string | undefined) => named.push(read()),
}));
afterEach(() => vi.useRealTimers());

it('names a browser in traces for one day, and tells nothing of its cookie', () => {
  vi.useFakeTimers();
  const config = { cookies: { visitor: 'visitor' }, linkSecret: 'x'.repeat(32) } as never;
  const visit = (at: string, cookie?: string) => {
    vi.setSystemTime(at);
    nameVisitorInTrace({ headers: { cookie } } as Request, config);
    return named.at(-1);
  };
  const cookie = 'visitor=a-visitor-0123456789abcdef';
  const morning = visit('2026-01-02T00:00:01Z', cookie);
  expect(morning).toMatch(/^[0-9a-f]{12}$/);
  expect(visit('2026-01-02T23:59:59Z', cookie)).toBe(morning);
  expect(visit('2026-01-03T00:00:01Z', cookie)).not.toBe(morning);
  expect(visit('2026-01-03T00:00:01Z')).toBeUndefined();
});
