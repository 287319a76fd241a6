import { connectDatabase } from '@shopwright/service-kit/database/connection';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { crashOnUncaught } from '@shopwright/service-kit/runtime/shutdown';
import { readSeedConfig } from './config';
import { seedEmptyShop } from './seed/seed-empty-shop';
import { seedShopReviews } from './seed/seed-reviews';
import { seedShopTranslations } from './seed/seed-translations';

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
  const reviewed = await seedShopReviews(database);
  if (reviewed) logger.info(reviewed, 'reviews seeded');
  const translated = await seedShopTranslations(database);
  if (translated) logger.info(translated, 'translations seeded');
  await database.close();
}

void main();
