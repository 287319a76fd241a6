import { serverPart } from '@shopwright/service-kit/runtime/shutdown';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ChangingCatalog, sessionOf, startChangingCatalog, startSessions } from '../test-changing-catalog';
import { forgetLimits, startStore, type TestStore } from '../test-store';

let catalog: ChangingCatalog;
let auth: Awaited<ReturnType<typeof startSessions>>;
let store: TestStore;

/** A busy machine answers late, and none of these tests is about that. */
const patient = { promiseMs: 20_000, checkedEveryMs: 50 };
const services = () => ({ auth: auth.url, catalog: catalog.url });

beforeAll(async () => {
  await forgetLimits();
  [catalog, auth] = await Promise.all([startChangingCatalog(), startSessions()]);
  store = await startStore({ ...services(), hasPages: true, hasRateLimits: true, cacheTimes: patient });
});
afterAll(async () => {
  await store.stop();
  await Promise.all([catalog.close(), auth.close()]);
});
beforeEach(async () => {
  catalog.state.isMute = false;
  catalog.change('everything');
  await store.cache.feed.check();
});

const get = (path: string, headers: Record<string, string> = {}) => request(store.server).get(path).set(headers);
const cookieOf = (name: keyof typeof sessionOf) => ({ cookie: `sid=${sessionOf[name]}` });
const isHit = (response: request.Response) => response.headers['cache-status'] === 'shopwright; hit';

describe('a response from the cache', () => {
  it.each(['/api/products', '/api/products/7', '/api/search/suggestions?q=lamp', '/api/config', '/product/7', '/'])(
    'has the status, headers and body of the first one: %s',
    async (path) => {
      const first = await get(path);
      const readsBefore = catalog.state.reads;
      const second = await get(path);
      expect([isHit(first), isHit(second)]).toEqual([false, true]);
      expect(catalog.state.reads).toBe(readsBefore);
      expect(second.text).toBe(first.text);
      const own = ['x-request-id', 'date', 'cache-status', 'connection', 'keep-alive', 'transfer-encoding'];
      const shared = (response: request.Response) =>
        Object.entries(response.headers).filter(([name]) => !own.includes(name));
      expect(Object.fromEntries(shared(second))).toEqual(Object.fromEntries(shared(first)));
      expect(second.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
      expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
      const loads = path.startsWith('/api/') ? "'none'" : "'self'";
      expect(second.headers['content-security-policy']).toContain(`default-src ${loads};`);
      expect(second.headers['x-content-type-options']).toBe('nosniff');
      expect(second.headers['cache-control']).toBe('public, no-cache');
      expect(second.headers.vary).toContain('Cookie');
    },
  );

  it('is 304 for a client that has it, with a tag for each encoding', async () => {
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const asked = { 'accept-encoding': encoding };
      await get('/', asked);
      await get('/', asked);
      const { headers } = await get('/', asked);
      expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      tags.add(headers.etag ?? '');
      for (const known of [headers.etag ?? '', `"other", W/${headers.etag}`]) {
        const again = await get('/', { ...asked, 'if-none-match': known });
        expect([again.status, again.text, isHit(again)]).toEqual([304, '', true]);
      }
      expect((await get('/', { ...asked, 'if-none-match': '"other"' })).status).toBe(200);
    }
    expect(tags.size).toBe(3);
  });

  it('has no body for HEAD', async () => {
    const { headers } = await get('/api/products', { 'accept-encoding': 'identity' });
    const head = await request(store.server).head('/api/products').set('accept-encoding', 'identity');
    expect(head.headers['cache-status']).toBe('shopwright; hit');
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  it('is the same for another order of the query, and another for another language', async () => {
    await get('/api/products?limit=5&language=de');
    expect(isHit(await get('/api/products?language=de&limit=5'))).toBe(true);
    expect(isHit(await get('/api/products?language=fr&limit=5'))).toBe(false);
  });

  it('has the languages of the browser, the cookie and the address', async () => {
    const german = await get('/', { 'accept-language': 'de' });
    expect(german.headers['content-language']).toBe('de');
    expect((await get('/', { 'accept-language': 'ja' })).headers['content-language']).toBe('ja');
    expect((await get('/', { 'accept-language': 'de', cookie: 'language=fr' })).headers['content-language']).toBe('fr');
    expect((await get('/?lang=es', { 'accept-language': 'de' })).headers['content-language']).toBe('es');
    // Anyone can send any list, so that the others of a list give no page of its own.
    const again = await get('/', { 'accept-language': 'de,fr;q=0.9,ja;q=0.8,en;q=0.7' });
    expect([isHit(again), again.text]).toEqual([true, german.text]);
  });

  it('is not sent to a signed-in user, and theirs to no one else', async () => {
    await get('/api/products/7');
    const staff = await get('/api/products/7', cookieOf('staff'));
    expect(staff.body.supplierCost).toBe('99.99');
    expect(staff.headers['cache-control']).toBe('no-store');
    for (let times = 0; times < 2; times += 1) {
      expect((await get('/api/products/7')).body).not.toHaveProperty('supplierCost');
    }
    expect(isHit(await get('/', cookieOf('shopper')))).toBe(false);
  });

  it('is not stored with an error or a cookie', async () => {
    for (const path of [
      '/api/products?sort=random',
      '/api/auth/me',
      '/api/cart',
      '/no-such-page',
      '/api/availability?ids=7',
    ]) {
      await get(path);
      expect([path, isHit(await get(path))]).toEqual([path, false]);
    }
  });
});

describe('a change', () => {
  const stockOf = async () => (await get('/api/products/7')).body.stockQuantity as number;

  it('through this process is in the next response', async () => {
    const before = await stockOf();
    await request(store.server)
      .put('/api/products/7/stock')
      .set(cookieOf('staff'))
      .send({ stockQuantity: 3 })
      .expect(200);
    expect(await stockOf()).toBe(before + 1);
  });

  it('through another process is in the responses soon', async () => {
    const before = await stockOf();
    catalog.change('everything');
    await expect.poll(stockOf, { interval: 10 }).toBe(before + 1);
  });

  it('of the stock of a product leaves other responses as they are', async () => {
    await get('/api/search/suggestions?q=lamp');
    await get('/api/products');
    catalog.change('stock');
    await store.cache.feed.check();
    expect(isHit(await get('/api/search/suggestions?q=lamp'))).toBe(true);
    expect(isHit(await get('/api/products'))).toBe(false);
  });

  it('of lists leaves the reads of other products as they are, and no list and page', async () => {
    const paths = [
      '/api/products/7',
      '/api/products',
      '/product/7',
      '/api/search/suggestions?q=lamp',
      '/api/store-settings',
    ];
    for (const path of paths) await get(path);
    catalog.change('lists');
    await store.cache.feed.check();
    const kept = [];
    for (const path of paths) if (isHit(await get(path))) kept.push(path);
    expect(kept).toEqual(['/api/products/7']);
    catalog.change('price');
    await store.cache.feed.check({ isOwnChange: true });
    expect(isHit(await get('/api/products/7'))).toBe(false);
    expect(isHit(await get('/api/products'))).toBe(false);
  });

  it('of lists is one of everything where an older catalog reports it', async () => {
    catalog.state.isOlder = true;
    await get('/api/products/7');
    catalog.change('lists');
    await store.cache.feed.check();
    expect(isHit(await get('/api/products/7'))).toBe(false);
    catalog.state.isOlder = false;
  });

  it('while a response is made keeps it from being stored', async () => {
    catalog.state.delayMs = 100;
    const slow = get('/api/products/7').then();
    await new Promise((resolve) => setTimeout(resolve, 50));
    catalog.change('everything');
    await store.cache.feed.check();
    await slow;
    catalog.state.delayMs = 0;
    expect(isHit(await get('/api/products/7'))).toBe(false);
  });
});

it('asks the catalog once for those who come together', async () => {
  catalog.state.delayMs = 50;
  const readsBefore = catalog.state.reads;
  await Promise.all(Array.from({ length: 20 }, () => get('/api/products?limit=3')));
  catalog.state.delayMs = 0;
  // A busy machine may not start all of them in time.
  expect(catalog.state.reads).toBeLessThan(readsBefore + 4);
});

it('counts the searches that it answers', async () => {
  const path = '/api/products?search=desk%20lamp&limit=24';
  for (let times = 0; times < 4; times += 1) await get(path);
  await expect.poll(() => catalog.searches).toEqual([{ query: 'search=desk%20lamp&limit=24', times: 3 }]);
});

it('takes the uncached path while changes are unknown', async () => {
  const own = await startStore({ ...services(), cacheTimes: { promiseMs: 100, checkedEveryMs: 20 } });
  catalog.state.isMute = true;
  await new Promise((resolve) => setTimeout(resolve, 150));
  for (let times = 0; times < 2; times += 1) {
    const response = await request(own.server).get('/api/products');
    expect([response.status, isHit(response), response.headers['cache-control']]).toEqual([200, false, 'no-store']);
  }
  await own.stop();
});

it('asks the catalog once for those who come together while changes are unknown', async () => {
  const own = await startStore({ ...services(), cacheTimes: patient });
  catalog.state.isMute = true;
  await request(own.server).get('/api/products');
  catalog.state.delayMs = 200;
  const readsBefore = catalog.state.reads;
  await Promise.all(Array.from({ length: 20 }, () => request(own.server).get('/api/products?limit=4')));
  catalog.state.delayMs = 0;
  expect(catalog.state.reads).toBeLessThan(readsBefore + 4);
  await own.stop();
});

it('hears of changes while every connection waits for the catalog', async () => {
  catalog.state.delayMs = 2500;
  const { reads, responses } = catalog.state;
  const waiting = Array.from({ length: 64 }, (_, n) => get(`/api/products?limit=${n + 5}`).then());
  await expect.poll(() => catalog.state.reads - reads, { interval: 10, timeout: 2500 }).toBe(64);
  expect(await store.cache.feed.check()).toBe(true);
  expect(catalog.state.responses).toBe(responses);
  catalog.state.delayMs = 0;
  await Promise.all(waiting);
});

it('asks for no changes without a cache', async () => {
  const quiet = await startChangingCatalog();
  const own = await startStore({ auth: auth.url, catalog: quiet.url, cacheMaxBytes: 0 });
  const visited = [];
  for (const path of ['/api/products', '/api/products', '/api/products/7', '/']) {
    visited.push((await request(own.server).get(path)).status);
  }
  await request(own.server).put('/api/products/7/stock').set(cookieOf('staff')).send({ stockQuantity: 3 }).expect(200);
  expect(visited).toEqual([200, 200, 200, 200]);
  expect(own.cache.feed.isCurrent()).toBe(false);
  expect([quiet.state.polls, quiet.state.reads]).toEqual([0, 4]);
  await own.stop();
  await quiet.close();
});

it('closes the connection while its process stops', async () => {
  const own = await startStore({ ...services(), cacheTimes: patient });
  const ask = () => request(own.server).get('/api/products').set('connection', 'keep-alive');
  await ask();
  expect((await ask()).headers.connection).toBe('keep-alive');
  const stopping = serverPart(own.server, 300).stop();
  const response = await ask();
  expect([isHit(response), response.headers.connection]).toEqual([true, 'close']);
  await stopping;
  await own.stop();
});

it('counts against the rate limit of all instances', async () => {
  await store.redis.flushdb();
  await get('/api/products');
  const statuses = await Promise.all(Array.from({ length: 650 }, async () => (await get('/api/products')).status));
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(601);
  await new Promise((resolve) => setTimeout(resolve, 600));
  const refused = await get('/api/products');
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
  expect(Number(await store.redis.get('limit:api:127.0.0.1'))).toBeGreaterThanOrEqual(600);
  await store.redis.flushdb();
});
