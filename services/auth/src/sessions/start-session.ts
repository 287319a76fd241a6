import type { SessionGrant } from '@shopwright/contracts/http/auth';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { sessions, users } from '../db/schema';
import { toUser, type UserRow } from '../users/user-row';
import { revokeSession } from './revoke-sessions';
import { sessionLimits } from './session-limits';
import { hashToken, newToken } from './token';

export interface Browser {
  /** The browser's session until now, which the new one replaces. */
  sessionToken?: string;
  userAgent?: string;
}

const userAgentMax = 200;

/**
 * Signs the account in with a new token of 256 random bits, of which only the hash is stored. `account` is the row that
 * the password was checked against. Throws `unauthenticated` when the password was changed or the account disabled
 * since: the session would outlive a change that ended all others.
 */
export async function startSession(
  tx: Executor,
  account: Pick<UserRow, 'id' | 'role' | 'password'>,
  browser: Browser,
  now: Date,
): Promise<SessionGrant> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + sessionLimits[account.role].absoluteMs);
  if (browser.sessionToken) await revokeSession(tx, browser.sessionToken, now);
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    userId: account.id,
    role: account.role,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    userAgent: browser.userAgent?.slice(0, userAgentMax),
  });
  const [row] = await tx
    .update(users)
    .set({ lastLoginAt: now, updatedAt: sql`${users.updatedAt}` })
    .where(and(eq(users.id, account.id), eq(users.password, account.password), isNull(users.disabledAt)))
    .returning();
  if (!row) throw new AppError('unauthenticated', 'Invalid email or password');
  return { user: toUser(row), token, expiresAt: expiresAt.toISOString() };
}
