import { createLogger, safeError } from '@shopwright/service-kit/runtime/logger';
import { readMigrateConfig } from './config';
import { migrateTraces } from './migrations';

const logger = createLogger('collector migrate', 'info');

migrateTraces(readMigrateConfig().DATABASE_URL)
  .then(() => logger.info('schema is up to date'))
  .catch((error: unknown) => {
    logger.fatal({ err: safeError(error) }, 'migration failed');
    process.exit(1);
  });
