import { countWaitingCatalog, listTopSearches } from '@shopwright/contracts/http/store-analytics';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { eventually } from '@shopwright/testing/deadlines';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { reviews } from '../db/reviews';
import { searchCounts } from '../db/searches';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { purgeOldSearches, recordSearch, writeWaitingSearches } from './record-search';

let catalog: TestCatalog;
let lampId: number;
const staff = { role: 'staff', userId: 1 } as const;

beforeAll(async () => {
  catalog = await startTestCatalog();
  lampId = (await catalog.addProduct({ name: 'Desk lamp', stockQuantity: 2 })).id;
});
afterAll(() => catalog.stop());

const rows = () => catalog.database.db.select().from(searchCounts).orderBy(searchCounts.query);
const search = async (query: string, role: 'anonymous' | 'staff' = 'anonymous') =>
  (await catalog.as(role)).get(`/products?${query}`).expect(200);
const topSearches = (days: '1' | '7') => catalog.client.call(listTopSearches, { query: { days } }, staff);

describe('GET /analytics/searches', () => {
  it('200: counts what visitors searched for, however it was typed, with what it found', async () => {
    await search('search=Lamp');
    await vi.waitFor(
      async () => expect(await rows()).toMatchObject([{ query: 'lamp', searches: 1, results: 1 }]),
      eventually,
    );
    await search('search=%20LAMP%20');
    await search('search=zeppelin');
    await vi.waitFor(async () => expect(await rows()).toHaveLength(2), eventually);
    await vi.waitFor(
      async () =>
        expect(await topSearches('1')).toEqual([
          { query: 'lamp', searches: 2, results: 1 },
          { query: 'zeppelin', searches: 1, results: 0 },
        ]),
      eventually,
    );
  });

  it('200: does not count staff, other pages and refinements of a search, nor what may be personal', async () => {
    const before = await rows();
    await search('search=lamp', 'staff');
    await search('search=lamp&sort=name');
    await search('search=lamp&minPrice=1');
    await search('search=lamp&inStock=true');
    await search('search=ada%40example.com');
    await search('');
    // Counted last, so that the others would have been counted by now.
    await search('search=marker&categoryId=all');
    await vi.waitFor(async () => expect((await rows()).map(({ query }) => query)).toContain('marker'), eventually);
    expect((await rows()).filter(({ query }) => query !== 'marker')).toEqual(before);
  });

  it('counts every one of many at the same time', async () => {
    await Promise.all(Array.from({ length: 20 }, () => recordSearch(catalog.database, 'crowd', 3)));
    expect((await topSearches('1'))[0]).toEqual({ query: 'crowd', searches: 20, results: 3 });
  });

  it('200: counts every search of many at the same time, and writes what waits when the process ends', async () => {
    await Promise.all(Array.from({ length: 20 }, () => search('search=throng')));
    await writeWaitingSearches({ database: catalog.database, logger: createLogger('test', 'silent') });
    const counted = async () => (await rows()).find(({ query }) => query === 'throng');
    // Some may be on their way from a moment before.
    await vi.waitFor(async () => expect(await counted()).toMatchObject({ searches: 20, results: 0 }), eventually);
  });

  it('200: adds up the days of the period, and forgets after 400 days', async () => {
    const daysAgo = (days: number, query: string) =>
      catalog.database.db.execute(
        sql`insert into search_counts values ((now() at time zone 'UTC')::date - ${days}::int, ${query}, 50, 0)`,
      );
    await daysAgo(6, 'crowd');
    await daysAgo(7, 'crowd');
    await daysAgo(401, 'old');
    expect((await topSearches('7'))[0]).toEqual({ query: 'crowd', searches: 70, results: 3 });
    await purgeOldSearches(catalog.database);
    const kept = await rows();
    expect(kept.some(({ query }) => query === 'old')).toBe(false);
    expect(kept.filter(({ query }) => query === 'crowd')).toHaveLength(3);
  });
});

describe('GET /analytics/waiting/catalog', () => {
  it('200: counts stock at or below its threshold, and visible reviews of the last 7 days', async () => {
    const archived = await catalog.addProduct({ name: 'Archived', stockQuantity: 0 });
    await catalog.database.db.execute(sql`update products set archived_at = now() where id = ${archived.id}`);
    await catalog.addProduct({ name: 'Plenty', stockQuantity: 50 });
    const review = { productId: lampId, customerName: 'Ada', rating: 5, title: 'Good', content: 'Very good lamp' };
    const ago = (days: number) => sql`now() - ${days} * interval '1 day'` as never;
    await catalog.database.db.insert(reviews).values([
      { ...review, createdAt: ago(6) },
      { ...review, createdAt: ago(8) },
      { ...review, createdAt: ago(1), isHidden: true },
    ]);
    expect(await catalog.client.call(countWaitingCatalog, {}, staff)).toEqual({ lowStock: 1, newReviews: 1 });
  });

  it('403 for shoppers', async () => {
    for (const endpoint of [countWaitingCatalog, listTopSearches] as const) {
      const asShopper = (await catalog.as('shopper', 5)).get(endpoint.path);
      expect((await asShopper).status).toBe(403);
    }
  });
});
