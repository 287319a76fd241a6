import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, gt } from 'drizzle-orm';
import { accountEmails, users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { claimLink, findLinkedEmail, linkExpired } from '../emails/link-tokens';
import { requestEmail, verificationPauseMs } from '../emails/request-email';
import { applyPendingOptIn } from '../newsletter/sync-marketing-consent';
import { withSecurityLog } from '../security-log';
import {
  findAccount,
  findPendingEmail,
  findRecipient,
  getAccount,
  hasEmail,
  type RequestUser,
  requireOwnSession,
  type UserRow,
} from '../users/user-row';
import { changeEmail, resendEmailChange } from './change-email';

/**
 * Verifies the address for the account's own session only: someone else may have registered the address, and its owner,
 * who follows the link, would verify that person's password and passkeys. Who cannot sign in resets the password, which
 * ends them. Succeeds on a second click as well, also without a session. Throws `unauthenticated` otherwise.
 */
export async function verifyEmail(
  deps: AuthDeps,
  { token }: { token: string },
  visitor: Partial<RequestUser>,
): Promise<{ email: string }> {
  const { database, links, now } = deps;
  const email = await findLinkedEmail(database.db, links, ['verify-email', 'change-email'], token);
  if (email.kind === 'change-email') {
    const subject = { userId: email.userId ?? undefined, clientAddress: visitor.clientAddress };
    return withSecurityLog(deps, 'email-changed', subject, changeEmail(deps, email, visitor));
  }
  return database.transaction(async (tx) => {
    const at = now();
    const claim = await claimLink(tx, email.id, at);
    const account = await findRecipient(tx, email);
    if (!account || claim === 'expired' || (claim === 'used' && !account.emailVerifiedAt)) throw linkExpired();
    if (!account.emailVerifiedAt) requireOwnSession(account, visitor);
    if (claim === 'claimed') await verifyEmailAddress(tx, account, at);
    return { email: account.email };
  });
}

/** Returns the address that the link confirms, and whether it has done so. Throws `link_expired` where it does neither. */
export async function checkVerification(
  { database: { db }, links, now }: AuthDeps,
  { token }: { token: string },
): Promise<{ email: string; isConfirmed: boolean }> {
  const link = await findLinkedEmail(db, links, ['verify-email', 'change-email'], token);
  const address = link.email ?? '';
  const account = await findAccount(db, link.userId ?? 0);
  const isOwn = account?.email.toLowerCase() === address;
  const isConfirmed = isOwn && account.emailVerifiedAt !== null;
  const isUsable = !link.usedAt && link.expiresAt > now() && (link.kind === 'change-email' || isOwn);
  if (!account || !(isUsable || (isConfirmed && link.usedAt))) throw linkExpired();
  return { email: address, isConfirmed };
}

/**
 * Marks the account's address as verified after the user followed a link sent to it. The update names the address
 * again, because an address that the account took in the meantime was not verified. Throws `link_expired` then.
 */
export async function verifyEmailAddress(tx: Executor, { id, email }: UserRow, now: Date): Promise<void> {
  const [verified] = await tx
    .update(users)
    .set({ emailVerifiedAt: now, updatedAt: now })
    .where(and(eq(users.id, id), hasEmail(email)))
    .returning();
  if (!verified) throw linkExpired();
  await applyPendingOptIn(tx, verified, now);
}

/** Sends the link for a new address that is pending, else a verification email, unless one was sent within the last minute. */
export async function requestVerification(deps: AuthDeps, userId: number): Promise<{ sent: true }> {
  const { database, now } = deps;
  const account = await getAccount(database.db, userId);
  const pending = await findPendingEmail(database.db, userId, now());
  if (pending) await resendEmailChange(deps, userId);
  if (pending || account.emailVerifiedAt) return { sent: true };
  const since = new Date(now().getTime() - verificationPauseMs);
  const [recent] = await database.db
    .select({ id: accountEmails.id })
    .from(accountEmails)
    .where(
      and(
        eq(accountEmails.userId, userId),
        eq(accountEmails.kind, 'verify-email'),
        eq(accountEmails.email, account.email.toLowerCase()),
        gt(accountEmails.createdAt, since),
      ),
    );
  if (!recent) await database.transaction((tx) => requestVerificationEmail(tx, account, now()));
  return { sent: true };
}

export function requestVerificationEmail(tx: Executor, account: UserRow, now: Date): Promise<void> {
  const { id, email, preferredLanguage: language } = account;
  return requestEmail(tx, { kind: 'verify-email', email, language, about: { userId: id } }, now);
}
