import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/account';
import type { Executor } from '@shopwright/service-kit/database/connection';
import type { DeviceUser } from '@shopwright/service-kit/http/known-device';
import { inConstantTime } from '@shopwright/service-kit/runtime/constant-time';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { claimLink, findLinkedEmail, linkExpired } from '../emails/link-tokens';
import { expireLinks, requestEmail } from '../emails/request-email';
import { checkPassword, clearAttempts, wrongPassword } from '../passwords/login-attempts';
import { checkNewPassword } from '../passwords/new-password';
import { toPasswordMark } from '../sessions/session-limits';
import { revokeOtherSessions } from '../sessions/start-session';
import { lockAccount, removeAllFactors } from '../two-factor/factors';
import { findRecipient, getAccount, hasEmail, type RequestUser, type UserRow } from '../users/user-row';
import { verifyEmailAddress } from '../verification/verify-email';

export async function changePassword(
  deps: AuthDeps,
  { currentPassword, newPassword }: BodyOf<typeof endpoints.changePassword>,
  user: RequestUser,
): Promise<DeviceUser> {
  const { database, passwords, now } = deps;
  const account = await getAccount(database.db, user.userId);
  if (!(await checkPassword(deps, account, currentPassword, user))) throw wrongPassword('currentPassword');
  await checkNewPassword('newPassword', newPassword, account);
  const passwordHash = await passwords.hash(newPassword);
  await database.transaction(async (tx) => {
    if (!(await setPassword(tx, account, passwordHash, now()))) throw wrongPassword('currentPassword');
    await revokeOtherSessions(tx, user.userId, user.sessionToken, now());
  });
  return { userId: account.id, passwordMark: toPasswordMark(passwordHash) };
}

/** Answers alike and after the same time for an address that is known, unknown, disabled or over its email limit. */
export async function forgotPassword(
  deps: AuthDeps,
  form: BodyOf<typeof endpoints.forgotPassword>,
): Promise<{ sent: true }> {
  await inConstantTime(emailResetLink(deps, form));
  return { sent: true };
}

async function emailResetLink(
  { database, now }: AuthDeps,
  { email, language }: BodyOf<typeof endpoints.forgotPassword>,
): Promise<void> {
  await database.transaction(async (tx) => {
    // Locks the row, so that a simultaneous erasure deletes this email or this request finds no account.
    const [account] = await tx
      .select()
      .from(users)
      .where(and(hasEmail(email), isNull(users.disabledAt)))
      .for('key share');
    if (!account) return;
    await requestEmail(
      tx,
      {
        kind: 'reset-password',
        email: account.email,
        language: language ?? account.preferredLanguage,
        about: { userId: account.id },
      },
      now(),
    );
  });
}

/**
 * Claims the link in the transaction of the change: of two simultaneous requests one sets its password, the other gets
 * 410. The link proves access to the mailbox, so the address is verified too. Factors from before that are removed:
 * someone else may have registered the address, and could sign in with them. Returns the account and its new password's
 * mark.
 */
export async function resetPassword(
  { database, passwords, links, now }: AuthDeps,
  form: BodyOf<typeof endpoints.resetPassword>,
): Promise<DeviceUser> {
  const email = await findLinkedEmail(database.db, links, ['reset-password', 'choose-password'], form.token);
  const recipient = await findRecipient(database.db, email);
  // Avoids the costly hash for a dead link; the claim below decides.
  if (!recipient || email.usedAt || email.expiresAt <= now()) throw linkExpired();
  await checkNewPassword('password', form.password, recipient);
  const passwordHash = await passwords.hash(form.password);
  return database.transaction(async (tx) => {
    // The row before the link, as in every change of an account, so that no two of them wait for each other.
    const locked = await lockAccount(tx, recipient.id);
    const claim = await claimLink(tx, email.id, now());
    const account = await findRecipient(tx, email);
    if (claim !== 'claimed' || !account) throw linkExpired();
    if (!(await setPassword(tx, account, passwordHash, now()))) throw linkExpired();
    if (!locked.emailVerifiedAt) await removeAllFactors(tx, locked, now());
    await verifyEmailAddress(tx, account, now());
    await revokeOtherSessions(tx, account.id, undefined, now());
    await clearAttempts(tx, account.email);
    return { userId: account.id, passwordMark: toPasswordMark(passwordHash) };
  });
}

/**
 * Sets the account's password, emails its user and invalidates open reset links and a pending change
 * of address, which someone who knew the old password may have asked for. Returns false and changes nothing when
 * the password was changed or the account was disabled since `account` was read: the authorization is out of date.
 */
async function setPassword(tx: Executor, account: UserRow, passwordHash: string, now: Date): Promise<boolean> {
  const isUnchanged = and(eq(users.id, account.id), eq(users.password, account.password), isNull(users.disabledAt));
  const changed = await tx
    .update(users)
    .set({ password: passwordHash, updatedAt: now })
    .where(isUnchanged)
    .returning({ id: users.id });
  if (changed.length === 0) return false;
  await expireLinks(tx, 'reset-password', { userId: account.id }, now);
  await expireLinks(tx, 'choose-password', { userId: account.id }, now);
  await expireLinks(tx, 'change-email', { userId: account.id }, now);
  const { email, preferredLanguage: language } = account;
  await requestEmail(tx, { kind: 'password-changed', email, language, about: { userId: account.id } }, now);
  return true;
}
