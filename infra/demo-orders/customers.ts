import type { Database } from '@shopwright/service-kit/database/connection';
import { inArray, sql } from 'drizzle-orm';
import { users } from '../../services/auth/src/db/schema';
import { unusableHash } from '../../services/auth/src/passwords/passwords';
import { customers, type DemoCustomer } from './story';

const staffEmail = 'staff@example.com';
/** They registered before their first order. */
const registeredDaysAgo = 92;

export interface DemoPeople {
  customers: Map<string, DemoCustomer & { userId: number | null }>;
  /** The member of staff who does what staff do, where the demo account exists. */
  staffId?: number;
}

/**
 * Adds the accounts of the demonstration's customers. The demo account is one of them; no password opens
 * the others. Adds nothing that exists, so that it may be repeated.
 */
export async function addCustomers({ db }: Database, now: Date): Promise<DemoPeople> {
  const createdAt = new Date(now.getTime() - registeredDaysAgo * 86_400_000);
  const withAccount = customers.filter(({ hasAccount }) => hasAccount);
  await db
    .insert(users)
    .values(
      withAccount.map(({ firstName, lastName, email, language, address }) => ({
        email,
        firstName,
        lastName,
        address,
        createdAt,
        password: unusableHash,
        emailVerifiedAt: createdAt,
        preferredLanguage: language,
        marketingOptIn: false,
      })),
    )
    .onConflictDoNothing();
  const emails = withAccount.map(({ email }) => email);
  // Its orders are older than the demo account of a store that has just started.
  await db.update(users).set({ createdAt }).where(inArray(users.email, emails));
  const found = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(sql`lower(${users.email})`, [...emails, staffEmail]));
  const ids = new Map(found.map(({ id, email }) => [email.toLowerCase(), id]));
  return {
    customers: new Map(customers.map((one) => [one.key, { ...one, userId: ids.get(one.email) ?? null }])),
    staffId: ids.get(staffEmail),
  };
}
