import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { startTestCatalog } from './test-catalog';
import { insertManyProducts } from './test-many-products';

it('makes more products than ids times a prime that fit an integer', async () => {
  const catalog = await startTestCatalog();
  try {
    await insertManyProducts(catalog.database.db, 21_000);
    const [made] = await catalog.database.db.execute(sql`
      select (select count(*)::int from products) as products, count(*)::int as translated,
        count(distinct name)::int as names from product_translations`);
    expect(made).toEqual({ products: 21_000, translated: 21_000, names: 21_000 });
  } finally {
    await catalog.stop();
  }
});
