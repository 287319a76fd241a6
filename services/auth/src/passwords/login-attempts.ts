import { createHash } from 'node:crypto';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { eq, lte, sql } from 'drizzle-orm';
import { loginAttempts } from '../db/schema';
import type { AuthDeps } from '../deps';
import type { UserRow } from '../users/user-row';

const windowMs = 15 * 60_000;
/** Per account, by what was tried: the password, or a code of the second step. */
const accountMax = { account: 10, code: 5 };
const clientMax = 50;

const toKey = (kind: 'account' | 'code' | 'client', value: string) =>
  `${kind}:${createHash('sha256').update(value).digest('base64url')}`;

export interface Attempt {
  /** Stops counting the attempt, because its password was correct or was never checked. */
  discard(wasCorrect: boolean): Promise<void>;
}

/**
 * Counts one attempt on the account and from the client. Throws `rate_limited` when either has had too many. The upsert
 * locks its rows in a fixed order (account, client), so two attempts cannot deadlock.
 */
export async function countAttempt(
  { database: { db }, now, isClientLimited }: AuthDeps,
  email: string,
  clientAddress: string | undefined,
  kind: 'account' | 'code' = 'account',
): Promise<Attempt> {
  const account = toKey(kind, email.toLowerCase());
  const client = isClientLimited && clientAddress ? toKey('client', clientAddress) : undefined;
  const at = now();
  const hasWindowEnded = sql`${loginAttempts.windowEndsAt} <= ${at.toISOString()}::timestamptz`;
  const rows = await db
    .insert(loginAttempts)
    .values(
      [account, ...(client ? [client] : [])].map((key) => ({
        key,
        attempts: 1,
        windowEndsAt: new Date(at.getTime() + windowMs),
      })),
    )
    .onConflictDoUpdate({
      target: loginAttempts.key,
      set: {
        attempts: sql`case when ${hasWindowEnded} then 1 else ${loginAttempts.attempts} + 1 end`,
        windowEndsAt: sql`case when ${hasWindowEnded} then excluded.window_ends_at else ${loginAttempts.windowEndsAt} end`,
      },
    })
    .returning();

  const blocked = rows.filter((row) => row.attempts > (row.key === account ? accountMax[kind] : clientMax));
  if (blocked.length > 0) {
    const endsAt = Math.max(...blocked.map((row) => row.windowEndsAt.getTime()));
    throw new AppError('rate_limited', 'Too many failed attempts. Please try again later.', {
      retryAfterSeconds: Math.max(1, Math.ceil((endsAt - at.getTime()) / 1000)),
    });
  }
  return {
    async discard(wasCorrect) {
      // The correct password clears the account's count. The client's count loses this attempt only: an attacker's own
      // account must not reset the limit for guesses on others.
      await db.execute(sql`
        update ${loginAttempts}
        set attempts = case when ${wasCorrect} and key = ${account} then 0 else greatest(attempts - 1, 0) end
        where key in (${account}, ${client ?? account})`);
    },
  };
}

/** Clears the account's attempts, so that a user who reset the password can sign in at once. */
export async function clearAttempts(tx: Executor, email: string): Promise<void> {
  await tx.delete(loginAttempts).where(eq(loginAttempts.key, toKey('account', email.toLowerCase())));
}

export async function purgeAttempts({ db }: Database, now: Date): Promise<void> {
  await db.delete(loginAttempts).where(lte(loginAttempts.windowEndsAt, now));
}

/** Checks the password of a signed-in user. Attempts count together with those made at sign-in. */
export async function checkPassword(
  deps: AuthDeps,
  account: UserRow,
  password: string,
  clientAddress: string | undefined,
): Promise<boolean> {
  const attempt = await countAttempt(deps, account.email, clientAddress);
  const isCorrect = await deps.passwords.verify(account.password, password).catch(async (error: unknown) => {
    await attempt.discard(false);
    throw error;
  });
  if (isCorrect) await attempt.discard(true);
  return isCorrect;
}

export function wrongPassword(path: string): AppError {
  return fieldError('invalid_request', path, validationMessages.password_wrong);
}
