import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';

interface MigrateOptions {
  url: string;
  /** The folder that drizzle-kit wrote. */
  folder: string;
  /** The service's schema; drizzle's own table lives there too. */
  schema: string;
}

/** Two runners take turns: drizzle itself locks nothing. */
const lockKey = 7_466_720;

/** Brings the schema up to date. Any number of runners may start at once; each migration runs once. */
export async function runMigrations({ url, folder, schema }: MigrateOptions): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined, connection: { lock_timeout: 30_000 } });
  try {
    await sql`select pg_advisory_lock(${lockKey})`;
    await migrate(drizzle({ client: sql }), { migrationsFolder: folder, migrationsSchema: schema });
  } finally {
    await sql.end({ timeout: 5 });
  }
}
