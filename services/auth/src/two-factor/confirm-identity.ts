import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { sessions } from '../db/schema';
import type { AuthDeps } from '../deps';
import { checkPassword, wrongPassword } from '../passwords/login-attempts';
import { hashToken } from '../sessions/session-limits';
import { getAccount, type RequestUser, type UserRow } from '../users/user-row';
import { lockAccount } from './factors';

/** The time after a sign-in or a confirmed password within which the protection of accounts may be changed. */
const validForMs = 15 * 60_000;

/** Confirms the identity of the session's user by the password. */
export async function confirmIdentity(
  deps: AuthDeps,
  { password }: { password: string },
  user: RequestUser,
): Promise<void> {
  const { database, now } = deps;
  const account = await getAccount(database.db, user.userId);
  if (!(await checkPassword(deps, account, password, user))) throw wrongPassword('password');
  await database.db
    .update(sessions)
    .set({ confirmedAt: now() })
    .where(and(eq(sessions.tokenHash, hashToken(user.sessionToken ?? '')), eq(sessions.userId, user.userId)));
}

/**
 * Locks the account's row for a change of its factors. Throws `confirmation_required` as below, now that no new password
 * can end the session in between.
 */
export async function lockConfirmedAccount(tx: Executor, user: RequestUser, now: Date): Promise<UserRow> {
  const account = await lockAccount(tx, user.userId);
  await requireConfirmation(tx, user, now);
  return account;
}

/** Throws `confirmation_required` unless the session's user proved who they are a short while ago. */
export async function requireConfirmation(
  db: Executor,
  { userId, sessionToken }: Pick<RequestUser, 'userId' | 'sessionToken'>,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - validForMs).toISOString();
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, hashToken(sessionToken ?? '')),
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        sql`coalesce(${sessions.confirmedAt}, ${sessions.createdAt}) > ${since}::timestamptz`,
      ),
    );
  if (!session) throw new AppError('confirmation_required', 'Confirm your password to continue');
}
