import { runCommand } from '@shopwright/service-kit/database/commands';
import { connectDatabase } from '@shopwright/service-kit/database/connection';
import { databaseUrl } from '@shopwright/service-kit/runtime/config';
import * as z from 'zod';
import { resetTwoFactorByEmail } from './two-factor/reset-by-email';

const env = z.object({ DATABASE_URL: databaseUrl, ACCOUNT_EMAIL: z.string().min(1) });

/** Prints one line of JSON: `isReset`, false where no account has the address. */
void runCommand('auth reset-two-factor', env, async ({ DATABASE_URL, ACCOUNT_EMAIL }) => {
  const database = connectDatabase({ url: DATABASE_URL, poolMax: 1, applicationName: 'auth-reset-two-factor' });
  try {
    const isReset = await resetTwoFactorByEmail(database, ACCOUNT_EMAIL, new Date());
    process.stdout.write(`${JSON.stringify({ isReset })}\n`);
  } finally {
    await database.close();
  }
});
