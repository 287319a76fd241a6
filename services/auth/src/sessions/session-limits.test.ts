import { describe, expect, it } from 'vitest';
import { isSessionActive } from './session-limits';

const hours = (count: number) => new Date(count * 3_600_000);

describe('isSessionActive', () => {
  it('lets a shopper be away for a day and a staff member for half an hour', () => {
    const session = { lastSeenAt: hours(0), expiresAt: hours(1000) };
    expect(isSessionActive(session, 'shopper', hours(23.9))).toBe(true);
    expect(isSessionActive(session, 'shopper', hours(24))).toBe(false);
    expect(isSessionActive(session, 'staff', hours(0.49))).toBe(true);
    expect(isSessionActive(session, 'staff', hours(0.5))).toBe(false);
    expect(isSessionActive(session, 'operator', hours(0.5))).toBe(false);
  });

  it('ends at its time however busy it is', () => {
    expect(isSessionActive({ lastSeenAt: hours(12), expiresAt: hours(12) }, 'shopper', hours(12))).toBe(false);
  });
});
