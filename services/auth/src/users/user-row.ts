import type { User } from '@shopwright/contracts/http/auth';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '../db/schema';

export type UserRow = typeof users.$inferSelect;

/** The account as its owner sees it; names each field, so that a new column is not shown by accident. */
export function toUser(row: UserRow): User {
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
    role: row.role,
    loyaltyPoints: row.loyaltyPoints,
    totalSpent: row.totalSpent,
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
    preferredLanguage: row.preferredLanguage,
    marketingOptIn: row.marketingOptIn,
    emailVerified: row.emailVerifiedAt !== null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** One address is one account in any letter-case; the unique index says the same. */
export const hasEmail = (email: string) => sql`lower(${users.email}) = lower(${email})`;

/** The account, unless it is shut. */
export async function findAccount(db: Executor, userId: number): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.disabledAt)));
  return row;
}

/** The asking person's account: 401 where it was shut after their call set out. */
export async function getAccount(db: Executor, userId: number): Promise<UserRow> {
  const account = await findAccount(db, userId);
  if (!account) throw new AppError('unauthenticated', 'Please sign in');
  return account;
}

/** The account that a mail was about, where it is open and the mail's address is still its own. */
export async function findRecipient(
  db: Executor,
  mail: { userId: number | null; email: string | null },
): Promise<UserRow | undefined> {
  const account = await findAccount(db, mail.userId ?? 0);
  return account?.email.toLowerCase() === mail.email ? account : undefined;
}
