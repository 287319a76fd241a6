import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { miscounted } from '../reviews/test-reviews';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { demoStore } from './demo-store';
import { seedEmptyStore } from './seed-empty-store';
import { seedReviews } from './seed-reviews';

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await startTestCatalog();
});

afterAll(() => catalog.stop());

const count = Object.values(demoStore.reviews).flat().length;
const countRows = async () =>
  (await catalog.database.db.execute<{ count: number }>(sql`select count(*)::int as count from reviews`))[0]?.count;

describe('seedReviews', () => {
  it('writes nothing in a store without the demo products', async () => {
    await catalog.addProduct();
    expect(await seedReviews(catalog.database)).toBeUndefined();
    expect(await countRows()).toBe(0);
    await catalog.database.db.execute(sql`delete from stock_movements`);
    await catalog.database.db.execute(sql`delete from products`);
  });

  it('adds reviews to an earlier seeded store once when several seeds run concurrently', async () => {
    await seedEmptyStore(catalog.database);
    const results = await Promise.all([1, 2, 3].map(() => seedReviews(catalog.database)));
    expect(results.filter(Boolean)).toEqual([{ reviews: count }]);
    expect(await countRows()).toBe(count);
    expect(await miscounted(catalog.database)).toEqual([]);
  });

  it('adds two to five unverified reviews per product, newest first', async () => {
    const staff = await catalog.as('staff');
    const { body: reviews } = await staff.get('/reviews?limit=100').expect(200);
    const days = reviews.map((review: { createdAt: string }) => review.createdAt);
    expect(days).toEqual([...days].sort().reverse());
    expect(reviews.every((review: { verified: boolean }) => !review.verified)).toBe(true);
    const products = (await staff.get('/products?limit=200')).body;
    for (const [slug, written] of Object.entries(demoStore.reviews)) {
      const { id } = products.find((product: { slug: string }) => product.slug === slug);
      const { body } = await staff.get(`/products/${id}/reviews/summary`);
      expect([slug, body.summary.count]).toEqual([slug, written.length]);
      expect(written.length).toBeGreaterThanOrEqual(2);
      expect(written.length).toBeLessThanOrEqual(5);
    }
  });

  it('does not restore deleted reviews', async () => {
    await catalog.database.db.execute(sql`delete from reviews`);
    expect(await seedReviews(catalog.database)).toBeUndefined();
    expect(await countRows()).toBe(0);
  });
});
