import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createTestTokens, testKeysOf } from '@shopwright/testing/test-keys';
import { programFile } from '@shopwright/testing/test-program';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { searchCounts } from '../db/searches';
import { startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await startTestCatalog();
});
afterAll(() => catalog.stop());

/** Starts the service as a store does, and returns the process with its address. */
async function startProcess() {
  const child = spawn(process.execPath, [programFile('services/catalog/src/main')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      PORT: '0',
      ...testKeysOf('catalog'),
      DATABASE_URL: catalog.databaseUrl,
      REDIS_URL: inject('redisUrl'),
      PUBLIC_URL: 'http://store.example',
      // A process that goes on for so long would write them anyway.
      DRAIN_SECONDS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<{ port: number }>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the service ended')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const said = JSON.parse(line) as { address?: { port: number } };
      if (said.address) resolve(said.address);
    });
  });
  return { child, url: `http://127.0.0.1:${address.port}` };
}

it('writes the searches that wait when the process is told to stop', async () => {
  const { child, url } = await startProcess();
  const headers = await createTestTokens('bff').headersFor({ role: 'anonymous' }, 'catalog');
  const search = () => fetch(`${url}/products?sort=featured&search=throng`, { headers });
  // The first one may be written by now. The second one waits.
  await search();
  expect((await search()).status).toBe(200);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(await catalog.database.db.select().from(searchCounts)).toMatchObject([{ query: 'throng', searches: 2 }]);
});
