import { baselines } from '@shopwright/service-kit/database/baseline';
import type postgres from 'postgres';
import { BackupError, type BackupHeader } from './backup-format';
import { withStoreConnection } from './store-connection';
import { type BackedUpSchema, backedUpSchemas } from './store-tables';
import { listApplied } from './write-backup';

export interface Target {
  /** Makes what is missing of database, roles and schemas, and returns the administrator's URL. */
  prepare: () => Promise<string>;
  /** Brings every schema to this version: up to the given migration, or to the newest. */
  migrate: (until?: Record<string, number>) => Promise<void>;
  /** The migrations that this version of Shopwright knows. */
  known: Record<BackedUpSchema, number[]>;
}

/** Gives an empty store the tables that the backup was made from. Returns the administrator's URL. */
export async function prepareTarget(target: Target, header: BackupHeader): Promise<string> {
  const migrations = { catalog: [0], orders: [0], auth: [0] };
  for (const schema of backedUpSchemas) {
    const known = new Set(target.known[schema]);
    const all = header.migrations[schema] ?? [];
    if (all.length === 0) throw new BackupError(`The backup has no tables of ${schema}. Use another one.`);
    migrations[schema] = sinceBaseline(schema, all);
    if (migrations[schema].length === 0) throw BackupError.older();
    if (!migrations[schema].every((migration) => known.has(migration))) throw BackupError.newer();
  }
  const adminUrl = await target.prepare();
  const isRecreated = await withStoreConnection(adminUrl, (sql) => dropOtherVersion(sql, migrations));
  if (isRecreated) await target.prepare();
  await target.migrate(Object.fromEntries(backedUpSchemas.map((schema) => [schema, migrations[schema].at(-1) ?? 0])));
  return adminUrl;
}

/** Leaves out the migrations that the baseline stands for. */
const sinceBaseline = (schema: BackedUpSchema, migrations: number[]): number[] =>
  migrations.filter((migration) => migration >= baselines[schema]);

/**
 * Drops the schemas of an empty store where they have migrations that the backup does not have. Returns true where it
 * did. Throws where the store has data, or where it is running and another version.
 */
async function dropOtherVersion(sql: postgres.Sql, wanted: Record<BackedUpSchema, number[]>): Promise<boolean> {
  await assertEmpty(sql);
  const isOther = async (schema: BackedUpSchema) => {
    const applied = sinceBaseline(schema, await listApplied(sql, schema));
    const backup = wanted[schema];
    return { isBehind: applied.length < backup.length, isAhead: applied.some((key) => !backup.includes(key)) };
  };
  const states = await Promise.all(backedUpSchemas.map(isOther));
  if (!states.some(({ isAhead, isBehind }) => isAhead || isBehind)) return false;
  await assertStopped(sql);
  if (!states.some(({ isAhead }) => isAhead)) return false;
  await sql.unsafe(`drop schema ${backedUpSchemas.join(', ')} cascade`);
  return true;
}

async function assertStopped(sql: postgres.Sql): Promise<void> {
  const [others] = await sql<{ sessions: number }[]>`
    select count(*)::int as sessions from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
  if (others?.sessions) {
    throw new BackupError('The backup is of another version than the running store. Stop the store, then restore.');
  }
}

/** The tables that are empty in an empty store, with the nouns of the message. */
const counted: Record<string, string> = {
  'catalog.products': 'products',
  'catalog.categories': 'categories',
  'catalog.suppliers': 'suppliers',
  'orders.orders': 'orders',
  'auth.users': 'accounts',
  'auth.newsletter_subscriptions': 'subscriptions',
  'auth.contact_messages': 'contact messages',
};

/** Throws where the database has a store with data. */
export async function assertEmpty(sql: postgres.ISql): Promise<void> {
  const found: string[] = [];
  for (const [table, noun] of Object.entries(counted)) {
    const [exists] = await sql<{ exists: boolean }[]>`select to_regclass(${table}) is not null as exists`;
    if (!exists?.exists) continue;
    const [row] = await sql<{ rows: number }[]>`select count(*)::int as rows from ${sql(table)}`;
    if (row?.rows) found.push(`${row.rows} ${noun}`);
  }
  if (found.length === 0) return;
  throw new BackupError(
    `The store is not empty (${found.join(', ')}), and a backup is restored into an empty one only. Set SHOP_HOME to a new folder, or DATABASE_URL to an empty database.`,
  );
}

/**
 * Tells the reconciler from which moment on Stripe may know payments that the store does not. Does nothing where it is
 * told already, or where the tables are of a version that cannot be told yet.
 */
export async function markRestored(sql: postgres.ISql, takenAt: string): Promise<void> {
  const [exists] = await sql<{ exists: boolean }[]>`select to_regclass('orders.restores') is not null as exists`;
  if (!exists?.exists) return;
  await sql`
    insert into orders.restores (backup_taken_at) select ${takenAt}
    where not exists (select from orders.restores where backup_taken_at = ${takenAt} and reconciled_at is null)`;
}
