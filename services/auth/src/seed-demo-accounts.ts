import type { Database } from '@shopwright/service-kit/database/connection';
import { users } from './db/schema';
import { demoAccounts, demoPassword } from './demo-accounts';
import type { Passwords } from './passwords/passwords';

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
