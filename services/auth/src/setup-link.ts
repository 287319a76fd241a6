import { runCommand } from '@shopwright/service-kit/database/commands';
import { connectDatabase } from '@shopwright/service-kit/database/connection';
import { databaseUrl, httpUrl } from '@shopwright/service-kit/runtime/config';
import * as z from 'zod';
import { hasDemoAccounts } from './demo-accounts';
import { createSetupLink } from './setup/setup-links';
import { untilAnswered } from './setup/until-answered';

const env = z.object({ DATABASE_URL: databaseUrl, PUBLIC_URL: httpUrl });

/**
 * Prints one line about the first owner's link, which is what `docker compose logs setup-link` shows. With `--json` the line
 * is for programs: `link`, null where the store has an owner, and `hasDemoAccounts`.
 */
void runCommand('auth setup-link', env, async ({ DATABASE_URL, PUBLIC_URL }) => {
  const database = connectDatabase({ url: DATABASE_URL, poolMax: 1, applicationName: 'auth-setup-link' });
  try {
    const token = await untilAnswered(() => createSetupLink(database.db, new Date()));
    const link = token === undefined ? null : new URL(`/setup?token=${token}`, PUBLIC_URL).toString();
    const line = process.argv.includes('--json')
      ? JSON.stringify({ link, hasDemoAccounts: await hasDemoAccounts(database) })
      : link
        ? `Set up the store: ${link} (works once, for 24 hours)`
        : 'The store already has an owner, so there is no setup link.';
    process.stdout.write(`${line}\n`);
  } finally {
    await database.close();
  }
});
