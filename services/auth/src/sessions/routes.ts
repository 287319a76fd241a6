import type { Session } from '@shopwright/contracts/http/account';
import * as account from '@shopwright/contracts/http/account';
import type { User } from '@shopwright/contracts/http/auth';
import * as auth from '@shopwright/contracts/http/auth';
import * as internal from '@shopwright/contracts/http/internal';
import { createPreparedQueries } from '@shopwright/service-kit/database/prepared-query';
import { AppError } from '@shopwright/service-kit/errors';
import { sessionTokenHeader } from '@shopwright/service-kit/http/internal-token';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import { accountEmails, memberRoles, sessions, teamSettings, users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { isRoleOf } from '../users/member-roles';
import { isPendingChange, type RequestUser, readRequestUser, toUser } from '../users/user-row';
import { hashToken, isSessionActive, touchEveryMs } from './session-limits';
import { revokeOtherSessions, revokeSession, revokeSessionById } from './start-session';

export function sessionRoutes(routes: RouteTable, deps: AuthDeps): void {
  routes.bind(internal.resolveSession, ({ body }) => resolveSession(deps, body.token));
  routes.bind(auth.logout, async ({ req }) => {
    const token = req.get(sessionTokenHeader);
    if (token) await revokeSession(deps.database.db, token, deps.now());
  });
  routes.bind(account.listSessions, (call) => listSessions(deps, readRequestUser(call)));
  routes.bind(account.endSession, (call) =>
    revokeSessionById(deps, readRequestUser(call).userId, call.params.sessionId),
  );
  routes.bind(account.endOtherSessions, async (call) => {
    const { userId, sessionToken } = readRequestUser(call);
    await revokeOtherSessions(deps.database.db, userId, sessionToken, deps.now());
  });
}

interface ResolvedSession {
  user: User;
  expiresAt: string;
}

/** Selects the session of a token with its user. Every request of a signed-in user reads it. */
const sessionQuery = createPreparedQueries((db) =>
  db
    .select({
      session: sessions,
      user: users,
      pendingEmail: accountEmails.email,
      requiresTwoFactor: teamSettings.requiresTwoFactor,
      memberRole: memberRoles,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.role, sessions.role), isNull(users.disabledAt)))
    .leftJoin(accountEmails, and(eq(accountEmails.userId, users.id), isPendingChange(sql.placeholder('at'))))
    .leftJoin(teamSettings, eq(teamSettings.id, 1))
    .leftJoin(memberRoles, and(eq(users.role, 'staff'), isRoleOf(users)))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isNull(sessions.revokedAt)))
    .prepare('session'),
);

/**
 * Returns the user of the session. Throws the same `unauthenticated` for a token that is unknown, ended, idle or of a
 * disabled account.
 */
async function resolveSession({ database: { db }, now }: AuthDeps, token: string): Promise<ResolvedSession> {
  const at = now();
  const tokenHash = hashToken(token);
  const [found] = await sessionQuery(db, null).execute({ tokenHash, at: at.toISOString() });
  if (!found || !isSessionActive(found.session, found.user.role, at))
    throw new AppError('unauthenticated', 'Please sign in');

  const touchedBefore = new Date(at.getTime() - touchEveryMs);
  if (found.session.lastSeenAt <= touchedBefore) {
    await db
      .update(sessions)
      .set({ lastSeenAt: at })
      .where(and(eq(sessions.tokenHash, tokenHash), lte(sessions.lastSeenAt, touchedBefore)));
  }
  return { user: await toUser(db, found.user, at, found), expiresAt: found.session.expiresAt.toISOString() };
}

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
