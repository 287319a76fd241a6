import path from 'node:path';
import { runMigrations } from '@shopwright/service-kit/database/migrate';
import { readMigrateConfig } from './config';

void runMigrations({
  url: readMigrateConfig().database.url,
  folder: path.resolve(path.dirname(process.argv[1] ?? '.'), '../drizzle'),
  schema: 'orders',
});
