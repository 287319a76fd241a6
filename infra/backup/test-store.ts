import { randomBytes } from 'node:crypto';
import { runMigrations } from '@shopwright/service-kit/database/migrations';
import {
  type DatabaseUrls,
  prepareDatabase,
  type SchemaName,
  withDatabase,
} from '@shopwright/service-kit/database/roles';
import { testPasswords } from '@shopwright/testing/test-database';
import postgres from 'postgres';
import { fromRoot } from '../local/paths';
import type { Target } from './restore-target';
import { knownMigrations, migrateAll } from './service-migrations';

export interface TestStoreDatabase extends Target {
  adminUrl: string;
  /** Runs a statement with the search path of the service that owns the schema. */
  run: (statement: string, schema?: SchemaName) => Promise<postgres.RowList<postgres.Row[]>>;
  drop: () => Promise<void>;
}

/** Makes a database of its own, without any tables, on the server of the test run. */
export async function createStoreDatabase(serverUrl: string): Promise<TestStoreDatabase> {
  const database = `store_${randomBytes(6).toString('hex')}`;
  const adminUrl = withDatabase(serverUrl, database);
  let urls: DatabaseUrls | undefined;
  const prepare = async () => {
    urls = await prepareDatabase({ adminUrl: serverUrl, database, passwords: testPasswords });
    return adminUrl;
  };
  await prepare();
  return {
    adminUrl,
    prepare,
    migrate: async (until) => {
      if (!urls) return;
      await migrateAll(fromRoot(), urls, until);
      const folder = fromRoot('infra/observability/collector/drizzle');
      await runMigrations({ url: urls.traces, folder, schema: 'traces' });
    },
    known: knownMigrations(fromRoot()),
    run: (statement, schema) => execute(adminUrl, statement, schema),
    drop: async () => void (await execute(serverUrl, `drop database if exists ${database} with (force)`)),
  };
}

async function execute(url: string, statement: string, schema?: SchemaName): Promise<postgres.RowList<postgres.Row[]>> {
  const connection = schema && { search_path: `${schema}, public` };
  const sql = postgres(url, { max: 1, onnotice: () => undefined, ...(connection && { connection }) });
  try {
    return await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Fills a migrated store: rows with every kind of value that is hard to copy. */
export async function fillStore(store: TestStoreDatabase): Promise<void> {
  await store.run(String.raw`
    set search_path = catalog, public;
    insert into catalog.categories (name, slug) values ('Lamps', 'lamps');
    insert into catalog.products (slug, name, description, price, image, category)
      values ('lamp', E'Lampe „Große“ \\. \t tab', E'first line\n\\.\nthird line\r\nهلا 電灯', 19.99, '/images/x.webp', 'Lamps'),
        ('plain', 'Plain', '', 5, '/images/y.webp', 'Lamps');
    insert into catalog.uploaded_images (name, content_type, bytes, width, height)
      values ('a.webp', 'image/webp', decode('000a5c2e0aff', 'hex'), 10, 10),
        -- More than the driver's buffer holds.
        ('b.webp', 'image/webp', decode(repeat('ff', 300000), 'hex'), 10, 10);
    insert into catalog.store_settings (key, value) values ('name', 'Lamp & Co');
    set search_path = orders, public;
    insert into auth.users (email, password, first_name, last_name) values ('ada@example.com', 'x', 'Ada', 'Byron');
    insert into orders.orders (reference, customer_name, customer_email, customer_address, total, status, payment_intent_id, expires_at, placed_at)
      values (gen_random_uuid(), 'Ada', 'ada@example.com', E'1 Street\nTown', 0, 'cancelled', 'pi_1', now(), now())`);
}
