import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readChanges } from '@shopwright/contracts/http/internal';
import { createServiceApp } from '@shopwright/service-kit/http/server';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { createTestTokens } from '@shopwright/testing/test-keys';
import { startTestServer } from '@shopwright/testing/test-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as compression from '../compress';
import { sessionOf, startSessions } from '../test-changing-catalog';
import { startStore, type TestStore } from '../test-store';

/** A catalog of products whose responses a test writes byte by byte. */
async function startPlainCatalog() {
  const state = { body: '{}', delayMs: 0, reads: 0 };
  const bodies = new Map<string, string>();
  const app = createServiceApp({
    logger: createLogger('catalog', 'silent'),
    tokens: createTestTokens('catalog', 'catalog'),
    readiness: {},
    routes: ({ bind, app: routes }) => {
      bind(readChanges, async () => ({ position: 'a', isEverything: false, products: [] }));
      routes.get('/products/:id', (req, res) => {
        state.reads += 1;
        const body = bodies.get(req.params.id) ?? state.body;
        setTimeout(() => res.type('json').send(Buffer.from(body)), state.delayMs);
      });
    },
  });
  return { ...(await startTestServer(app)), state, bodies };
}

let catalog: Awaited<ReturnType<typeof startPlainCatalog>>;
let auth: Awaited<ReturnType<typeof startSessions>>;
const stores: TestStore[] = [];

/** A busy machine answers late, and none of these tests is about that. */
const patient = { promiseMs: 20_000, checkedEveryMs: 50 };

async function start(cacheMaxBytes: number): Promise<TestStore> {
  const store = await startStore({ auth: auth.url, catalog: catalog.url, cacheTimes: patient, cacheMaxBytes });
  stores.push(store);
  return store;
}

beforeAll(async () => {
  [catalog, auth] = await Promise.all([startPlainCatalog(), startSessions()]);
});
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.stop()));
  vi.restoreAllMocks();
});
afterAll(async () => {
  await Promise.all([catalog.close(), auth.close()]);
});

const get = async ({ port }: TestStore, path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
  return { body, isHit: response.headers.has('cache-status') };
};

describe('the bytes of the catalog', () => {
  const odd = '{ "zeta":1.50,\n\t"id" : 7, "alpha":"\\u00e9",\r\n "1":1e2, "id":7  }\n';

  it.each([
    ['a cache', 1_000_000],
    ['no cache', 0],
  ])('pass through unchanged with %s', async (_, cacheMaxBytes) => {
    const store = await start(cacheMaxBytes);
    catalog.state.body = odd;
    const responses = [await get(store, '/api/products/7'), await get(store, '/api/products/7')];
    const signedIn = await get(store, '/api/products/7', { cookie: `sid=${sessionOf.shopper}` });
    expect(responses.map(({ isHit }) => isHit)).toEqual([false, cacheMaxBytes > 0]);
    expect([...responses, signedIn].map(({ body }) => body)).toEqual([odd, odd, odd]);
  });
});

describe('requests that miss together', () => {
  it('share one compression for each encoding', async () => {
    const store = await start(4_000_000);
    const compress = vi.spyOn(compression, 'compress');
    catalog.state.body = JSON.stringify({ id: 7, text: 'lamp '.repeat(4000) });
    catalog.state.delayMs = 50;
    const counts: Record<string, number> = {};
    for (const encoding of ['br', 'gzip']) {
      const headers = { 'accept-encoding': encoding };
      const responses = await Promise.all(Array.from({ length: 64 }, () => get(store, '/api/products/7', headers)));
      expect(new Set(responses.map(({ body }) => body))).toEqual(new Set([catalog.state.body]));
      expect((await get(store, '/api/products/7', headers)).isHit).toBe(true);
      counts[encoding] = compress.mock.calls.filter(([, each]) => each === encoding).length;
    }
    catalog.state.delayMs = 0;
    expect(counts).toEqual({ br: 1, gzip: 1 });
  });
});

describe('a cache of 400 kB', () => {
  const count = 40;
  const ids = Array.from({ length: count }, (_, at) => at + 1);
  const allEncodings = ['br', 'gzip', 'identity'];
  const maxBytes = 400_000;

  /** Asks for 40 products in each encoding. Random letters stay large when they are compressed. */
  async function fill(bytes: number, encodings = allEncodings): Promise<TestStore> {
    const store = await start(maxBytes);
    for (const id of ids) {
      catalog.bodies.set(String(id), JSON.stringify({ id, text: randomBytes(bytes).toString('base64') }));
      for (const encoding of encodings) await get(store, `/api/products/${id}`, { 'accept-encoding': encoding });
    }
    return store;
  }

  /** Returns the body that a request gets before Express. */
  function storedBody({ cache }: TestStore, id: number, encoding: string): Buffer | undefined {
    const headers = { 'accept-encoding': encoding };
    const req = { method: 'GET', url: `/api/products/${id}`, headers, rawHeaders: ['Host', 'store.example'] };
    let sent: Buffer | undefined;
    const end = (body: Buffer) => {
      sent = body;
    };
    const res = { statusCode: 200, writeHead: () => undefined, end };
    cache.ready.answer(req as unknown as IncomingMessage, res as unknown as ServerResponse);
    return sent;
  }

  const isKept = (store: TestStore) => (id: number) => storedBody(store, id, 'identity') !== undefined;

  /** Expects that some products are kept, in these encodings, and that they take a good part of what they may. */
  function expectBounded(store: TestStore, encodings: string[]): void {
    const kept = ids.filter(isKept(store));
    const bodies = kept.flatMap((id) => encodings.map((encoding) => storedBody(store, id, encoding)));
    // A buffer that is a part of a larger one keeps all of it.
    const held = new Set(bodies.map((body) => body?.buffer));
    expect(held.size).toBe(kept.length * encodings.length);
    const heldBytes = [...held].reduce((sum, each) => sum + (each?.byteLength ?? 0), 0);
    expect(heldBytes).toBeLessThanOrEqual((maxBytes / 4) * 3);
    expect(heldBytes).toBeGreaterThan(maxBytes / 4);
    expect(kept.length).toBeLessThan(count);
  }

  it.each([9000, 2500])('keeps no more than three quarters of it as finished responses (%d bytes)', async (bytes) => {
    const store = await fill(bytes);
    expectBounded(store, allEncodings);
    const kept = ids.filter(isKept(store));
    expect(kept).toEqual(ids.slice(-kept.length));
  });

  it('keeps no more where encodings are added for requests that Express never sees', async () => {
    const store = await fill(9000, ['identity']);
    const bodiesOf = (id: number) => ['br', 'gzip'].map((encoding) => storedBody(store, id, encoding));
    for (const id of ids.filter(isKept(store))) expect(bodiesOf(id)).toEqual([undefined, undefined]);
    const isComplete = () => ids.filter(isKept(store)).every((id) => bodiesOf(id).every(Boolean));
    await expect.poll(isComplete, { interval: 10 }).toBe(true);
    expectBounded(store, allEncodings);
  });

  it('keeps no more than a quarter of it as what was read', async () => {
    const { cache } = await fill(9000);
    const readsFor = async (id: number) => {
      const before = catalog.state.reads;
      await cache.reads.read(undefined, `/products/${id}`);
      return catalog.state.reads - before;
    };
    let keptBytes = 0;
    for (const id of ids.toReversed()) {
      if ((await readsFor(id)) > 0) break;
      keptBytes += catalog.bodies.get(String(id))?.length ?? 0;
    }
    expect(keptBytes).toBeLessThanOrEqual(maxBytes / 4);
    expect(keptBytes).toBeGreaterThan(maxBytes / 8);
    expect(await readsFor(1)).toBe(1);
  });
});
