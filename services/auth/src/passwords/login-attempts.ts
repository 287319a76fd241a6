import { createHash } from 'node:crypto';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { eq, lte, sql } from 'drizzle-orm';
import { loginAttempts } from '../db/schema';
import type { AuthDeps } from '../deps';

const windowMs = 15 * 60_000;
const accountMax = 10;
const clientMax = 50;

const keyOf = (kind: 'account' | 'client', value: string) =>
  `${kind}:${createHash('sha256').update(value).digest('base64url')}`;

export interface Attempt {
  /** The password was right, or was never looked at: the attempt does not count. */
  giveBack(wasRight: boolean): Promise<void>;
}

/**
 * Counts one attempt on the account and from the client, or throws `rate_limited` where either has had too
 * many. The upsert locks its rows one after the other in a fixed order (account, client), so no two attempts
 * can wait for each other.
 */
export async function countAttempt(
  { database: { db }, now, isClientLimited }: AuthDeps,
  email: string,
  clientAddress: string | undefined,
): Promise<Attempt> {
  const account = keyOf('account', email.toLowerCase());
  const client = isClientLimited && clientAddress ? keyOf('client', clientAddress) : undefined;
  const at = now();
  const isOver = sql`${loginAttempts.windowEndsAt} <= ${at.toISOString()}::timestamptz`;
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
        attempts: sql`case when ${isOver} then 1 else ${loginAttempts.attempts} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${loginAttempts.windowEndsAt} end`,
      },
    })
    .returning();

  const blocked = rows.filter((row) => row.attempts > (row.key === account ? accountMax : clientMax));
  if (blocked.length > 0) {
    const endsAt = Math.max(...blocked.map((row) => row.windowEndsAt.getTime()));
    throw new AppError('rate_limited', 'Too many failed attempts. Please try again later.', {
      retryAfterSeconds: Math.max(1, Math.ceil((endsAt - at.getTime()) / 1000)),
    });
  }
  return {
    async giveBack(wasRight) {
      // The right password clears the account's count. The client's only loses this attempt: one account of
      // its own must not buy an attacker fresh guesses on others.
      await db.execute(sql`
        update ${loginAttempts}
        set attempts = case when ${wasRight} and key = ${account} then 0 else greatest(attempts - 1, 0) end
        where key in (${account}, ${client ?? account})`);
    },
  };
}

/** Whoever chose a new password by a mailed link may use it at once, however often others guessed before. */
export async function clearAttempts(tx: Executor, email: string): Promise<void> {
  await tx.delete(loginAttempts).where(eq(loginAttempts.key, keyOf('account', email.toLowerCase())));
}

export async function purgeAttempts({ db }: Database, now: Date): Promise<void> {
  await db.delete(loginAttempts).where(lte(loginAttempts.windowEndsAt, now));
}
