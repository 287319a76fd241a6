import { expect, it } from 'vitest';
import { visitorInTraces } from './cookies';

it('names a browser in traces for one day, and tells nothing of its cookie', () => {
  const visitor = 'a-visitor-0123456789abcdef';
  const nameAt = (at: string, secret = 'x'.repeat(32)) => visitorInTraces(visitor, secret, new Date(at));
  const morning = nameAt('2026-01-02T00:00:01Z');
  expect(morning).toMatch(/^[0-9a-f]{12}$/);
  expect(nameAt('2026-01-02T23:59:59Z')).toBe(morning);
  expect(nameAt('2026-01-03T00:00:01Z')).not.toBe(morning);
  expect(nameAt('2026-01-02T00:00:01Z', 'y'.repeat(32))).not.toBe(morning);
});
