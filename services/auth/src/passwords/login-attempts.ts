import { createHash } from 'node:crypto';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { and, eq, gt, inArray, like, lte, sql } from 'drizzle-orm';
import { loginAttempts } from '../db/schema';
import type { AuthDeps } from '../deps';
import { toPasswordMark } from '../sessions/session-limits';
import type { Browser } from '../sessions/start-session';
import type { RequestUser, UserRow } from '../users/user-row';
import { type AttemptRule, attemptRules } from './attempt-rules';

const hashOf = (value: string): string => createHash('sha256').update(value).digest('base64url');

/** The kinds of attempts: a password or a code of the second step at sign-in, or the password inside a session. */
type AttemptKind = 'sign-in' | 'code' | 'confirmation';

/**
 * The source of an attempt: a browser that has signed in to the account before, a session of the account, or a network
 * address.
 */
export interface AttemptSource {
  knownDevice?: string;
  sessionToken?: string;
  clientAddress?: string;
}

/**
 * Returns what an attempt to sign in to the account counts by. A device is known to the accounts that it signed in to, until
 * their password is changed.
 */
export function toAttemptSource(
  { clientAddress, knownDevice }: Browser,
  account: Pick<UserRow, 'id' | 'password'> | undefined,
): AttemptSource {
  const user = knownDevice?.users.find(({ userId }) => userId === account?.id);
  const isKnown = account && user?.passwordMark === toPasswordMark(account.password);
  return { clientAddress, knownDevice: isKnown ? knownDevice?.id : undefined };
}

export interface Attempt {
  /** Stops counting the attempt, because its password was correct or was never checked. */
  discard(wasCorrect: boolean): Promise<void>;
}

/**
 * Counts one attempt before it is checked, so that simultaneous ones cannot exceed the limits. Throws `rate_limited`, and
 * counts nothing, while one of its counters waits. A session has a counter of its own. Known devices have theirs and one
 * per account together, out of reach of others: a stolen cookie alone does not use that up. All other sources count per
 * account and address, per account, and per address. A code counts for the account on a known device too: someone who reads the owner's emails can make a device known by a new password.
 */
export async function countAttempt(
  { database, now, isClientLimited }: Pick<AuthDeps, 'database' | 'now' | 'isClientLimited'>,
  email: string,
  { knownDevice, sessionToken, clientAddress = '' }: AttemptSource,
  kind: AttemptKind = 'sign-in',
): Promise<Attempt> {
  const account = toAccountKey(kind, email);
  const at = now();
  const source =
    kind === 'confirmation'
      ? `session ${sessionToken ?? clientAddress}`
      : knownDevice !== undefined
        ? `device ${knownDevice}`
        : `address ${clientAddress}`;
  const own = `${account}:${hashOf(source)}`;
  if (kind === 'confirmation') {
    await count(database.db, own, attemptRules.own, at);
    return toAttempt(database, own, []);
  }
  const rule = knownDevice === undefined ? attemptRules.pair : attemptRules.own;
  const isOnKnownDevice = kind === 'sign-in' && knownDevice !== undefined;
  const ofAccount = isOnKnownDevice ? `${account}:devices` : account;
  const isAddressCounted = kind === 'sign-in' && !isOnKnownDevice && isClientLimited && clientAddress !== '';
  const shared = [ofAccount, ...(isAddressCounted ? [`address:${hashOf(clientAddress)}`] : [])] as const;
  // Refuses most attempts of an attack without a lock.
  await requireNoWait(database.db, [own, ...shared], at);
  // Every attempt locks its rows in this order, so two attempts cannot deadlock.
  await database.transaction(async (tx) => {
    const ofOwn = await count(tx, own, rule, at);
    await count(tx, ofAccount, attemptRules.account, at, kind === 'code' || ofOwn <= rule.free);
    if (shared[1]) await count(tx, shared[1], attemptRules.address, at);
  });
  return toAttempt(database, own, shared);
}

const toAccountKey = (kind: AttemptKind, email: string): string => `${kind}:${hashOf(email.toLowerCase())}`;

/**
 * Adds an attempt to the counter and returns the counter. Without `isCounted` it only waits like others, until the
 * counter's free attempts are used up: the waiting attempts of one address alone must not make the account's counter wait.
 */
async function count(
  tx: Executor,
  key: string,
  { free, firstWaitMs, longestWaitMs, windowMs }: AttemptRule,
  at: Date,
  isCounted = true,
): Promise<number> {
  const time = sql`${at.toISOString()}::timestamptz`;
  const { attempts, nextAt, windowEndsAt } = loginAttempts;
  const hasWindowEnded = sql`${windowEndsAt} <= ${time}`;
  const first = isCounted ? 1 : 0;
  const next = sql`case when ${hasWindowEnded} then ${first}::int when ${isCounted} or ${attempts} >= ${free} then ${attempts} + 1 else ${attempts} end`;
  const waitMs = sql`least(${longestWaitMs}::float8, ${firstWaitMs} * power(2, least(${next} - ${free}, 30)))`;
  const [row] = await tx
    .insert(loginAttempts)
    .values({ key, attempts: first, windowEndsAt: new Date(at.getTime() + windowMs) })
    .onConflictDoUpdate({
      target: loginAttempts.key,
      set: {
        attempts: next,
        nextAt: sql`case when ${next} >= ${free} then ${time} + ${waitMs} * interval '1 millisecond' end`,
        windowEndsAt: sql`case when ${hasWindowEnded} then excluded.window_ends_at else ${windowEndsAt} end`,
      },
      setWhere: sql`${nextAt} is null or ${nextAt} <= ${time} or ${hasWindowEnded}`,
    })
    .returning();
  if (row) return row.attempts;
  await requireNoWait(tx, [key], at);
  throw new AppError('unavailable', 'The counter of attempts has just changed');
}

/** Throws `rate_limited` while one of the counters waits. */
async function requireNoWait(db: Executor, keys: string[], at: Date): Promise<void> {
  const { key, nextAt, windowEndsAt } = loginAttempts;
  const waiting = await db
    .select({ nextAt, windowEndsAt })
    .from(loginAttempts)
    .where(and(inArray(key, keys), gt(nextAt, at), gt(windowEndsAt, at)));
  const ends = waiting.map((row) => Math.min(row.nextAt?.getTime() ?? 0, row.windowEndsAt.getTime()));
  if (ends.length === 0) return;
  throw new AppError('rate_limited', 'Too many failed attempts. Please try again later.', {
    retryAfterSeconds: Math.max(1, Math.ceil((Math.max(...ends) - at.getTime()) / 1000)),
  });
}

/**
 * The correct password clears the counter of its source. The counters that others share lose this attempt only: an
 * attacker's own account must not reset the limit for guesses on others. Locks the rows in the order of `countAttempt`.
 */
const toAttempt = (database: Database, own: string, shared: readonly string[]): Attempt => ({
  discard: (wasCorrect) =>
    database.transaction(async (tx) => {
      if (wasCorrect) await tx.delete(loginAttempts).where(eq(loginAttempts.key, own));
      for (const key of wasCorrect ? shared : [own, ...shared]) {
        await tx
          .update(loginAttempts)
          .set({ attempts: sql`greatest(${loginAttempts.attempts} - 1, 0)`, nextAt: null })
          .where(eq(loginAttempts.key, key));
      }
    }),
});

/**
 * Clears the account's wrong passwords, so that a user who reset the password can sign in immediately. Wrong codes
 * stay: else each reset would allow more guesses at the second factor.
 */
export async function clearAttempts(tx: Executor, email: string): Promise<void> {
  const key = toAccountKey('sign-in', email);
  await tx.delete(loginAttempts).where(like(loginAttempts.key, `${key.replaceAll('_', '\\_')}%`));
}

export async function purgeAttempts({ db }: Database, now: Date): Promise<void> {
  await db.delete(loginAttempts).where(lte(loginAttempts.windowEndsAt, now));
}

/** Checks the password of a signed-in user. Attempts count per session, apart from those made at sign-in. */
export async function checkPassword(
  deps: AuthDeps,
  account: UserRow,
  password: string,
  { sessionToken, clientAddress }: RequestUser,
): Promise<boolean> {
  const attempt = await countAttempt(deps, account.email, { sessionToken, clientAddress }, 'confirmation');
  return checkCounted(deps, attempt, account.password, password);
}

/** Compares the password of a counted attempt. Stops counting it when it is correct or could not be compared. */
export async function checkCounted(
  { passwords }: Pick<AuthDeps, 'passwords'>,
  attempt: Attempt,
  hash: string | undefined,
  password: string,
): Promise<boolean> {
  const isCorrect = await passwords.verify(hash, password).catch(async (error: unknown) => {
    await attempt.discard(false);
    throw error;
  });
  if (isCorrect) await attempt.discard(true);
  return isCorrect;
}

export function wrongPassword(path: string): AppError {
  return fieldError('invalid_request', path, validationMessages.password_wrong);
}
