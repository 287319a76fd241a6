import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ChangingCatalog, startChangingCatalog } from '../test-changing-catalog';
import { forgetLimits, nowhere, redisForLimits, startStore, type TestStore } from '../test-store';
import { preparePopularPages } from './prepare-popular-pages';

let catalog: ChangingCatalog;
/** The copy that a deploy replaces. */
let store: TestStore;

/** A busy machine answers late, and none of these tests is about that. */
const cacheTimes = { promiseMs: 20_000, checkedEveryMs: 50 };
const startCopy = () =>
  startStore({ auth: nowhere, catalog: catalog.url, redisUrl: redisForLimits(), hasPages: true, cacheTimes });

beforeAll(async () => {
  catalog = await startChangingCatalog();
  store = await startCopy();
});
afterAll(async () => {
  await store.stop();
  await catalog.close();
});
beforeEach(forgetLimits);

const visit = (copy: TestStore, path: string, language: string) =>
  request(copy.server).get(path).set({ 'accept-language': language, 'accept-encoding': 'br' });

/** Starts a copy, lets `use` work with it and stops it. */
async function withCopy(use: (copy: TestStore) => Promise<void>): Promise<void> {
  const copy = await startCopy();
  try {
    await use(copy);
  } finally {
    await copy.stop();
  }
}

describe('pages that visitors ask for most', () => {
  it('are saved without those of few visitors, addresses with a query and what is no page', async () => {
    for (let times = 0; times < 3; times += 1) await visit(store, '/product/7', 'de,en');
    for (let times = 0; times < 4; times += 1) await visit(store, '/?search=lamp', 'en');
    for (const path of ['/', '/', '/robots.txt', '/nothing-here', `/product/7?${'x'.repeat(50)}`, '/api/products'])
      await visit(store, path, 'ar');
    await store.cache.popular.save();
    expect(await store.cache.popular.read()).toEqual(['de,en /product/7', 'ar /']);
    // Later visitors count more than earlier ones, and a minute without any changes nothing.
    for (let times = 0; times < 3; times += 1) await visit(store, '/', 'ar');
    await store.cache.popular.save();
    for (let times = 0; times < 9; times += 1) await store.cache.popular.save();
    expect(await store.cache.popular.read()).toEqual(['ar /', 'de,en /product/7']);
  });

  it('are fifty at most', async () => {
    for (let id = 0; id < 60; id += 1) store.cache.popular.add(`en /product/${id}`);
    await store.cache.popular.save();
    expect(await store.cache.popular.read()).toHaveLength(50);
  });

  it('are there before anyone asks a new copy, and as current as elsewhere', async () => {
    for (let times = 0; times < 3; times += 1) await visit(store, '/product/7', 'de');
    await store.cache.popular.save();
    await withCopy(async (copy) => {
      await preparePopularPages(copy);
      const readsBefore = catalog.state.reads;
      const first = await visit(copy, '/product/7', 'de');
      expect([first.status, first.headers['content-language']]).toEqual([200, 'de']);
      expect(catalog.state.reads).toBe(readsBefore);
      catalog.change('everything');
      await copy.cache.feed.check();
      expect((await visit(copy, '/product/7', 'de')).text).toContain(`Store ${catalog.state.content}`);
    });
    await withCopy(async (cold) => {
      const readsBefore = catalog.state.reads;
      await visit(cold, '/product/7', 'de');
      expect(catalog.state.reads).toBeGreaterThan(readsBefore);
    });
  });

  it.each(['{"no": "list"}', 'no JSON', '[1]'])('are none where %s was saved', async (saved) => {
    await store.redis.set('popular-pages', saved);
    expect(await store.cache.popular.read()).toEqual([]);
  });

  it('are none without Redis, and nothing fails', async () => {
    const lost = await startStore({
      auth: nowhere,
      catalog: catalog.url,
      redisUrl: 'redis://127.0.0.1:9',
      hasPages: true,
    });
    lost.cache.popular.add('en /');
    await lost.cache.popular.save();
    await preparePopularPages(lost);
    await lost.stop();
  });

  it('are left alone once one cannot be read', async () => {
    for (const path of ['/product/7', '/']) await visit(store, path, 'en');
    await store.cache.popular.save();
    await withCopy(async (copy) => {
      const make = vi.spyOn(copy.pages, 'make').mockImplementation(async (asked) => ({
        ...{ status: 503, language: asked.language, body: Buffer.alloc(0), key: '', isRendered: true },
        source: { products: new Set(), searches: new Set(), isComplete: false },
      }));
      await preparePopularPages(copy);
      expect(make).toHaveBeenCalledTimes(1);
    });
  });
});
