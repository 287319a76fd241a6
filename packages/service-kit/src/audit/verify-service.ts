import * as z from 'zod';
import { runCommand } from '../database/commands';
import { connectDatabase } from '../database/connection';
import { databaseUrl } from '../runtime/config';
import { sealEntries } from './audit-tasks';
import { recordCheck } from './check-chain';

/** Prints one line of JSON: what the check of the service's audit log found. */
export function verifyService(name: string, watched: readonly string[]): Promise<void> {
  return runCommand(`${name} audit log`, z.object({ DATABASE_URL: databaseUrl }), async ({ DATABASE_URL }) => {
    const database = connectDatabase({ url: DATABASE_URL, poolMax: 1, applicationName: `${name}-audit-log` });
    try {
      await sealEntries(database);
      process.stdout.write(`${JSON.stringify(await recordCheck(database, watched))}\n`);
    } finally {
      await database.close();
    }
  });
}
