import type { SessionGrant } from '@shopwright/contracts/http/auth';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import type { KnownDevice } from '@shopwright/service-kit/http/known-device';
import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import { sessions, users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { toUser, type UserRow } from '../users/user-row';
import { hashToken, newToken, sessionLimits, toPasswordMark } from './session-limits';

export interface Browser {
  /** The browser's session until now, which the new one replaces. */
  sessionToken?: string;
  userAgent?: string;
  clientAddress?: string;
  knownDevice?: KnownDevice;
}

const userAgentMax = 200;

/**
 * Signs the account in with a new token of 256 random bits, of which only the hash is stored. `account` is the row that
 * the password was checked against. Throws `unauthenticated` when its password, role or second factor was changed or the
 * account disabled since: the session would outlive a change that ended all others.
 */
export async function startSession(
  tx: Executor,
  account: Pick<UserRow, 'id' | 'role' | 'password' | 'twoFactorAt'>,
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
    .where(
      and(
        eq(users.id, account.id),
        eq(users.password, account.password),
        eq(users.role, account.role),
        account.twoFactorAt ? eq(users.twoFactorAt, account.twoFactorAt) : isNull(users.twoFactorAt),
        isNull(users.disabledAt),
      ),
    )
    .returning();
  if (!row) throw new AppError('unauthenticated', 'Invalid email or password');
  const passwordMark = toPasswordMark(row.password);
  return { user: await toUser(tx, row, now), token, expiresAt: expiresAt.toISOString(), passwordMark };
}

const keepMs = 24 * 3_600_000;

/** Ends the session of the token permanently. Does nothing when there is none or it has ended. */
export async function revokeSession(tx: Executor, token: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.tokenHash, hashToken(token)), isNull(sessions.revokedAt)));
}

/** Ends one of the user's sessions; may be repeated. Throws `not_found` for another user's session. */
export async function revokeSessionById(
  { database: { db }, now }: AuthDeps,
  userId: number,
  id: string,
): Promise<void> {
  const [revoked] = await db
    .update(sessions)
    .set({ revokedAt: sql`coalesce(${sessions.revokedAt}, ${now().toISOString()}::timestamptz)` })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  if (!revoked) throw new AppError('not_found', 'No such session');
}

/** Ends all sessions of the account except the current one. */
export async function revokeOtherSessions(
  tx: Executor,
  userId: number,
  currentToken: string | undefined,
  now: Date,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        currentToken ? ne(sessions.tokenHash, hashToken(currentToken)) : undefined,
      ),
    );
}

export async function purgeSessions(tx: Executor, now: Date): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.expiresAt, new Date(now.getTime() - keepMs)));
}
