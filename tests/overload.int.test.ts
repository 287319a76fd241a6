import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { readChanges } from '@shopwright/contracts/http/internal';
import { listProducts } from '@shopwright/contracts/http/products';
import { reserveStock } from '@shopwright/contracts/http/reservations';
import { createLoadLimiter } from '@shopwright/service-kit/runtime/load-limiter';
import { eventually } from '@shopwright/testing/deadlines';
import { createTestTokens } from '@shopwright/testing/test-keys';
import { startTestService, type TestService, type TestServiceContext } from '@shopwright/testing/test-service';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startStore, type TestStore } from '../bff/src/test-store';
import { startUpstream } from '../bff/src/test-upstream';
import { writeProducts } from '../infra/lab/bench/write-products';
import { fromRoot } from '../infra/local/paths';
import { createCatalogApp } from '../services/catalog/src/app';

// Few places, so that a flood is one however fast the machine is.
const places = { browsing: 4, account: 8, checkout: 16, essential: 32 };
const floodSize = 300;

let catalog: TestService<TestServiceContext>;
let order: Awaited<ReturnType<typeof startUpstream>>;
let store: TestStore;
let productId: number;

beforeAll(async () => {
  catalog = await startTestService({
    schema: 'catalog',
    migrations: fromRoot('services/catalog/drizzle'),
    deps: (context) => ({ ...context, limiter: createLoadLimiter({ places }) }),
    createApp: createCatalogApp,
  });
  const sql = postgres(catalog.databaseUrl, { max: 1, onnotice: () => undefined });
  [productId = 0] = (await writeProducts(sql, 500)).soldIds;
  await sql.end();
  order = await startUpstream('order');
  store = await startStore({ auth: catalog.url, catalog: catalog.url, order: order.url, cacheMaxBytes: 0, places });
});
afterAll(async () => {
  await store.stop();
  await order.stop();
  await catalog.stop();
});

/** Sends searches that no cache answers, concurrently. Returns their statuses. */
const flood = (send: (index: number) => Promise<{ status: number; retryAfter: string | null }>) =>
  Promise.all(Array.from({ length: floodSize }, (_, index) => send(index)));

const search = (index: number) => `limit=24&search=${['wireless', 'microphone', 'studio', 'webcam'][index % 4]}`;

const get = async (url: string, init?: RequestInit) => {
  const response = await fetch(url, init);
  const text = await response.text();
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text };
};

const count = (responses: { status: number }[], status: number) =>
  responses.filter((response) => response.status === status).length;

describe('the catalog under a flood', () => {
  it('refuses browsing, answers health checks, checkouts and the change feed, and is back afterwards', async () => {
    const identity = await createTestTokens('bff').headersFor({ role: 'anonymous' }, 'catalog');
    const responses = flood((index) =>
      get(`${catalog.url}/products?${search(index)}`, { headers: { ...identity, 'x-priority': 'browsing' } }),
    );
    const [alive, ready] = await Promise.all([get(`${catalog.url}/livez`), get(`${catalog.url}/readyz`)]);
    expect([alive.status, ready.status]).toEqual([200, 200]);
    await expect(catalog.client.call(readChanges, { query: {} })).resolves.toMatchObject({ isEverything: true });
    const reserved = catalog.client.call(reserveStock, {
      body: { reference: crypto.randomUUID(), ttlSeconds: 60, items: [{ productId, quantity: 1 }] },
    });
    await expect(reserved).resolves.toBeDefined();

    const ended = await responses;
    expect(count(ended, 200)).toBeGreaterThanOrEqual(places.browsing);
    // The exact number depends on how fast a busy machine sends them.
    expect(count(ended, 503)).toBeGreaterThan(places.browsing);
    expect(count(ended, 200) + count(ended, 503)).toBe(floodSize);
    expect(ended.filter(({ status, retryAfter }) => status === 503 && !(Number(retryAfter) > 0))).toEqual([]);
    await expect(catalog.client.call(listProducts, { query: { limit: '5' } })).resolves.toHaveLength(5);
  });
});

describe('the BFF under a flood', () => {
  const at = (path: string) => `http://127.0.0.1:${store.port}${path}`;

  it('refuses what the catalog would refuse, answers webhooks, carts and health checks, and is back afterwards', async () => {
    const responses = flood((index) => get(at(`/api/products?${search(index)}`)));
    const webhook = get(at('/webhooks/stripe'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': 'good' },
      body: '{}',
    });
    const answered = await Promise.all([get(at('/livez')), webhook, get(at('/api/cart'))]);
    expect(answered.map(({ status }) => status)).toEqual([200, 200, 200]);

    const ended = await responses;
    expect(count(ended, 200)).toBeGreaterThanOrEqual(places.browsing);
    // The exact number depends on how fast a busy machine sends them.
    expect(count(ended, 503)).toBeGreaterThan(places.browsing);
    expect(count(ended, 200) + count(ended, 503)).toBe(floodSize);
    expect((await get(at('/api/products?limit=5'))).status).toBe(200);
  });
});

describe('the BFF under a rush of checkouts', () => {
  const checkout = JSON.stringify({ items: [{ productId: 1, quantity: 1 }] });
  const held: ServerResponse[] = [];
  let refused = 0;
  let hung: Server;
  let rushed: TestStore;
  beforeAll(async () => {
    // Answers no checkout by itself.
    hung = createServer((req, res) => {
      if (req.url === '/create-payment-intent') held.push(res);
      else res.end();
    });
    await new Promise<void>((resolve) => hung.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(hung.address() as AddressInfo).port}`;
    rushed = await startStore({ auth: catalog.url, catalog: catalog.url, order: url, places });
  });
  afterAll(async () => {
    hung.closeAllConnections();
    await rushed.stop();
    hung.close();
  });

  const open = async () => {
    const response = await get(`http://127.0.0.1:${rushed.port}/api/create-payment-intent`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: checkout,
    });
    if (response.status === 503) refused += 1;
    return response;
  };
  const answerAll = () => {
    for (const res of held.splice(0)) res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };

  it('forwards as many as it has places, refuses the others, and is back afterwards', async () => {
    const responses = flood(open);
    await vi.waitFor(() => expect(held.length + refused).toBe(floodSize), eventually);
    expect(held).toHaveLength(places.checkout);
    answerAll();
    const ended = await responses;
    expect([count(ended, 200), count(ended, 503)]).toEqual([places.checkout, floodSize - places.checkout]);
    expect(ended.filter(({ status, retryAfter }) => status === 503 && !(Number(retryAfter) > 0))).toEqual([]);
    const next = open();
    await vi.waitFor(() => expect(held).toHaveLength(1), eventually);
    answerAll();
    expect((await next).status).toBe(200);
  });

  it('leaves the places to others while bodies arrive slowly', async () => {
    const lines = [
      'POST /api/create-payment-intent HTTP/1.1',
      'Host: store.example',
      'Content-Type: application/json',
      // The BFF answers it when it has the head.
      `Content-Length: ${checkout.length}`,
      'Expect: 100-continue',
      '',
      '',
    ];
    const slow = Array.from({ length: places.checkout }, () => connect(rushed.port, '127.0.0.1'));
    await Promise.all(
      slow.map((socket) => {
        socket.on('error', () => undefined).write(lines.join('\r\n'));
        return once(socket, 'data');
      }),
    );
    // Their places are free again once their bodies are late; until then others may be refused.
    await vi.waitFor(async () => {
      const response = open();
      await Promise.race([response, vi.waitFor(() => expect(held).toHaveLength(1), eventually)]);
      expect(held).toHaveLength(1);
      answerAll();
      expect((await response).status).toBe(200);
    }, eventually);
    for (const socket of slow) socket.write(checkout);
    await vi.waitFor(() => expect(held).toHaveLength(places.checkout), eventually);
    expect((await open()).status).toBe(503);
    answerAll();
    for (const socket of slow) socket.destroy();
  });
});

describe('a BFF without a place for browsing', () => {
  let full: TestStore;
  beforeAll(async () => {
    const upstreams = { auth: catalog.url, catalog: catalog.url, order: order.url };
    full = await startStore({ ...upstreams, places: { ...places, browsing: 0 } });
  });
  afterAll(() => full.stop());

  it('shows visitors a page in their language that loads itself again, and sends the files of pages', async () => {
    const at = (path: string) => `http://127.0.0.1:${full.port}${path}`;
    const page = await get(at('/'), { headers: { accept: 'text/html', 'accept-language': 'de' } });
    expect([page.status, Number(page.retryAfter) > 0]).toEqual([503, true]);
    expect(page.text).toMatch(/<html lang="de".*http-equiv="refresh"/s);
    const list = await get(at('/api/products'));
    expect([list.status, JSON.parse(list.text).code]).toEqual([503, 'unavailable']);
    expect((await get(at('/assets/main-1a2b3c.js'))).status).toBe(200);
    expect((await get(at('/api/cart'))).status).toBe(200);
    expect((await get(at('/readyz'))).status).toBe(200);
  });
});
