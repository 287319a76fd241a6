import { seedService } from '@shopwright/service-kit/database/seed';
import { seedEmptyShop } from './seed/seed-empty-shop';
import { seedShopReviews } from './seed/seed-reviews';
import { seedShopTranslations } from './seed/seed-translations';

void seedService('catalog', async (database, logger) => {
  const result = await seedEmptyShop(database);
  logger.info(result ?? {}, result ? 'store seeded' : 'the store has products already, nothing seeded');
  const reviewed = await seedShopReviews(database);
  if (reviewed) logger.info(reviewed, 'reviews seeded');
  const translated = await seedShopTranslations(database);
  if (translated) logger.info(translated, 'translations seeded');
});
