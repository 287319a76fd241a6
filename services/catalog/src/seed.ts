import { connectDatabase } from '@shopwright/service-kit/database';
import { createLogger } from '@shopwright/service-kit/logger';
import { crashOnUncaught } from '@shopwright/service-kit/process';
import { readSeedConfig } from './config';
import { seedEmptyShop } from './seed/seed-empty-shop';

async function main(): Promise<void> {
  const config = readSeedConfig();
  const logger = createLogger('catalog-seed', 'info');
  crashOnUncaught(logger);
  if (config.seed !== 'demo') {
    logger.info('no seed asked for');
    return;
  }
  const database = connectDatabase({ url: config.database.url, schema: {}, poolMax: 1 });
  const result = await seedEmptyShop(database);
  logger.info(result ?? {}, result ? 'shop seeded' : 'the shop has products already, nothing seeded');
  await database.close();
}

void main();
