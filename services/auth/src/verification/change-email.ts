import type { User } from '@shopwright/contracts/http/auth';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import { type Executor, postgresCode, violatedConstraint } from '@shopwright/service-kit/database/connection';
import { fieldError, invariant } from '@shopwright/service-kit/errors';
import { eq } from 'drizzle-orm';
import { users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { type AccountEmailRow, claimLink, linkExpired } from '../emails/link-tokens';
import { expireLinks, requestEmail, verificationPauseMs } from '../emails/request-email';
import { applyPendingOptIn, deleteSubscription } from '../newsletter/sync-marketing-consent';
import { revokeOtherSessions } from '../sessions/start-session';
import { lockAccount } from '../two-factor/factors';
import {
  findPendingEmail,
  getAccount,
  type RequestUser,
  requireOwnSession,
  toUser,
  type UserRow,
} from '../users/user-row';

/**
 * Requests the link that changes the account's address, in the transaction that holds the account's row. Never looks up
 * whether the new address has an account: that is decided when the email is sent. The same address within a minute gets
 * no second email. Throws `rate_limited` when the address reached its limit.
 */
export async function requestEmailChange(tx: Executor, account: UserRow, address: string, now: Date): Promise<void> {
  const email = address.toLowerCase();
  const pending = await findPendingEmail(tx, account.id, now);
  const isRecent = pending && now.getTime() - pending.createdAt.getTime() < verificationPauseMs;
  if (isRecent && pending.email === email) return;
  const { id: userId, preferredLanguage: language } = account;
  await requestEmail(tx, { kind: 'change-email', email, language, about: { userId } }, now);
  const requested = await findPendingEmail(tx, userId, now);
  if (requested?.email !== email) throw fieldError('rate_limited', 'email', validationMessages.email_wait);
}

/** Sends another link to the address of the pending change, which replaces the one before. */
export async function resendEmailChange({ database, now }: AuthDeps, userId: number): Promise<void> {
  await database.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    const pending = await findPendingEmail(tx, userId, now());
    if (pending?.email) await requestEmailChange(tx, account, pending.email, now());
  });
}

/** Does nothing when no change is pending. */
export async function cancelEmailChange({ database, now }: AuthDeps, userId: number): Promise<User> {
  return database.transaction(async (tx) => {
    await lockAccount(tx, userId);
    await expireLinks(tx, 'change-email', { userId }, now());
    return toUser(tx, await getAccount(tx, userId), now());
  });
}

/**
 * Changes the account's address to the one that the link was sent to, which is thereby verified. Ends the account's
 * other sessions and notifies the old address. Of two accounts that confirm one address the unique index lets the first
 * through; the other gets the `link_expired` of any link that is over. A second click succeeds as well.
 */
export async function changeEmail(
  { database, now }: AuthDeps,
  email: AccountEmailRow,
  visitor: Partial<RequestUser>,
): Promise<{ email: string }> {
  return database.transaction(async (tx) => {
    const at = now();
    // The row before the link, as in every change of an account, so that no two of them wait for each other.
    const account = await lockAccount(tx, email.userId ?? 0);
    const claim = await claimLink(tx, email.id, at);
    const isDone = claim === 'used' && account.email.toLowerCase() === email.email && account.emailVerifiedAt;
    if (isDone) return { email: account.email };
    if (claim !== 'claimed' || account.disabledAt || !email.email) throw linkExpired();
    requireOwnSession(account, visitor);
    await replaceEmail(tx, account, email.email, visitor.sessionToken, at);
    return { email: email.email };
  });
}

async function replaceEmail(
  tx: Executor,
  { id, email: before, emailVerifiedAt, preferredLanguage: language }: UserRow,
  email: string,
  sessionToken: string | undefined,
  now: Date,
): Promise<void> {
  const [changed] = await tx
    .update(users)
    .set({ email, emailVerifiedAt: now, updatedAt: now })
    .where(eq(users.id, id))
    .returning()
    .catch((error: unknown) => {
      throw isTakenEmail(error) ? linkExpired() : error;
    });
  invariant(changed, 'the row is locked');
  await requestEmail(tx, { kind: 'email-changed', email: before, language, about: { userId: id } }, now);
  // The newsletter of the old address ends, and continues at the new one.
  if (emailVerifiedAt) await deleteSubscription(tx, before);
  await applyPendingOptIn(tx, changed, now);
  await revokeOtherSessions(tx, id, sessionToken, now);
}

/** True for the error of a write that would give one address to two accounts. */
export const isTakenEmail = (error: unknown): boolean =>
  postgresCode(error) === '23505' && violatedConstraint(error) === 'users_email';
