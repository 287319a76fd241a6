import { captureLog } from '@shopwright/testing/captured-log';
import { eventually } from '@shopwright/testing/deadlines';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ChangingCatalog, startChangingCatalog } from '../test-changing-catalog';
import { forgetLimits, nowhere, redisForLimits, startStore, type TestStore } from '../test-store';
import { preparePopularPages } from './prepare-popular-pages';

let catalog: ChangingCatalog;
/** The instance that a deploy replaces. */
let store: TestStore;

type StoreOptions = Parameters<typeof startStore>[0];

/** A busy machine answers late, and none of these tests is about that. */
const cacheTimes = { promiseMs: 20_000, checkedEveryMs: 50 };
const startInstance = (options: Partial<StoreOptions> = {}) =>
  startStore({
    auth: nowhere,
    catalog: catalog.url,
    redisUrl: redisForLimits(),
    hasPages: true,
    cacheTimes,
    ...options,
  });

beforeAll(async () => {
  catalog = await startChangingCatalog();
});
afterAll(() => catalog.close());
beforeEach(async () => {
  await forgetLimits();
  catalog.state.brokenPath = undefined;
  catalog.state.settings = {};
  store = await startInstance();
  await vi.waitFor(() => store.redis.ping(), eventually);
  return () => store.stop();
});

const visit = (instance: TestStore, path: string, language: string) =>
  request(instance.server).get(path).set({ 'accept-language': language, 'accept-encoding': 'br' });

/** Starts an instance, lets `use` work with it and stops it. */
async function withInstance(
  use: (instance: TestStore) => Promise<void>,
  options: Partial<StoreOptions> = {},
): Promise<void> {
  const instance = await startInstance(options);
  try {
    await use(instance);
  } finally {
    await instance.stop();
  }
}

/** Saves the pages as the most popular ones, in this order. */
async function save(...pages: [language: string, address: string][]): Promise<void> {
  for (const [index, page] of pages.entries())
    for (let times = index; times < pages.length; times += 1) store.cache.popular.add(...page);
  await store.cache.popular.save();
}

/** Returns what a new instance logs of its preparing. */
async function prepare(use: (instance: TestStore) => void = () => undefined): Promise<Record<string, unknown>[]> {
  const { logger, lines } = captureLog();
  await withInstance(
    async (instance) => {
      use(instance);
      await preparePopularPages(instance);
    },
    { logger },
  );
  return lines().filter(({ msg }) => msg === 'popular pages were made');
}

describe('the pages that visitors ask for', () => {
  it('are counted by their language, with and without the cache', async () => {
    for (const languages of ['de,en', 'de', 'de,fr']) await visit(store, '/product/7', languages);
    for (let times = 0; times < 4; times += 1) await visit(store, '/', 'ar');
    for (const languages of ['', 'it']) await visit(store, '/about', languages);
    await store.cache.popular.save();
    expect(await store.cache.popular.read()).toEqual([
      { language: 'ar', address: '/' },
      { language: 'de', address: '/product/7' },
      { language: 'en', address: '/about' },
    ]);
  });

  it('have a language that the store offers', async () => {
    catalog.state.settings = { languages: ['en', 'de'] };
    catalog.change('everything');
    await store.cache.feed.check();
    for (const languages of ['fr,de', 'fr,de', 'fr']) await visit(store, '/about', languages);
    await store.cache.popular.save();
    expect((await store.cache.popular.read()).map(({ language }) => language)).toEqual(['de', 'en']);
    await withInstance(async (instance) => {
      const encode = vi.spyOn(instance.pages, 'encode');
      await preparePopularPages(instance);
      await visit(instance, '/about', 'fr,de');
      const [german, english, sent] = await Promise.all(encode.mock.results.map(({ value }) => value));
      expect(english).not.toBe(german);
      expect(sent).toBe(german);
    });
  });

  it('are not saved where they are private or invented', async () => {
    const addresses = [
      '/account/orders/secret',
      '/orders/secret',
      '/ops/traces/secret',
      '/no/secret',
      '/?search=secret',
    ];
    for (const address of [...addresses, '/about']) await visit(store, address, 'en');
    await store.cache.popular.save();
    expect(await store.redis.get('popular-pages')).toBe('en /about');
  });
});

describe('a new instance', () => {
  it('has read, rendered and compressed them before they are asked for, and they are as current as elsewhere', async () => {
    await save(['de', '/product/7']);
    await withInstance(async (instance) => {
      const [make, encode] = [vi.spyOn(instance.pages, 'make'), vi.spyOn(instance.pages, 'encode')];
      await preparePopularPages(instance);
      const readsBefore = catalog.state.reads;
      const first = await visit(instance, '/product/7', 'de,en');
      expect([first.status, first.headers['content-language'], first.headers['content-encoding']]).toEqual([
        200,
        'de',
        'br',
      ]);
      expect(catalog.state.reads).toBe(readsBefore);
      // The very bytes, and not equal ones.
      const [prepared, sent] = await Promise.all(make.mock.results.map(({ value }) => value));
      expect(sent.body).toBe(prepared.body);
      const [preparedBytes, sentBytes] = await Promise.all(encode.mock.results.map(({ value }) => value));
      expect(preparedBytes).toBeInstanceOf(Buffer);
      expect(sentBytes).toBe(preparedBytes);
      catalog.change('everything');
      await instance.cache.feed.check();
      expect((await visit(instance, '/product/7', 'de')).text).toContain(`Store ${catalog.state.content}`);
    });
    await withInstance(async (cold) => {
      const readsBefore = catalog.state.reads;
      await visit(cold, '/product/7', 'de');
      expect(catalog.state.reads).toBeGreaterThan(readsBefore);
    });
  });

  it('says how many it has made, without those that have moved or do not exist', async () => {
    await save(['en', '/categories/earlier'], ['en', '/product/none'], ['en', '/about'], ['fr', '/']);
    expect((await visit(store, '/categories/earlier', 'en')).status).toBe(301);
    expect((await visit(store, '/product/none', 'en')).status).toBe(404);
    expect(await prepare()).toMatchObject([{ pages: 2, ms: expect.any(Number) }]);
  });

  it.each([
    ['read', '/products', '/product/7'],
    ['read as a whole', '/exchange-rates', '/'],
  ])('ends at the first page that cannot be %s', async (_, brokenPath, address) => {
    await save(['en', '/about'], ['de', address], ['en', '/terms']);
    catalog.state.brokenPath = brokenPath;
    expect(await prepare()).toMatchObject([{ pages: 1, endedBy: 'a page was not read' }]);
  });

  it('ends at the first page that cannot be rendered', async () => {
    await save(['en', '/about'], ['en', '/terms'], ['en', '/faqs']);
    const logged = await prepare(({ pages }) => {
      const { make } = pages;
      vi.spyOn(pages, 'make').mockImplementation(async (asked) => {
        const page = await make(asked);
        return 'redirectTo' in page || asked.address === '/about' ? page : { ...page, isRendered: false };
      });
    });
    expect(logged).toMatchObject([{ pages: 1, endedBy: 'a page was not rendered' }]);
  });

  it('ends when its process stops', async () => {
    await save(['en', '/about'], ['en', '/terms']);
    const logged = await prepare(({ cache, pages }) => {
      const { encode } = pages;
      vi.spyOn(pages, 'encode').mockImplementation(async (...asked) => {
        await cache.stop();
        return encode(...asked);
      });
    });
    expect(logged).toMatchObject([{ pages: 1, endedBy: 'the process stops' }]);
  });

  it('answers requests between two pages', async () => {
    await save(['en', '/about'], ['en', '/terms'], ['en', '/faqs']);
    const turns: number[] = [];
    await prepare(({ pages }) => {
      let turn = 0;
      const count = () => {
        turn += 1;
        if (turns.length < 3) setImmediate(count);
      };
      count();
      vi.spyOn(pages, 'make').mockImplementation(async () => {
        turns.push(turn);
        return { redirectTo: '/' };
      });
    });
    expect(new Set(turns).size).toBe(3);
  });

  it('makes none without a cache', async () => {
    await save(['en', '/about']);
    await withInstance(
      async (instance) => {
        const make = vi.spyOn(instance.pages, 'make');
        await preparePopularPages(instance);
        expect(make).not.toHaveBeenCalled();
      },
      { cacheMaxBytes: 0 },
    );
  });

  it('makes none without Redis, and does not fail', async () => {
    await withInstance(
      async (lost) => {
        const make = vi.spyOn(lost.pages, 'make');
        lost.cache.popular.add('en', '/');
        await lost.cache.popular.save();
        await preparePopularPages(lost);
        expect(make).not.toHaveBeenCalled();
      },
      { redisUrl: 'redis://127.0.0.1:9' },
    );
  });
});
