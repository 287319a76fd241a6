import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { connectDatabase, type Database } from '@shopwright/service-kit/database/connection';
import { drillSize, isLong } from '@shopwright/testing/drill';
import { createTestDatabase, type TestDatabase } from '@shopwright/testing/test-database';
import { testKeysOf } from '@shopwright/testing/test-keys';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readProgress } from '../services/catalog/src/imports/import-progress';
import { receiveFile } from '../services/catalog/src/imports/receive-file';
import { unbalancedProducts } from '../services/catalog/src/test-catalog';
import { type Instances, startInstances } from './rolling-restart/test-instances';

/** The long drill kills so often that each phase of the import is hit. */
const kills = drillSize(2, 20);
const rows = isLong ? kills * 5000 : 4000;

const shared = {
  NODE_ENV: 'development',
  LINK_SECRET: 'a secret of tests with at least 32 characters',
  PUBLIC_URL: 'http://localhost:3000',
  DRAIN_SECONDS: '2',
  SMTP_URL: 'smtp://127.0.0.1:9',
  TRACES_URL: 'http://127.0.0.1:9',
};

let stored: TestDatabase;
let database: Database;
let catalog: Instances;
let workers: Instances;

beforeAll(async () => {
  stored = await createTestDatabase('catalog', 'services/catalog/drizzle');
  database = connectDatabase({ url: stored.url });
  const env = { ...shared, REDIS_URL: inject('redisUrl') };
  catalog = await startInstances('services/catalog', { ...env, ...testKeysOf('catalog'), DATABASE_URL: stored.url });
  const none = 'http://127.0.0.1:9';
  const urls = { CATALOG_URL: catalog.url, ORDER_URL: none, AUTH_URL: none };
  workers = await startInstances('workers', { ...env, ...testKeysOf('workers'), ...urls });
});
afterAll(async () => {
  workers?.stop();
  catalog?.stop();
  await database?.close();
  await stored?.drop();
});

function* writeFile(): Generator<Buffer> {
  yield Buffer.from('sku,name,description,category,image,price,stockQuantity\n');
  for (let row = 1; row <= rows; row++) {
    yield Buffer.from(`KILL-${row},Item ${row},An item.,Category ${row % 9},/images/products/item.webp,9.99,7\n`);
  }
}

it(`an import whose workers and catalog are killed ${kills} times imports every row exactly once`, {
  timeout: 1_200_000,
}, async () => {
  const { id } = await receiveFile(database, Readable.from(writeFile()), { fileName: 'killed.csv' });
  let killed = 0;
  for (;;) {
    const { state } = await readProgress(database.db, id);
    if (state === 'completed' || state === 'failed') break;
    if (killed < kills) {
      await (killed % 2 === 0 ? workers : catalog).kill();
      killed += 1;
    }
    await wait(200);
  }
  const progress = await readProgress(database.db, id);
  expect(progress).toMatchObject({ state: 'completed', total: rows, created: rows, imported: rows, rejected: 0 });
  expect(killed).toBe(kills);
  const [stock] = await database.db.execute(sql`
    select count(*)::int as products, count(distinct sku)::int as skus, sum(stock_quantity)::int as units,
      (select count(*)::int from stock_movements where reason = 'import') as movements
    from products`);
  expect(stock).toEqual({ products: rows, skus: rows, units: 7 * rows, movements: rows });
  expect(await unbalancedProducts(database)).toEqual([]);
  if (isLong) process.stdout.write(`${rows} rows imported once each with ${killed} kills\n`);
});
