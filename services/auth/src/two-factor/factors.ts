import type { RequestedEmailKind } from '@shopwright/contracts/http/account-emails';
import type { TeamEvent } from '@shopwright/contracts/http/team';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { invariant } from '@shopwright/service-kit/errors';
import { and, eq, isNotNull } from 'drizzle-orm';
import { passkeys, signInChallenges, totpSecrets, users } from '../db/schema';
import { requestEmail } from '../emails/request-email';
import { revokeOtherSessions } from '../sessions/start-session';
import { recordTeamEvent } from '../users/record-team-event';
import type { UserRow } from '../users/user-row';
import { deleteRecoveryCodes, replaceRecoveryCodes } from './recovery-codes';

/** Locks the account's row: changes of its factors take turns. */
export async function lockAccount(tx: Executor, userId: number): Promise<UserRow> {
  const [account] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  invariant(account, 'accounts are never deleted');
  return account;
}

/** Returns which factors the account has set up. */
export async function readFactors(db: Executor, userId: number): Promise<{ hasTotp: boolean; hasPasskey: boolean }> {
  const [totp] = await db
    .select({ userId: totpSecrets.userId })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)));
  const [passkey] = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)).limit(1);
  return { hasTotp: totp !== undefined, hasPasskey: passkey !== undefined };
}

/**
 * Completes the setup of a factor of the locked account and notifies its user. With the first one, sign-in takes a second
 * step: ends the other sessions, which did without, and returns recovery codes. Returns null with any further one.
 */
export async function factorAdded(
  tx: Executor,
  account: UserRow,
  sessionToken: string | undefined,
  now: Date,
): Promise<string[] | null> {
  if (account.twoFactorAt) {
    await notify(tx, account, 'factor-added', now);
    return null;
  }
  await tx.update(users).set({ twoFactorAt: now, updatedAt: now }).where(eq(users.id, account.id));
  await revokeOtherSessions(tx, account.id, sessionToken, now);
  await notify(tx, account, 'two-factor-on', now);
  return replaceRecoveryCodes(tx, account.id);
}

/**
 * Completes the removal of a factor of the locked account and notifies its user. Without any left, sign-in takes the
 * password only.
 */
export async function factorRemoved(tx: Executor, account: UserRow, now: Date): Promise<void> {
  if (!account.twoFactorAt) return;
  const { hasTotp, hasPasskey } = await readFactors(tx, account.id);
  if (hasTotp || hasPasskey) await notify(tx, account, 'factor-removed', now);
  else await endTwoFactor(tx, account, now);
}

/** Replaces the recovery codes of the locked account, notifies its user and returns the new ones. */
export async function renewRecoveryCodes(tx: Executor, account: UserRow, now: Date): Promise<string[]> {
  await notify(tx, account, 'recovery-codes-created', now);
  return replaceRecoveryCodes(tx, account.id);
}

/** Removes every factor of the locked account and ends its sessions, also sign-ins that have begun. */
export async function removeAllFactors(tx: Executor, account: UserRow, now: Date): Promise<void> {
  await deleteFactors(tx, account.id);
  await revokeOtherSessions(tx, account.id, undefined, now);
  if (account.twoFactorAt) await endTwoFactor(tx, account, now);
}

/** Deletes the factors of the account, with all their data. */
export async function deleteFactors(tx: Executor, userId: number): Promise<void> {
  await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
  await deleteRecoveryCodes(tx, userId);
}

async function endTwoFactor(tx: Executor, account: UserRow, now: Date): Promise<void> {
  await deleteRecoveryCodes(tx, account.id);
  await tx.update(users).set({ twoFactorAt: null, updatedAt: now }).where(eq(users.id, account.id));
  await notify(tx, account, 'two-factor-off', now);
}

/** Emails the user what changed, and adds it to the log of the team for a member: an intruder's change is noticed. */
async function notify(
  tx: Executor,
  { id, email, role, preferredLanguage: language }: UserRow,
  kind: RequestedEmailKind & TeamEvent['kind'],
  now: Date,
): Promise<void> {
  await requestEmail(tx, { kind, email, language, about: { userId: id } }, now);
  if (role !== 'shopper') await recordTeamEvent(tx, { kind, actorId: id, userId: id }, now);
}
