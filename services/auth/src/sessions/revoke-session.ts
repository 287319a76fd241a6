import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import { sessions } from '../db/schema';
import { hashToken } from './token';

const keepMs = 24 * 3_600_000;

/** Ends the session for good; nothing happens where there is none or it has ended already. */
export async function revokeSession(tx: Executor, token: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.tokenHash, hashToken(token)), isNull(sessions.revokedAt)));
}

/** Ends all sessions of the account but the one that asks. */
export async function revokeOtherSessions(
  tx: Executor,
  userId: number,
  ownToken: string | undefined,
  now: Date,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        ownToken ? ne(sessions.tokenHash, hashToken(ownToken)) : undefined,
      ),
    );
}

export async function purgeSessions(tx: Executor, now: Date): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.expiresAt, new Date(now.getTime() - keepMs)));
}
