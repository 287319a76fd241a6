import { seedService } from '@shopwright/service-kit/database/commands';
import { seedEurope } from './seed/seed-europe';

void seedService('order', async (database, logger, kind) => {
  const isSeeded = kind === 'europe' && (await seedEurope(database));
  logger.info(isSeeded ? 'shipping, taxes and discounts seeded' : 'nothing seeded');
});
