import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '@shopwright/contracts/roles';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

interface SessionLimits {
  /** A session ends this long after sign-in, used or not. */
  absoluteMs: number;
  /** A session ends earlier after this long without a request. */
  idleMs: number;
}

const staffLimits: SessionLimits = { absoluteMs: 12 * hourMs, idleMs: 30 * minuteMs };

export const sessionLimits: Record<Role, SessionLimits> = {
  shopper: { absoluteMs: 14 * 24 * hourMs, idleMs: 24 * hourMs },
  staff: staffLimits,
  operator: staffLimits,
};

/** `last_seen_at` is written at most this often, so that not every request costs a write. */
export const touchEveryMs = minuteMs;

interface SessionTimes {
  lastSeenAt: Date;
  expiresAt: Date;
}

export function isSessionActive(session: SessionTimes, role: Role, now: Date): boolean {
  const idleEndsAt = session.lastSeenAt.getTime() + sessionLimits[role].idleMs;
  return now.getTime() < Math.min(session.expiresAt.getTime(), idleEndsAt);
}

/** Returns 256 random bits for the browser's cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns what a device cookie keeps of the account's stored hash of the password. */
export const toPasswordMark = (password: string): string => hashToken(password).slice(0, 16);

/** Returns what is stored of a token. A fast hash is enough, because a random token cannot be guessed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
