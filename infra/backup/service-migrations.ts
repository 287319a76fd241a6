import path from 'node:path';
import { readMigrations, runMigrations } from '@shopwright/service-kit/database/migrations';
import { type DatabaseUrls, prepareDatabase, withDatabase } from '@shopwright/service-kit/database/roles';
import type { Target } from './restore-target';
import { type BackedUpSchema, backedUpSchemas } from './store-tables';

const serviceOf: Record<BackedUpSchema, string> = { catalog: 'catalog', orders: 'order', auth: 'auth' };

/** Finds the services' SQL from the root of the repository, or of the image. */
const migrationsFolder = (root: string, schema: BackedUpSchema): string =>
  path.join(root, 'services', serviceOf[schema], 'drizzle');

/** Lists the migrations that this version has. */
export function knownMigrations(root: string): Record<BackedUpSchema, number[]> {
  const of = (schema: BackedUpSchema) => readMigrations(migrationsFolder(root, schema)).map(({ when }) => when);
  return { catalog: of('catalog'), orders: of('orders'), auth: of('auth') };
}

/** Migrates every schema, up to the given migration or to the newest one. */
export async function migrateAll(root: string, urls: DatabaseUrls, until?: Record<string, number>): Promise<void> {
  for (const schema of backedUpSchemas) {
    const folder = migrationsFolder(root, schema);
    const last = until && readMigrations(folder).find(({ when }) => when === until[schema])?.name;
    if (until && last === undefined) continue;
    await runMigrations({ url: urls[schema], folder, schema, until: last });
  }
}

/** Returns what a restore needs to make the database of an empty store. */
export function restoreTarget(root: string, access: Parameters<typeof prepareDatabase>[0]): Target {
  const { adminUrl, database } = access;
  let urls: DatabaseUrls | undefined;
  return {
    known: knownMigrations(root),
    async prepare() {
      urls = await prepareDatabase(access);
      return database === undefined ? adminUrl : withDatabase(adminUrl, database);
    },
    async migrate(until) {
      if (urls) await migrateAll(root, urls, until);
    },
  };
}
