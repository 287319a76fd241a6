import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../db/schema';
import { endLinks, requestEmail } from '../emails/request-email';
import type { UserRow } from '../users/user-row';

/**
 * Gives the account another password, tells its owner, and ends the reset links that are out there. False, and nothing
 * done, where the password is not the one that was read any more, or the account was closed: what gave the right to
 * set it is out of date.
 */
export async function setPassword(tx: Executor, account: UserRow, passwordHash: string, now: Date): Promise<boolean> {
  const isAsRead = and(eq(users.id, account.id), eq(users.password, account.password), isNull(users.disabledAt));
  const changed = await tx
    .update(users)
    .set({ password: passwordHash, updatedAt: now })
    .where(isAsRead)
    .returning({ id: users.id });
  if (changed.length === 0) return false;
  await endLinks(tx, 'reset-password', { userId: account.id }, now);
  const { email, preferredLanguage: language } = account;
  await requestEmail(tx, { kind: 'password-changed', email, language, about: { userId: account.id } }, now);
  return true;
}
