import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, sql } from 'drizzle-orm';
import { sessions } from '../db/schema';
import type { AuthDeps } from '../deps';

/** Ends one of the person's own sessions, again if need be. Somebody else's is as good as none. */
export async function endSession({ database: { db }, now }: AuthDeps, userId: number, id: string): Promise<undefined> {
  const [ended] = await db
    .update(sessions)
    .set({ revokedAt: sql`coalesce(${sessions.revokedAt}, ${now().toISOString()}::timestamptz)` })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  if (!ended) throw new AppError('not_found', 'There is no such session');
  return undefined;
}
