import { runService } from '@shopwright/service-kit/runtime/run-service';
import { purgeOldSearches } from './analytics/record-search';
import { createCatalogApp } from './app';
import { readConfig } from './config';
import { expireReservations } from './reservations/expire-reservations';

void runService({
  name: 'catalog',
  readConfig,
  deps: ({ database, tokens, logger }) => ({ database, tokens, logger }),
  app: createCatalogApp,
  periodicTasks: ({ database, logger }) => [
    {
      name: 'expire reservations',
      everyMs: 10_000,
      work: async () => {
        const released = await expireReservations(database);
        if (released > 0) logger.info({ released }, 'reservations expired');
      },
    },
    { name: 'old searches', everyMs: 3_600_000, work: () => purgeOldSearches(database) },
  ],
});
