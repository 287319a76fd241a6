import { startTestService } from '@shopwright/testing/test-service';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStore, type TestStore } from '../../../bff/src/test-store';
import { createCatalogApp } from '../../../services/catalog/src/app';
import { fromRoot } from '../../local/paths';
import { type Load, visitorReads } from './loads';
import { median, runLoad } from './run-load';
import { writeProducts } from './write-products';

// The short version of `npm run lab -- bench`: the catalog behind a BFF with a cache and one without. Everything but Postgres runs
// in this process and is measured by its CPU time, which other work on the machine leaves as it is. Measured were ratios of
// 10 to 40.
const ratioMin = 5;
const connections = 8;
const rounds = 3;
const requestsMax = { cached: 300, uncached: 30 };

let loads: Load[];
let cached: TestStore;
let uncached: TestStore;
let stopCatalog: () => Promise<void>;

beforeAll(async () => {
  const catalog = await startTestService({
    schema: 'catalog',
    migrations: fromRoot('services/catalog/drizzle'),
    deps: (context) => context,
    createApp: createCatalogApp,
  });
  stopCatalog = catalog.stop;
  const sql = postgres(catalog.databaseUrl, { max: 1, onnotice: () => undefined });
  const { soldIds: productIds } = await writeProducts(sql, 1000);
  const categories = await sql<{ id: number }[]>`select id from categories order by id`;
  await sql.end();
  const categoryIds = categories.map(({ id }) => id);
  loads = visitorReads(productIds, categoryIds);
  const services = { auth: catalog.url, catalog: catalog.url };
  cached = await startStore(services);
  uncached = await startStore({ ...services, cacheMaxBytes: 0 });
});
afterAll(async () => {
  await Promise.all([cached.stop(), uncached.stop()]);
  await stopCatalog();
});

/** Returns the CPU time of a request in µs, that of its client included. */
async function measure({ port }: TestStore, { name, requests }: Load, count: number): Promise<number> {
  const origin = `http://127.0.0.1:${port}`;
  const before = process.cpuUsage();
  const { failed } = await runLoad(origin, requests, { connections, requestsMax: count });
  const { user, system } = process.cpuUsage(before);
  expect(failed, `${name}: failed requests`).toBe(0);
  return (user + system) / count;
}

describe('a response from the cache', () => {
  it.each(['list of 24', 'search', 'suggestions', 'detail'])(
    '%s costs a fraction of one that is made',
    async (name) => {
      const load = loads.find((candidate) => candidate.name === name);
      if (!load) throw new Error(`no load ${name}`);
      const ratios: number[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        const cost = await measure(cached, load, requestsMax.cached);
        const ratio = (await measure(uncached, load, requestsMax.uncached)) / cost;
        // The first round fills the cache.
        if (round > 0) ratios.push(ratio);
      }
      expect(median(ratios)).toBeGreaterThan(ratioMin);
    },
  );
});
