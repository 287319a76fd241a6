import { createInternalTokens } from '@shopwright/service-kit/http/internal-token';
import { startTestService } from '@shopwright/testing/test-service';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { internalTokenSecret } from '../../../bff/src/testing/auth-process';
import { startStore, type TestStore } from '../../../bff/src/testing/store';
import { createCatalogApp } from '../../../services/catalog/src/app';
import { fromRoot } from '../../local/paths';
import { type Load, visitorReads } from './loads';
import { median, runLoad } from './run-load';
import { writeProducts } from './write-products';

// The short version of `npm run bench`. Everything runs in this process, so that a busy machine slows all of it alike:
// only ratios of runs that take turns are compared, and the limits are far from what was measured.
const connections = 8;
const rounds = 3;
const requestsMax = { cached: 300, uncached: 30 };

const start = () =>
  startTestService({
    schema: 'catalog',
    migrations: fromRoot('services/catalog/drizzle'),
    tokens: createInternalTokens(internalTokenSecret),
    deps: (context) => context,
    createApp: createCatalogApp,
  });

/** A catalog with so many products, behind a BFF with a cache and one without. */
async function startSized(products: number) {
  const catalog = await start();
  const sql = postgres(catalog.databaseUrl, { max: 1, onnotice: () => undefined });
  const ids = await writeProducts(sql, products);
  const categories = await sql<{ id: number }[]>`select id from categories order by id`;
  await sql.end();
  const loads = visitorReads(
    ids,
    categories.map(({ id }) => id),
  );
  const services = { auth: catalog.url, catalog: catalog.url };
  const [cached, uncached] = [await startStore(services), await startStore({ ...services, cacheMaxBytes: 0 })];
  const stop = async () => {
    await Promise.all([cached.stop(), uncached.stop()]);
    await catalog.stop();
  };
  return { loads, cached, uncached, stop };
}

let small: Awaited<ReturnType<typeof startSized>>;
let large: Awaited<ReturnType<typeof startSized>>;

beforeAll(async () => {
  small = await startSized(500);
  large = await startSized(10_000);
});
afterAll(async () => {
  await small.stop();
  await large.stop();
});

const at = ({ port }: TestStore) => `http://127.0.0.1:${port}`;
const find = (loads: Load[], name: string) => loads.find((load) => load.name === name)?.requests ?? [];

/** Returns how many times as many replies the first store gives, as the median of runs that take turns. */
async function compare(one: [TestStore, Load[]], other: [TestStore, Load[]], name: string): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const rates: number[] = [];
    for (const [store, loads] of [one, other]) {
      const amount = store.config.cacheMaxBytes > 0 ? requestsMax.cached : requestsMax.uncached;
      const requests = find(loads, name);
      const { perSecond, failed } = await runLoad(at(store), requests, { connections, requestsMax: amount });
      expect(failed, `${name}: failed requests`).toBe(0);
      rates.push(perSecond);
    }
    const [first = 0, second = 0] = rates;
    // The first round fills the cache.
    if (round > 0) ratios.push(first / second);
  }
  return median(ratios);
}

describe('the cost of a call', () => {
  it.each(['list of 24', 'search', 'detail'])('%s from the cache is a fraction of one that is made', async (name) => {
    const ratio = await compare([small.cached, small.loads], [small.uncached, small.loads], name);
    expect(ratio).toBeGreaterThan(5);
  });

  it.each(['list of 24', 'search', 'suggestions', 'detail'])('%s hardly grows with the catalog', async (name) => {
    const ratio = await compare([small.uncached, small.loads], [large.uncached, large.loads], name);
    expect(ratio).toBeLessThan(4);
  });
});
