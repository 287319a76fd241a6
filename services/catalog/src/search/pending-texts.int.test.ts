import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await startTestCatalog();
});
afterAll(() => catalog.stop());

it('keeps a search after an import as fast as before: few of the new texts wait outside its index', async () => {
  const { db } = catalog.database;
  await db.execute(sql`insert into categories (name, slug) values ('Lamps', 'lamps')`);
  for (let batch = 0; batch < 20; batch += 1) {
    await db.execute(sql`
      insert into products (slug, name, description, price, image, category, category_id)
      select 'lamp-' || ${batch}::int || '-' || n, 'Lamp ' || md5(n || '-' || ${batch}::int), 'One of many.', 13, '/lamp.webp', c.name, c.id
      from generate_series(1, 100) n, (select id, name from categories where slug = 'lamps') c`);
  }
  const [pages] = await db.execute(sql`
    select gin_clean_pending_list('product_texts')::int as words, gin_clean_pending_list('product_titles')::int as titles`);
  // 64 KiB are eight pages, and the last batch may come on top.
  expect(pages?.words).toBeLessThan(50);
  expect(pages?.titles).toBeLessThan(50);
});
