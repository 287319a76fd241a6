import path from 'node:path';
import { migrateConfig } from '@shopwright/service-kit/config';
import { runMigrations } from '@shopwright/service-kit/migrate';

void runMigrations({
  url: migrateConfig().DATABASE_URL,
  folder: path.resolve(path.dirname(process.argv[1] ?? '.'), '../drizzle'),
  schema: 'orders',
});
