import type { Role } from '@shopwright/contracts/roles';
import type { Database } from '@shopwright/service-kit/database/connection';
import { inArray, sql } from 'drizzle-orm';
import { users } from './db/schema';
import type { Passwords } from './passwords/passwords';

interface DemoAccount {
  email: string;
  role: Role;
  firstName: string;
  lastName: string;
  phone: string;
  address: string;
  city: string;
  country: string;
  zipCode: string;
}

export const demoPassword = 'demo-password';

const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'shopper@example.com',
    role: 'shopper',
    firstName: 'Maya',
    lastName: 'Okafor',
    phone: '+1 555 0142',
    address: '418 Alder Street, Apt 5',
    city: 'Portland',
    country: 'United States',
    zipCode: '97205',
  },
  {
    email: 'staff@example.com',
    role: 'staff',
    firstName: 'Jonas',
    lastName: 'Lindqvist',
    phone: '+1 555 0117',
    address: '90 Harbor Road',
    city: 'Seattle',
    country: 'United States',
    zipCode: '98101',
  },
  {
    email: 'operator@example.com',
    role: 'operator',
    firstName: 'Priya',
    lastName: 'Raman',
    phone: '+1 555 0160',
    address: '12 Foundry Lane',
    city: 'Denver',
    country: 'United States',
    zipCode: '80202',
  },
];

/** Throws when demo accounts exist: their password is public, so production does not start with them. */
export async function refuseDemoAccounts({ db }: Database): Promise<void> {
  const emails = demoAccounts.map((account) => account.email);
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(inArray(sql`lower(${users.email})`, emails));
  if (rows.length === 0) return;
  const found = rows.map((row) => row.email).join(', ');
  throw new Error(`demo accounts with a known password exist, delete them: ${found}`);
}

/** Adds the missing demo accounts, leaves existing ones unchanged and returns how many it added. */
export async function seedDemoAccounts({ db }: Database, passwords: Passwords): Promise<number> {
  const rows = await Promise.all(
    demoAccounts.map(async (account) => ({
      ...account,
      emailVerifiedAt: new Date(),
      password: await passwords.hash(demoPassword),
    })),
  );
  const added = await db.insert(users).values(rows).onConflictDoNothing().returning({ id: users.id });
  return added.length;
}
