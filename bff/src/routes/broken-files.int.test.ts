import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { orderExport } from '@shopwright/contracts/http/order-files';
import { createServiceApp, listen } from '@shopwright/service-kit/http/server';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { createTestTokens } from '@shopwright/testing/test-keys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthProcess, startAuthProcess } from '../test-auth-process';
import { nowhere, startStore, type TestStore } from '../test-store';

const line = `"${'an order '.repeat(11)}"\r\n`;
let auth: AuthProcess;
let store: TestStore;
let order: Awaited<ReturnType<typeof listen>>;
let cookie = '';
/** The end of the file, and the number of lines before it. */
let ending = { lines: 0, isWhole: false, error: new Error('lost Postgres') };

async function* writeFile(): AsyncGenerator<string> {
  for (let n = 0; n < ending.lines; n += 1) {
    yield line;
    // Lets what was written leave the process.
    if (n % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  if (!ending.isWhole) throw ending.error;
}

beforeAll(async () => {
  auth = await startAuthProcess();
  const app = createServiceApp({
    logger: createLogger('order', 'silent'),
    tokens: createTestTokens('order', 'order'),
    readiness: {},
    routes: (routes) => routes.bind(orderExport, async () => writeFile()),
  });
  order = await listen(app, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${(order.address() as AddressInfo).port}`;
  store = await startStore({ auth: auth.url, catalog: nowhere, order: url });
  cookie = await store.signIn('staff');
});
afterAll(async () => {
  await store.stop();
  order.close();
  order.closeAllConnections();
  await auth.stop();
});

/** Reads the file as a browser does: `whole` only where the connection says that it has ended. */
const download = (encoding: string) =>
  new Promise<{ status: number; end: 'whole' | 'broken'; type: string | undefined; name: string | undefined }>(
    (resolve) => {
      const headers = { cookie, 'accept-encoding': encoding };
      get({ host: '127.0.0.1', port: store.port, path: `/api${orderExport.path}`, headers }, (res: IncomingMessage) => {
        const { 'content-type': type, 'content-disposition': name } = res.headers;
        const end = (how: 'whole' | 'broken') => resolve({ status: res.statusCode ?? 0, end: how, type, name });
        res.resume();
        res.on('end', () => end(res.complete ? 'whole' : 'broken'));
        res.on('error', () => end('broken'));
      }).on('error', () => resolve({ status: 0, end: 'broken', type: undefined, name: undefined }));
    },
  );

const encodings = ['identity', 'gzip', 'br', 'gzip, deflate, br, zstd'];
const lengths = [0, 1, 2, 10, 100, 500, 2000, 6000];
const errors = [new Error('lost Postgres'), new TypeError('a fault of the store')];

describe.each(encodings)('a file in the encoding %s', (encoding) => {
  it.each(lengths)('that ends after %i lines by itself is whole', async (lines) => {
    ending = { ...ending, lines, isWhole: true };
    expect(await download(encoding)).toMatchObject({ status: 200, end: 'whole' });
  });

  it.each(lengths.flatMap((lines) => errors.map((error) => [lines, error.message, error] as const)))(
    'that breaks off after %i lines is never short and whole: %s',
    async (lines, _message, error) => {
      ending = { lines, isWhole: false, error };
      const { status, end, type, name } = await download(encoding);
      // A failure before anything was sent is an error in JSON, and no file to save.
      if (status >= 500) expect([end, type, name]).toEqual(['whole', 'application/json; charset=utf-8', undefined]);
      else expect([status, end]).toEqual([status === 0 ? 0 : 200, 'broken']);
    },
  );
});
