import { describe, expect, it } from 'vitest';
import { isSessionActive } from './session-limits';

const hours = (count: number) => new Date(count * 3_600_000);

describe('isSessionActive', () => {
  it('ends after an idle day for a shopper and after half an hour for staff', () => {
    const session = { lastSeenAt: hours(0), expiresAt: hours(1000) };
    expect(isSessionActive(session, 'shopper', hours(23.9))).toBe(true);
    expect(isSessionActive(session, 'shopper', hours(24))).toBe(false);
    expect(isSessionActive(session, 'staff', hours(0.49))).toBe(true);
    expect(isSessionActive(session, 'staff', hours(0.5))).toBe(false);
    expect(isSessionActive(session, 'operator', hours(0.5))).toBe(false);
  });

  it('ends at its expiry even when it is in use', () => {
    expect(isSessionActive({ lastSeenAt: hours(12), expiresAt: hours(12) }, 'shopper', hours(12))).toBe(false);
  });
});
