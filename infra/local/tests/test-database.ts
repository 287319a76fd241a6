import { randomBytes } from 'node:crypto';
import { type SchemaName, withAccount, withDatabase } from '@shopwright/service-kit/database/roles';
import postgres from 'postgres';
import { inject } from 'vitest';

/** Made once a run by test-servers.ts: roles, schemas and extensions as in a shop, no tables. */
export const templateDatabase = 'shop_template';
/** The servers of a test run live on loopback and for minutes only. */
export const testPasswords: Record<SchemaName, string> = {
  catalog: 'test',
  orders: 'test',
  auth: 'test',
  traces: 'test',
};

export interface TestDatabase {
  /** As the schema's own role, with the rights that it has in a shop. */
  url: string;
  /** As administrator, for what the role must not do. */
  adminUrl: string;
  drop: () => Promise<void>;
}

/** A database of its own for one integration test file (`*.int.test.ts`). */
export async function createTestDatabase(schema: SchemaName): Promise<TestDatabase> {
  const serverUrl = inject('postgresAdminUrl');
  const database = `test_${schema}_${randomBytes(6).toString('hex')}`;
  await asAdmin(serverUrl, `create database ${database} template ${templateDatabase} strategy file_copy`);
  // A template's schemas and extensions are copied; rights on the database itself are not.
  await asAdmin(serverUrl, `grant create on database ${database} to ${schema}`);
  const adminUrl = withDatabase(serverUrl, database);
  return {
    url: withAccount(adminUrl, schema, testPasswords[schema]),
    adminUrl,
    drop: () => asAdmin(serverUrl, `drop database if exists ${database} with (force)`),
  };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
