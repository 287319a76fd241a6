import path from 'node:path';
import { runMigrations } from '@shopwright/service-kit/database/migrate';
import { createLogger, safeError } from '@shopwright/service-kit/runtime/logger';
import { readMigrateConfig } from './config';

const logger = createLogger('auth migrate', 'info');
const folder = path.resolve(path.dirname(process.argv[1] ?? '.'), '../drizzle');

runMigrations({ url: readMigrateConfig().DATABASE_URL, folder, schema: 'auth' })
  .then(() => logger.info('schema is up to date'))
  .catch((error: unknown) => {
    logger.fatal({ err: safeError(error) }, 'migration failed');
    process.exit(1);
  });
