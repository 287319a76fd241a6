import { runCommand } from '@shopwright/service-kit/database/commands';
import { connectDatabase } from '@shopwright/service-kit/database/connection';
import { databaseUrl, httpUrl } from '@shopwright/service-kit/runtime/config';
import { z } from 'zod';
import { hasDemoAccounts } from './demo-accounts';
import { createSetupLink } from './setup/setup-links';

const env = z.object({ DATABASE_URL: databaseUrl, PUBLIC_URL: httpUrl });

/** Prints one line of JSON: `link` for the first owner, or null where the store has one, and `hasDemoAccounts`. */
void runCommand('auth setup-link', env, async ({ DATABASE_URL, PUBLIC_URL }) => {
  const database = connectDatabase({ url: DATABASE_URL, poolMax: 1, applicationName: 'auth-setup-link' });
  try {
    const token = await createSetupLink(database.db, new Date());
    const link = token === undefined ? null : new URL(`/setup?token=${token}`, PUBLIC_URL).toString();
    const reply = { link, hasDemoAccounts: await hasDemoAccounts(database) };
    process.stdout.write(`${JSON.stringify(reply)}\n`);
  } finally {
    await database.close();
  }
});
