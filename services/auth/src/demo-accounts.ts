import type { Role } from '@shopwright/contracts/roles';
import type { Database } from '@shopwright/service-kit/database/connection';
import { inArray, sql } from 'drizzle-orm';
import { seedMarks, users } from './db/schema';
import accounts from './demo-accounts.json' with { type: 'json' };
import type { Passwords } from './passwords/passwords';

export const demoPassword = 'demo-password';

const demoAccounts = accounts.map((account) => ({ ...account, role: account.role as Role }));

/** Throws when demo accounts exist: their password is public, so production does not start with them. */
export async function refuseDemoAccounts(database: Database): Promise<void> {
  const found = await listDemoAccounts(database);
  if (found.length > 0) throw new Error(`demo accounts with a known password exist, delete them: ${found.join(', ')}`);
}

export const hasDemoAccounts = async (database: Database): Promise<boolean> =>
  (await listDemoAccounts(database)).length > 0;

async function listDemoAccounts({ db }: Database): Promise<string[]> {
  const emails = demoAccounts.map((account) => account.email);
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(inArray(sql`lower(${users.email})`, emails));
  return rows.map((row) => row.email);
}

/**
 * Adds the demo accounts to a store without accounts, at its first seed only, and returns how many it added. Deleted
 * demo accounts stay deleted, because the mark remains.
 */
export async function seedDemoAccounts(database: Database, passwords: Passwords): Promise<number> {
  const password = await passwords.hash(demoPassword);
  return database.transaction(async (tx) => {
    const [mark] = await tx.insert(seedMarks).values({ name: 'demo' }).onConflictDoNothing().returning();
    const [account] = await tx.select({ id: users.id }).from(users).limit(1);
    if (!mark || account) return 0;
    const rows = demoAccounts.map((demo) => ({ ...demo, emailVerifiedAt: new Date(), password }));
    const added = await tx.insert(users).values(rows).returning({ id: users.id });
    return added.length;
  });
}
