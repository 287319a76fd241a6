import type { User } from '@shopwright/contracts/http/auth';
import { isStaff, type Role } from '@shopwright/contracts/roles';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { clientAddressHeader, sessionTokenHeader, signedIn } from '@shopwright/service-kit/http/internal-token';
import type { Call } from '@shopwright/service-kit/http/server';
import { and, eq, gt, isNull, type Placeholder, sql } from 'drizzle-orm';
import { accountEmails, teamSettings, users } from '../db/schema';
import { findRoleOf, type MemberRoleRow, toRights } from './member-roles';

export type UserRow = typeof users.$inferSelect;

/** The other facts that `toUser` needs, if one statement read them with the row of the account. */
interface ReadWithRow {
  /** The address in the result of `findPendingEmail`. */
  pendingEmail: string | null;
  /** The setting of the team. Null until it is first set. */
  requiresTwoFactor: boolean | null;
  /** Null for accounts that are not staff. */
  memberRole: MemberRoleRow | null;
}

/**
 * Returns the account as its user sees it; names each field, so that a new column is not exposed by accident. A member of
 * the team who has yet to set up a required second factor acts as a shopper.
 */
export async function toUser(db: Executor, row: UserRow, now: Date, read?: ReadWithRow): Promise<User> {
  const mustSetUpTwoFactor = !row.twoFactorAt && (await isTwoFactorRequired(db, row.role, read));
  const role = mustSetUpTwoFactor ? 'shopper' : row.role;
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    address: row.address,
    phone: row.phone,
    city: row.city,
    country: row.country,
    zipCode: row.zipCode,
    birthDate: row.birthDate,
    role,
    ...toRights(role, read ? read.memberRole : await findRoleOf(db, row)),
    loyaltyPoints: row.loyaltyPoints,
    totalSpent: row.totalSpent,
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
    preferredLanguage: row.preferredLanguage,
    marketingOptIn: row.marketingOptIn,
    emailVerified: row.emailVerifiedAt !== null,
    pendingEmail: read ? read.pendingEmail : ((await findPendingEmail(db, row.id, now))?.email ?? null),
    hasTwoFactor: row.twoFactorAt !== null,
    mustSetUpTwoFactor,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/**
 * Returns the email with the link that changes the account's address, while it is valid. There is at most one: the
 * account's row is locked when another replaces it.
 */
export async function findPendingEmail(
  db: Executor,
  userId: number,
  now: Date,
): Promise<typeof accountEmails.$inferSelect | undefined> {
  const [email] = await db
    .select()
    .from(accountEmails)
    .where(and(eq(accountEmails.userId, userId), isPendingChange(now)));
  return email;
}

export const isPendingChange = (now: Date | Placeholder) =>
  and(eq(accountEmails.kind, 'change-email'), isNull(accountEmails.usedAt), gt(accountEmails.expiresAt, now));

/** Returns true where the store requires a second factor of accounts of the role. Reads the setting unless it is given. */
export async function isTwoFactorRequired(
  db: Executor,
  role: Role,
  read?: Pick<ReadWithRow, 'requiresTwoFactor'>,
): Promise<boolean> {
  if (!isStaff(role)) return false;
  const [settings] = read ? [read] : await db.select().from(teamSettings);
  return settings?.requiresTwoFactor ?? false;
}

/** Matches the address in any letter-case, as the unique index does. */
export const hasEmail = (email: string) => sql`lower(${users.email}) = lower(${email})`;

/** Returns the account unless it is disabled. */
export async function findAccount(db: Executor, userId: number): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.disabledAt)));
  return row;
}

/** Returns the caller's account. Throws `unauthenticated` when it was disabled after the request was authenticated. */
export async function getAccount(db: Executor, userId: number): Promise<UserRow> {
  const account = await findAccount(db, userId);
  if (!account) throw new AppError('unauthenticated', 'Please sign in');
  return account;
}

/** Returns the account that an email was sent to, unless it is disabled or has another address by now. */
export async function findRecipient(
  db: Executor,
  email: { userId: number | null; email: string | null },
): Promise<UserRow | undefined> {
  const account = await findAccount(db, email.userId ?? 0);
  return account?.email.toLowerCase() === email.email ? account : undefined;
}

/** The signed-in user of a call, and what the BFF reports about their browser. */
export interface RequestUser {
  userId: number;
  sessionToken?: string;
  clientAddress?: string;
}

export function readRequestUser({ actor, req }: Pick<Call<unknown>, 'actor' | 'req'>): RequestUser {
  return {
    userId: signedIn(actor),
    sessionToken: req.get(sessionTokenHeader),
    clientAddress: req.get(clientAddressHeader),
  };
}

/** Throws `unauthenticated` unless the account's own session makes the call: anyone may have registered the address. */
export function requireOwnSession({ id }: UserRow, { userId }: Partial<RequestUser>): void {
  if (id !== userId) throw new AppError('unauthenticated', 'Sign in to the account to confirm its email');
}
