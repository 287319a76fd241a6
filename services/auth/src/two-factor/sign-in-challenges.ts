import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, gt, lte } from 'drizzle-orm';
import { type challengePurposes, signInChallenges } from '../db/schema';
import { hashToken, newToken } from '../sessions/session-limits';
import { findAccount, type UserRow } from '../users/user-row';

const validForMs = 5 * 60_000;

export type Challenge = typeof signInChallenges.$inferSelect;

interface NewChallenge {
  purpose: (typeof challengePurposes)[number];
  /** The account whose password was checked, or that registers a passkey. */
  account?: UserRow;
  webAuthnChallenge?: string;
}

/** Starts a sign-in or a registration, and returns the token by which the browser continues it. */
export async function startChallenge(
  db: Executor,
  { purpose, account, webAuthnChallenge }: NewChallenge,
  now: Date,
): Promise<string> {
  const token = newToken();
  await db.insert(signInChallenges).values({
    tokenHash: hashToken(token),
    purpose,
    userId: account?.id ?? null,
    passwordMark: account ? hashToken(account.password) : null,
    webAuthnChallenge,
    expiresAt: new Date(now.getTime() + validForMs),
  });
  return token;
}

/** Returns the challenge of the token. Throws `unauthenticated` for one that is unknown, used or expired. */
export async function findChallenge(db: Executor, token: string, now: Date): Promise<Challenge> {
  const [challenge] = await db
    .select()
    .from(signInChallenges)
    .where(and(eq(signInChallenges.tokenHash, hashToken(token)), gt(signInChallenges.expiresAt, now)));
  if (!challenge) throw signInExpired();
  return challenge;
}

/** Deletes the challenge, whose work is done in the same transaction. Of two simultaneous requests one gets it. */
export async function claimChallenge(tx: Executor, { tokenHash }: Challenge): Promise<void> {
  const claimed = await tx.delete(signInChallenges).where(eq(signInChallenges.tokenHash, tokenHash)).returning();
  if (claimed.length === 0) throw signInExpired();
}

/** Returns the account of the challenge. Throws `unauthenticated` when it was disabled or its password changed since. */
export async function getChallengedAccount(db: Executor, challenge: Challenge): Promise<UserRow> {
  const account = await findAccount(db, challenge.userId ?? 0);
  if (!account || hashToken(account.password) !== challenge.passwordMark) throw signInExpired();
  return account;
}

export const signInExpired = () => new AppError('unauthenticated', 'This sign-in has expired. Please sign in again.');

export async function purgeChallenges(tx: Executor, now: Date): Promise<void> {
  await tx.delete(signInChallenges).where(lte(signInChallenges.expiresAt, now));
}
