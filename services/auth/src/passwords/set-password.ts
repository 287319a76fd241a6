import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../db/schema';
import { expireLinks, requestEmail } from '../emails/request-email';
import type { UserRow } from '../users/user-row';

/**
 * Sets the account's password, emails its user and invalidates open reset links. Returns false and changes nothing when
 * the password was changed or the account was disabled since `account` was read: the authorization is out of date.
 */
export async function setPassword(tx: Executor, account: UserRow, passwordHash: string, now: Date): Promise<boolean> {
  const isUnchanged = and(eq(users.id, account.id), eq(users.password, account.password), isNull(users.disabledAt));
  const changed = await tx
    .update(users)
    .set({ password: passwordHash, updatedAt: now })
    .where(isUnchanged)
    .returning({ id: users.id });
  if (changed.length === 0) return false;
  await expireLinks(tx, 'reset-password', { userId: account.id }, now);
  const { email, preferredLanguage: language } = account;
  await requestEmail(tx, { kind: 'password-changed', email, language, about: { userId: account.id } }, now);
  return true;
}
