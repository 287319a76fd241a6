import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import { sessions } from '../db/schema';
import type { AuthDeps } from '../deps';
import { hashToken } from './token';

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
): Promise<undefined> {
  const [revoked] = await db
    .update(sessions)
    .set({ revokedAt: sql`coalesce(${sessions.revokedAt}, ${now().toISOString()}::timestamptz)` })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  if (!revoked) throw new AppError('not_found', 'There is no such session');
  return undefined;
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
