import type { Session } from '@shopwright/contracts/http/account';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { sessions, users } from '../db/schema';
import type { AuthDeps } from '../deps';
import type { RequestUser } from '../users/request-user';
import { isSessionActive } from './session-limits';
import { hashToken } from './token';

/** Returns the account's active sessions, the most recently used first. */
export async function listSessions(
  { database: { db }, now }: AuthDeps,
  { userId, sessionToken }: Pick<RequestUser, 'userId' | 'sessionToken'>,
): Promise<Session[]> {
  const rows = await db
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.role, sessions.role)))
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
  const currentHash = sessionToken && hashToken(sessionToken);
  return rows
    .filter(({ session }) => isSessionActive(session, session.role, now()))
    .map(({ session }) => ({
      id: session.id,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      userAgent: session.userAgent,
      isCurrent: session.tokenHash === currentHash,
    }));
}
