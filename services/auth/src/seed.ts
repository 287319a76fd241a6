import { connectDatabase } from '@shopwright/service-kit/database/connection';
import { createLogger, safeError } from '@shopwright/service-kit/runtime/logger';
import { createPasswords } from './accounts/passwords';
import { readSeedConfig } from './config';
import * as schema from './db/schema';
import { seedDemoAccounts } from './seed-demo-accounts';

async function main(): Promise<void> {
  const config = readSeedConfig();
  const logger = createLogger('auth seed', 'info');
  if (config.SEED !== 'demo') {
    logger.info('nothing to seed: SEED is not demo');
    return;
  }
  const database = connectDatabase({ url: config.DATABASE_URL, schema, poolMax: 1, applicationName: 'auth-seed' });
  try {
    logger.info({ added: await seedDemoAccounts(database, createPasswords()) }, 'demo accounts are there');
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  createLogger('auth seed', 'info').fatal({ err: safeError(error) }, 'seeding failed');
  process.exit(1);
});
