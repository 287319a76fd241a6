import { existsSync } from 'node:fs';
import path from 'node:path';
import { runMigrations } from '@shopwright/service-kit/database/migrate';

/** Where the SQL is, seen from the program's file: beside it in development, elsewhere when it is a bundle. */
const places = ['drizzle', '../drizzle', '../observability/collector/drizzle'];

/** Spans are kept for a day and can be lost: the collector brings its own tables up to date when it starts. */
export async function migrateTraces(url: string): Promise<void> {
  const here = path.dirname(process.argv[1] ?? '.');
  const folder = places.map((place) => path.resolve(here, place)).find((place) => existsSync(place));
  if (!folder) throw new Error(`no migrations near ${here}`);
  await runMigrations({ url, folder, schema: 'traces' });
}
