import type { User } from '@shopwright/contracts/http/auth';
import { sql } from 'drizzle-orm';
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
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** One address is one account in any letter-case; the unique index says the same. */
export const hasEmail = (email: string) => sql`lower(${users.email}) = lower(${email})`;
