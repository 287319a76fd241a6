import type { User } from '@shopwright/contracts/http/auth';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { sessions, users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { toUser } from '../users/user-row';
import { isSessionActive, touchEveryMs } from './session-limits';
import { hashToken } from './token';

export interface ResolvedSession {
  user: User;
  expiresAt: string;
}

/**
 * Returns the user of the session. Throws the same `unauthenticated` for a token that is unknown, ended, idle or of a
 * disabled account.
 */
export async function resolveSession({ database: { db }, now }: AuthDeps, token: string): Promise<ResolvedSession> {
  const at = now();
  const tokenHash = hashToken(token);
  const [found] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.role, sessions.role), isNull(users.disabledAt)))
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.revokedAt)));
  if (!found || !isSessionActive(found.session, found.user.role, at))
    throw new AppError('unauthenticated', 'Please sign in');

  const touchedBefore = new Date(at.getTime() - touchEveryMs);
  if (found.session.lastSeenAt <= touchedBefore) {
    await db
      .update(sessions)
      .set({ lastSeenAt: at })
      .where(and(eq(sessions.tokenHash, tokenHash), lte(sessions.lastSeenAt, touchedBefore)));
  }
  return { user: toUser(found.user), expiresAt: found.session.expiresAt.toISOString() };
}
