import { existsSync } from 'node:fs';
import path from 'node:path';
import { runMigrations } from '@shopwright/service-kit/database/commands';

/** The folders of the SQL, relative to the program: next to it in development, elsewhere in a bundle. */
const candidates = ['drizzle', '../drizzle', '../observability/collector/drizzle'];

/** Migrates the collector's tables when it starts. Other services migrate before; traces last a day and may be lost. */
export async function migrateTraces(url: string): Promise<void> {
  const here = path.dirname(process.argv[1] ?? '.');
  const folder = candidates
    .map((candidate) => path.resolve(here, candidate))
    .find((candidate) => existsSync(candidate));
  if (!folder) throw new Error(`no migrations near ${here}`);
  await runMigrations({ url, folder, schema: 'traces' });
}
