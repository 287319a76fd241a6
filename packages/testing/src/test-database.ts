import { randomBytes } from 'node:crypto';
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

/** Creates a database for one integration test file (`*.int.test.ts`). */
export async function createTestDatabase(schema: SchemaName): Promise<TestDatabase> {
  const serverUrl = inject('postgresAdminUrl');
  const database = `test_${schema}_${randomBytes(6).toString('hex')}`;
  await asAdmin(serverUrl, `create database ${database} template ${templateDatabase} strategy file_copy`);
  // Schemas and extensions are copied from the template; rights on the database itself are not.
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
