import { createHash, randomBytes } from 'node:crypto';
import { readMigrations, runMigrations } from '@shopwright/service-kit/database/migrations';
import { type SchemaName, withAccount, withDatabase } from '@shopwright/service-kit/database/roles';
import postgres from 'postgres';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    postgresAdminUrl: string;
    redisUrl: string;
  }
}

/** Created once per run by `infra/local/tests/test-servers.ts`, with the roles, schemas and extensions but no tables. */
export const templateDatabase = 'shop_template';
/** Safe to fix: the servers of a test run listen on loopback and only until the run ends. */
export const testPasswords: Record<SchemaName, string> = {
  catalog: 'test',
  orders: 'test',
  auth: 'test',
  traces: 'test',
};

export interface TestDatabase {
  /** Connects as the schema's own role, with the rights that it has in production. */
  url: string;
  /** Connects as administrator, for what the role may not do. */
  adminUrl: string;
  drop: () => Promise<void>;
}

/**
 * Creates a database for one integration test file (`*.int.test.ts`), with the migrations of the folder, if one is given, and
 * without tables otherwise.
 */
export async function createTestDatabase(schema: SchemaName, migrations?: string): Promise<TestDatabase> {
  const serverUrl = inject('postgresAdminUrl');
  const database = `test_${schema}_${randomBytes(6).toString('hex')}`;
  const template = migrations === undefined ? templateDatabase : await migratedTemplate(serverUrl, schema, migrations);
  const { url, adminUrl } = await copyDatabase(serverUrl, { template, database, schema });
  return { url, adminUrl, drop: () => asAdmin(serverUrl, `drop database if exists ${database} with (force)`) };
}

interface Copy {
  template: string;
  database: string;
  schema: SchemaName;
}

async function copyDatabase(serverUrl: string, { template, database, schema }: Copy) {
  await asAdmin(
    serverUrl,
    `create database ${database} template ${template} strategy file_copy`,
    // Schemas and extensions are copied from the template; rights on the database itself are not.
    `grant create on database ${database} to ${schema}`,
  );
  const adminUrl = withDatabase(serverUrl, database);
  return { adminUrl, url: withAccount(adminUrl, schema, testPasswords[schema]) };
}

/** The templates that this worker knows of, by name. */
const templates = new Map<string, Promise<void>>();

/** Returns the database with exactly these migrations, which the first of all workers makes. */
async function migratedTemplate(serverUrl: string, schema: SchemaName, folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const migration of readMigrations(folder)) hash.update(migration.hash);
  const name = `template_${schema}_${hash.digest('hex').slice(0, 12)}`;
  const made = templates.get(name) ?? makeTemplate(serverUrl, { name, schema, folder });
  templates.set(name, made);
  await made;
  return name;
}

/** Migrates under another name and renames then, so that no worker copies a template that is half made. */
async function makeTemplate(
  serverUrl: string,
  { name, schema, folder }: { name: string; schema: SchemaName; folder: string },
): Promise<void> {
  const admin = postgres(serverUrl, { max: 1, onnotice: () => undefined });
  try {
    await admin`select pg_advisory_lock(hashtext(${name}))`;
    const [existing] = await admin`select 1 from pg_database where datname = ${name}`;
    if (existing !== undefined) return;
    const database = `${name}_new`;
    await admin.unsafe(`drop database if exists ${database}`);
    const { url } = await copyDatabase(serverUrl, { template: templateDatabase, database, schema });
    await runMigrations({ url, folder, schema });
    await admin.unsafe(`alter database ${database} rename to ${name}`);
  } finally {
    await admin.end({ timeout: 5 });
  }
}

async function asAdmin(url: string, ...statements: string[]): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    for (const statement of statements) await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
