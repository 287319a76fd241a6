import type { Role } from '@shopwright/contracts/roles';
import type { Database } from '@shopwright/service-kit/database/connection';
import { inArray, sql } from 'drizzle-orm';
import { users } from './db/schema';
import accounts from './demo-accounts.json' with { type: 'json' };
import type { Passwords } from './passwords/passwords';

export const demoPassword = 'demo-password';

const demoAccounts = accounts.map((account) => ({ ...account, role: account.role as Role }));

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
