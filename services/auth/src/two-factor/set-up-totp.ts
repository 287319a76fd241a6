import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { totpSecrets } from '../db/schema';
import type { AuthDeps } from '../deps';
import { getAccount, type RequestUser } from '../users/user-row';
import { lockConfirmedAccount, requireConfirmation } from './confirm-identity';
import { factorAdded, factorRemoved } from './factors';
import { findTotpStep, newTotpSecret, totpUri } from './totp';

/** Creates a secret that counts once a code of it was confirmed; replaces one that was not. */
export async function startTotp(
  { database: { db }, relyingParty, now }: AuthDeps,
  user: RequestUser,
): Promise<{ secret: string; uri: string }> {
  await requireConfirmation(db, user, now());
  const account = await getAccount(db, user.userId);
  const secret = newTotpSecret();
  const [stored] = await db
    .insert(totpSecrets)
    .values({ userId: account.id, secret })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: { secret },
      setWhere: isNull(totpSecrets.confirmedAt),
    })
    .returning();
  if (!stored) throw new AppError('conflict', 'An authenticator app is already set up');
  return { secret, uri: totpUri(secret, relyingParty.id, account.email) };
}

/** Confirms the secret by a code of the app. The code counts as used. */
export async function confirmTotp(
  { database, now }: AuthDeps,
  { code }: { code: string },
  user: RequestUser,
): Promise<{ recoveryCodes: string[] | null }> {
  return database.transaction(async (tx) => {
    const account = await lockConfirmedAccount(tx, user, now());
    const isPending = and(eq(totpSecrets.userId, user.userId), isNull(totpSecrets.confirmedAt));
    const [pending] = await tx.select().from(totpSecrets).where(isPending);
    if (!pending) throw new AppError('conflict', 'Start the setup again');
    const lastStep = findTotpStep(pending.secret, withoutSpaces(code), now());
    if (lastStep === undefined) throw wrongCode();
    await tx.update(totpSecrets).set({ confirmedAt: now(), lastStep }).where(isPending);
    return { recoveryCodes: await factorAdded(tx, account, user.sessionToken, now()) };
  });
}

export async function removeTotp({ database, now }: AuthDeps, user: RequestUser): Promise<void> {
  await database.transaction(async (tx) => {
    const account = await lockConfirmedAccount(tx, user, now());
    const [removed] = await tx
      .delete(totpSecrets)
      .where(eq(totpSecrets.userId, user.userId))
      .returning({ confirmedAt: totpSecrets.confirmedAt });
    if (removed?.confirmedAt) await factorRemoved(tx, account, now());
  });
}

/**
 * Checks a code of the account's app and uses it up. Returns false for a wrong code, and for one that was used before or
 * is older than one that was: the conditional update lets one of two simultaneous requests through.
 */
export async function consumeTotpCode(tx: Executor, userId: number, code: string, now: Date): Promise<boolean> {
  const isConfirmed = and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt));
  const [stored] = await tx.select().from(totpSecrets).where(isConfirmed);
  const step = stored && findTotpStep(stored.secret, withoutSpaces(code), now);
  if (step === undefined) return false;
  const used = await tx
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(isConfirmed, or(isNull(totpSecrets.lastStep), lt(totpSecrets.lastStep, step))))
    .returning({ userId: totpSecrets.userId });
  return used.length > 0;
}

const withoutSpaces = (code: string): string => code.replace(/[\s-]/g, '');

export const wrongCode = () => fieldError('invalid_request', 'code', validationMessages.code_wrong);
