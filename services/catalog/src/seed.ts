import { seedService } from '@shopwright/service-kit/database/commands';
import { seedEmptyStore } from './seed/seed-empty-store';
import { seedReviews } from './seed/seed-reviews';
import { seedTranslations } from './seed/seed-translations';

void seedService('catalog', async (database, logger, kind) => {
  const result = await seedEmptyStore(database, kind);
  logger.info(result ?? {}, result ? 'store seeded' : 'the store was seeded before or has products, nothing seeded');
  const reviewed = await seedReviews(database);
  if (reviewed) logger.info(reviewed, 'reviews seeded');
  const translated = await seedTranslations(database);
  if (translated) logger.info(translated, 'translations seeded');
});
