import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFeed } from '@shopwright/contracts/http/feeds';
import { AppError } from '@shopwright/service-kit/errors';
import { createServiceApp, listen } from '@shopwright/service-kit/http/server';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { createTestTokens } from '@shopwright/testing/test-keys';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nowhere, startStore, type TestStore } from '../test-store';

let store: TestStore;
let catalog: Awaited<ReturnType<typeof listen>>;
const asked: unknown[] = [];
let breaksAfter = Number.POSITIVE_INFINITY;

async function* lines(key: string): AsyncGenerator<string> {
  if (key !== 'right') throw new AppError('not_found', 'No such feed');
  for (let n = 0; n < 2000; n++) {
    if (n === breaksAfter) throw new Error('lost Postgres');
    yield `${'an item '.repeat(20)}\n`;
    if (n % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

beforeAll(async () => {
  const app = createServiceApp({
    logger: createLogger('catalog', 'silent'),
    tokens: createTestTokens('catalog', 'catalog'),
    readiness: {},
    routes: (routes) =>
      routes.bind(readFeed, async ({ query, actor }) => {
        asked.push({ ...query, role: actor.role });
        return lines(query.key);
      }),
  });
  catalog = await listen(app, 0, '127.0.0.1');
  store = await startStore({
    auth: nowhere,
    catalog: `http://127.0.0.1:${(catalog.address() as AddressInfo).port}`,
  });
});
afterAll(async () => {
  await store.stop();
  catalog.close();
  catalog.closeAllConnections();
});
beforeEach(() => {
  asked.length = 0;
  breaksAfter = Number.POSITIVE_INFINITY;
});

describe('GET /feeds/:file', () => {
  it.each([
    ['google.xml', 'application/xml; charset=utf-8', 'google.xml'],
    ['google.tsv', 'text/tab-separated-values; charset=utf-8', 'google.tsv'],
    ['meta.csv', 'text/csv; charset=utf-8', 'meta.csv'],
    ['acp.jsonl', 'application/jsonl; charset=utf-8', 'acp.jsonl'],
    ['acp.json', 'application/jsonl; charset=utf-8', 'acp.jsonl'],
  ])('200 for %s without sign-in, as %s', async (file, type, format) => {
    const { status, headers } = await request(store.server)
      .get(`/feeds/${file}?key=right&language=de&country=AT&origin=https://evil.example&utm_source=x`)
      .buffer();
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'no-store']);
    expect(headers['x-robots-tag']).toBe('noindex');
    const market = { format, key: 'right', language: 'de', country: 'AT' };
    expect(asked).toEqual([{ ...market, origin: 'http://store.example', role: 'system' }]);
  });

  it.each(['?key=wrong', '', '?key=right&key=right'])('404 for another key: %s', async (query) => {
    expect((await request(store.server).get(`/feeds/google.xml${query}`)).status).toBe(404);
  });

  it.each(['google.json', 'x', '..%2fgoogle.xml', 'toString'])('404 for the file %s', async (file) => {
    expect((await request(store.server).get(`/feeds/${file}?key=right`)).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it('400 names the field that the catalog refuses', async () => {
    const { status, body } = await request(store.server).get('/feeds/google.xml?key=right&language=xx');
    expect([status, body.fields?.[0].path]).toEqual([400, 'language']);
  });

  it('never looks whole where it broke off', async () => {
    breaksAfter = 1000;
    const isComplete = await new Promise<boolean>((resolve) => {
      get({ host: '127.0.0.1', port: store.port, path: '/feeds/google.xml?key=right' }, (res: IncomingMessage) => {
        res.resume();
        res.on('end', () => resolve(res.complete));
        res.on('error', () => resolve(false));
      });
    });
    expect(isComplete).toBe(false);
    breaksAfter = 0;
    expect((await request(store.server).get('/feeds/google.xml?key=right')).status).toBeGreaterThanOrEqual(500);
  });
});
