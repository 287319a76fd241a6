import path from 'node:path';
import { runMigrations } from '@shopwright/service-kit/database/migrate';
import { readMigrateConfig } from './config';

/** Beside `src` and beside `dist` alike. */
const folder = path.resolve(path.dirname(process.argv[1] ?? '.'), '../drizzle');

void runMigrations({ url: readMigrateConfig().database.url, folder, schema: 'catalog' });
