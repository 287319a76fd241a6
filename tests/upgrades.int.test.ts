import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProcessName } from '@shopwright/contracts/endpoint';
import { listChangedAccounts } from '@shopwright/contracts/http/internal-accounts';
import { listProducts } from '@shopwright/contracts/http/products';
import { connectDatabase, type Database } from '@shopwright/service-kit/database/connection';
import { readMigrations, runMigrations } from '@shopwright/service-kit/database/migrations';
import type { SchemaName } from '@shopwright/service-kit/database/roles';
import { createServiceClient } from '@shopwright/service-kit/http/client';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { generousCalls, generousDatabase } from '@shopwright/testing/deadlines';
import { createTestDatabase } from '@shopwright/testing/test-database';
import { createTestTokens } from '@shopwright/testing/test-keys';
import { startTestServer } from '@shopwright/testing/test-server';
import postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { createAuthApp } from '../services/auth/src/app';
import { toRelyingParty } from '../services/auth/src/deps';
import { createLinkTokens } from '../services/auth/src/emails/link-tokens';
import { createPasswords } from '../services/auth/src/passwords/passwords';
import { createCatalogApp } from '../services/catalog/src/app';
import { findByIntent, listOrderItems } from '../services/order/src/orders/order-row';

const dumps = path.join(import.meta.dirname, 'upgrades');
const versions = readdirSync(dumps, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);

/** Loads the dump of a version, migrates it to the newest, and lets the service read it. */
async function upgrade(
  version: string,
  schema: SchemaName,
  folder: string,
  read: (database: Database) => Promise<void>,
) {
  const { url, drop } = await createTestDatabase(schema);
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql.unsafe(readFileSync(path.join(dumps, version, `${schema}.sql`), 'utf8'));
  await runMigrations({ url, folder, schema });
  const applied = await sql`select created_at from ${sql(schema)}.__drizzle_migrations order by created_at`;
  expect(applied.map((row) => Number(row.created_at))).toEqual(readMigrations(folder).map(({ when }) => when));
  await sql.end();
  const database = connectDatabase({ url, deadlines: generousDatabase });
  await read(database);
  await database.close();
  await drop();
}

const logger = createLogger('upgrades', 'silent');
const clientOf = (url: string, name: ProcessName) =>
  createServiceClient(url, createTestTokens(name), { role: 'system' }, generousCalls);

describe.each(versions)('a database of %s', (version) => {
  it('is read by the catalog', async () => {
    await upgrade(version, 'catalog', 'services/catalog/drizzle', async (database) => {
      const server = await startTestServer(
        createCatalogApp({ database, tokens: createTestTokens('catalog', 'catalog'), logger }),
      );
      const rows = await clientOf(server.url, 'bff').call(listProducts, { query: {} });
      expect(rows.map(({ name, price }) => [name, price]).sort()).toEqual([
        ['Lampe „Große“', '19.99'],
        ['Plain', '5.00'],
      ]);
      await server.close();
    });
  });

  it('is read by auth', async () => {
    await upgrade(version, 'auth', 'services/auth/drizzle', async (database) => {
      const deps = {
        database,
        tokens: createTestTokens('auth', 'auth'),
        logger,
        passwords: createPasswords(),
        links: createLinkTokens('a secret of tests with at least 32 characters'),
        relyingParty: toRelyingParty('https://store.example'),
        isClientLimited: true,
        now: () => new Date(),
      };
      const server = await startTestServer(createAuthApp(deps));
      const accounts = await clientOf(server.url, 'order').call(listChangedAccounts, { body: { limit: 10 } });
      expect(accounts).toMatchObject([{ email: 'ada@example.com', name: 'Ada Byron', emailVerified: false }]);
      await server.close();
    });
  });

  it('is read by the order service', async () => {
    await upgrade(version, 'orders', 'services/order/drizzle', async ({ db }) => {
      const order = await findByIntent(db, 'pi_1');
      expect(order).toMatchObject({ status: 'confirmed', total: '39.98', currency: 'usd' });
      expect(await listOrderItems(db, order?.id ?? 0)).toMatchObject([{ name: 'Lampe „Große“', quantity: 2 }]);
    });
  });
});
