import { seedService } from '@shopwright/service-kit/database/commands';
import { seedDemoAccounts } from './demo-accounts';
import { createPasswords } from './passwords/passwords';

void seedService('auth', async (database, logger) => {
  const added = await seedDemoAccounts(database, createPasswords());
  logger.info(
    { added },
    added > 0 ? 'demo accounts seeded' : 'the store was seeded before or has accounts, nothing seeded',
  );
});
