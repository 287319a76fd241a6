import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DatabaseUrls, prepareDatabase, withDatabase } from '@shopwright/service-kit/database/roles';
import { testPasswords } from '@shopwright/testing/test-database';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { writeOrders } from '../../services/order/src/test-many-orders';
import { restoreBackup } from '../backup/restore-backup';
import { knownMigrations, migrateAll } from '../backup/service-migrations';
import { writeBackup } from '../backup/write-backup';
import { fromRoot } from '../local/paths';
import startServers from '../local/tests/test-servers';

const products = Number(process.env.PRODUCTS ?? 100_000);
const orders = Number(process.env.ORDERS ?? 100_000);
const limitMs = 300_000;

/**
 * Measures backup and restore of a large store: `npm run bench:backup`. Fails where the restored store has another
 * content than the original, or where both together take longer than five minutes.
 */
async function main(): Promise<void> {
  let serverUrl = '';
  const provide = (name: string, value: string) => {
    if (name === 'postgresAdminUrl') serverUrl = value;
  };
  const stopServers = await startServers({ provide, onTestsRerun: () => undefined } as unknown as TestProject);
  const folder = mkdtempSync(path.join(tmpdir(), 'shopwright-bench-backup-'));
  try {
    const original = openStore(serverUrl, 'bench_original');
    await original.prepare();
    await original.migrate();
    print(`${products} products and ${orders} orders written`, await timed(() => fill(original.urls())));
    await measure(original.adminUrl, openStore(serverUrl, 'bench_restored'), path.join(folder, 'bench.backup'));
  } finally {
    rmSync(folder, { recursive: true });
    await stopServers();
  }
}

async function measure(original: string, restored: ReturnType<typeof openStore>, file: string): Promise<void> {
  const startedAt = performance.now();
  let content = '';
  const backup = await timed(async () => {
    content = (await writeBackup(original, createWriteStream(file))).content;
  });
  print('backup', `${backup}, ${(statSync(file).size / 1e6).toFixed(0)} MB`);
  print('restore', await timed(() => restoreBackup({ ...restored, file })));
  const totalMs = performance.now() - startedAt;
  const again = await writeBackup(restored.adminUrl, createWriteStream(`${file}.again`));
  print('content of the original', content);
  print('content of the restored store', again.content);
  print('backup and restore', `${(totalMs / 1000).toFixed(1)} s, at most ${limitMs / 1000} s`);
  if (again.content !== content || totalMs > limitMs) process.exitCode = 1;
}

function openStore(serverUrl: string, database: string) {
  const adminUrl = withDatabase(serverUrl, database);
  let urls: DatabaseUrls | undefined;
  return {
    adminUrl,
    known: knownMigrations(fromRoot()),
    urls: () => urls as DatabaseUrls,
    async prepare() {
      urls = await prepareDatabase({ adminUrl: serverUrl, database, passwords: testPasswords });
      return adminUrl;
    },
    async migrate(until?: Record<string, number>) {
      if (urls) await migrateAll(fromRoot(), urls, until);
    },
  };
}

async function fill(urls: DatabaseUrls): Promise<void> {
  const catalog = postgres(urls.catalog, { max: 1, onnotice: () => undefined });
  await catalog.unsafe(`
    insert into products (slug, name, description, price, image, category)
    select 'product-' || n, 'Desk lamp ' || n, repeat('Warm light for long evenings at the desk. ', 8), 20,
      '/images/products/lamp.webp', 'Lighting'
    from generate_series(1, ${products}) n`);
  await catalog.end();
  const sql = postgres(urls.orders, { max: 1, onnotice: () => undefined });
  await writeOrders(sql, orders);
  await sql.end();
}

async function timed(work: () => Promise<unknown>): Promise<string> {
  const startedAt = performance.now();
  await work();
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

const print = (what: string, figure: string) => process.stdout.write(`${what.padEnd(48)} ${figure}\n`);

void main();
