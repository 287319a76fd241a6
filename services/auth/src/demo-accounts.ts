import type { Role } from '@shopwright/contracts/roles';
import { inArray, sql } from 'drizzle-orm';
import { users } from './db/schema';
import type { AuthDatabase } from './deps';

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

export const demoAccounts: readonly DemoAccount[] = [
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

/** Which of the demo accounts are there. Their password is known to everyone, so production refuses them. */
export async function findDemoAccounts({ db }: AuthDatabase): Promise<string[]> {
  const emails = demoAccounts.map((account) => account.email);
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(inArray(sql`lower(${users.email})`, emails));
  return rows.map((row) => row.email);
}
