import { seedService } from '@shopwright/service-kit/database/seed';
import { createPasswords } from './passwords/passwords';
import { seedDemoAccounts } from './seed-demo-accounts';

void seedService('auth', async (database, logger) => {
  const added = await seedDemoAccounts(database, createPasswords());
  logger.info({ added }, added > 0 ? 'demo accounts seeded' : 'the demo accounts already exist, nothing seeded');
});
