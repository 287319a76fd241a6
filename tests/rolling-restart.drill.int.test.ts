import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProcessName } from '@shopwright/contracts/endpoint';
import { drillSize, isLong } from '@shopwright/testing/drill';
import { createTestDatabase, type TestDatabase } from '@shopwright/testing/test-database';
import { testKeysOf } from '@shopwright/testing/test-keys';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Instances, startInstances } from './rolling-restart/test-instances';
import { startLoad } from './rolling-restart/test-load';

/** The long drill restarts every process under full load; the short one the edge and the service that it needs most. */
const perSecond = drillSize(10, 50);

/** A page that reads the catalog, as every page does. */
const renderer = `export const createPageRenderer = async ({ read }) => ({
  shell: () => '<!doctype html>',
  prepare: async ({ language, address }) => {
    const { ok } = await read('/api/categories');
    return { status: ok ? 200 : 503, language, fingerprint: address, render: () => '<!doctype html><title>Store</title>' };
  },
});`;

const report = (line: string): void => {
  if (isLong) process.stdout.write(`${line}\n`);
};

const databases: TestDatabase[] = [];
const started = new Map<string, Instances>();
let webRoot: string;

const shared = {
  NODE_ENV: 'development',
  LINK_SECRET: 'a secret of tests with at least 32 characters',
  PUBLIC_URL: 'http://localhost:3000',
  DRAIN_SECONDS: '2',
  RATE_LIMIT: 'off',
  STRIPE_SECRET_KEY: 'sk_test_restarts',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_restarts',
  STRIPE_WEBHOOK_SECRET: 'whsec_restarts',
  SMTP_URL: 'smtp://127.0.0.1:9',
  TRACES_URL: 'http://127.0.0.1:9',
};

async function startService(name: 'catalog' | 'order' | 'auth', schema: 'catalog' | 'orders' | 'auth') {
  const database = await createTestDatabase(schema, `services/${name}/drizzle`);
  databases.push(database);
  await start(name, `services/${name}`, { DATABASE_URL: database.url });
}

async function start(name: ProcessName, folder: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const urlOf = (service: string) => started.get(service)?.url ?? 'http://127.0.0.1:9';
  const urls = { CATALOG_URL: urlOf('catalog'), ORDER_URL: urlOf('order'), AUTH_URL: urlOf('auth') };
  started.set(
    name,
    await startInstances(folder, { ...shared, ...testKeysOf(name), ...urls, REDIS_URL: inject('redisUrl'), ...env }),
  );
}

beforeAll(async () => {
  webRoot = await mkdtemp(path.join(tmpdir(), 'shopwright-restart-'));
  await mkdir(path.join(webRoot, 'client/.vite'), { recursive: true });
  await mkdir(path.join(webRoot, 'server'));
  await writeFile(path.join(webRoot, 'client/index.html'), '<!doctype html>');
  await writeFile(path.join(webRoot, 'client/.vite/manifest.json'), '{}');
  await writeFile(path.join(webRoot, 'server/entry-server.mjs'), renderer);
  await startService('catalog', 'catalog');
  if (isLong) {
    await startService('auth', 'auth');
    await startService('order', 'orders');
    await start('workers', 'workers');
  }
  await start('bff', 'bff', { WEB_ROOT: webRoot });
});

afterAll(async () => {
  for (const instances of started.values()) instances.stop();
  await Promise.all(databases.map((database) => database.drop()));
  await rm(webRoot, { recursive: true, force: true });
});

it('a rolling restart of every process fails no request', { timeout: 1_200_000 }, async () => {
  const reads: Parameters<typeof startLoad>[1] = [
    ['GET', '/'],
    ['GET', '/api/products'],
    ['GET', '/api/categories'],
    ['GET', '/about'],
  ];
  const writes: typeof reads = [
    ['PUT', '/api/cart', { sessionId: 'a-visitor-of-the-restart', items: [] }],
    ['POST', '/api/newsletter', { email: 'ada@example.com' }],
  ];
  const load = startLoad(started.get('bff')?.url ?? '', isLong ? [...reads, ...writes] : reads, perSecond);
  for (const [name, instances] of started) {
    const startedAt = performance.now();
    await instances.restart();
    report(`${name} restarted in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  }
  const answers = await load.stop();

  const failed = answers.filter(({ outcome }) => typeof outcome === 'string');
  report(`${answers.length} requests at ${perSecond} a second, ${failed.length} failed`);
  expect(failed).toEqual([]);
  expect(answers.length).toBeGreaterThan(perSecond * 5);
});
