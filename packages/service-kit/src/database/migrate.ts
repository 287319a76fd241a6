import path from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { z } from 'zod';
import { databaseUrl } from '../runtime/config';
import { runCommand } from '../runtime/run-command';

interface MigrateOptions {
  url: string;
  /** The folder that drizzle-kit wrote. */
  folder: string;
  /** The service's schema; it also contains drizzle's own table. */
  schema: string;
}

/** The key of the lock by which concurrent runners take turns, since drizzle locks nothing. */
const lockKey = 7_466_720;

/** Brings the schema up to date. Each migration runs once, also with concurrent runners. */
export async function runMigrations({ url, folder, schema }: MigrateOptions): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined, connection: { lock_timeout: 30_000 } });
  try {
    await sql`select pg_advisory_lock(${lockKey})`;
    await migrate(drizzle({ client: sql }), { migrationsFolder: folder, migrationsSchema: schema });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Runs a service's migrations as a command. The SQL is in `drizzle`, beside `src` and `dist`. */
export function migrateService(name: string, schema: string): Promise<void> {
  return runCommand(`${name} migrate`, z.object({ DATABASE_URL: databaseUrl }), async (env, logger) => {
    const folder = path.resolve(path.dirname(process.argv[1] ?? '.'), '../drizzle');
    await runMigrations({ url: env.DATABASE_URL, folder, schema });
    logger.info('the schema is up to date');
  });
}
