import path from 'node:path';
import { asciiText } from '@shopwright/contracts/ascii-text';
import { runMigrations } from '@shopwright/service-kit/database/migrations';
import { createTestDatabase, type TestDatabase } from '@shopwright/testing/test-database';
import postgres from 'postgres';
import { afterEach, expect, it } from 'vitest';

let database: TestDatabase;
let sql: postgres.Sql;

afterEach(async () => {
  await sql.end();
  await database.drop();
});

async function migrated(service: 'order' | 'catalog', until: string) {
  const schema = service === 'order' ? 'orders' : 'catalog';
  const folder = path.resolve(import.meta.dirname, `../services/${service}/drizzle`);
  database = await createTestDatabase(schema);
  await runMigrations({ url: database.url, folder, schema, until });
  sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  return () => runMigrations({ url: database.url, folder, schema });
}

/** Upgrades while a purchase writes its rows again and again. A write that had to wait for a batch would fail. */
async function upgradeDuring(upgrade: () => Promise<void>, purchase: string): Promise<number> {
  let isDone = false;
  let writes = 0;
  const upgraded = upgrade().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await sql.unsafe(`begin; set local lock_timeout = '300ms'; ${purchase}; commit`);
    writes += 1;
  }
  await upgraded;
  return writes;
}

it('the search of orders finds what was written before the upgrade, and no purchase waits for it', async () => {
  const upgrade = await migrated('order', '0022_order-figures');
  const names = ['İbrahim Müller', 'ΓΙΩΡΓΟΣ ΠΑΠΠΑΣ', 'Łukasz', '李小龙', 'Ada Lovelace'];
  await sql`
    insert into orders (reference, customer_name, customer_email, total, expires_at, placed_at, status, user_id)
    select gen_random_uuid(), (${names}::text[])[1 + n % 5], 'contact' || n || '@example.com', 0, now(), now(), 'confirmed',
      nullif(n % 3, 0) from generate_series(1, 1500) n`;
  const writes = await upgradeDuring(upgrade, `update orders set customer_name = customer_name where id in (1, 700)`);
  expect(writes).toBeGreaterThan(5);
  const counts = await sql`
    select w.word, count(*)::int as found from order_search, unnest(${names.map((name) => asciiText(name))}::text[]) w(word)
    where document like '%' || w.word || '%' group by 1`;
  expect(counts.map(({ found }) => found)).toEqual([300, 300, 300, 300, 300]);
  // A task of the service adds the addresses of accounts to the others.
  const stale = await sql`select customer_name from order_search join orders on id = order_id
    where document <> order_search_document(id)`;
  expect(new Set(stale.map((row) => row.customer_name))).toEqual(new Set(['Ada Lovelace']));
  await sql.unsafe('set enable_seqscan = off');
  const plan = await sql`explain select from customers where ascii_text(email || ' ' || name) like '%muller%'`;
  expect(JSON.stringify(plan)).toContain('customers_by_text');
});

it('the search of products finds what was written before the upgrade, and no purchase waits for it', async () => {
  const upgrade = await migrated('catalog', '0026_count-import-items');
  await sql`insert into categories (name, slug) values ('Φωτισμός', 'lights')`;
  await sql`
    insert into products (slug, name, description, price, image, category, category_id, stock_quantity)
    select 'lamp-' || n, (array['Λάμπα', 'Лампа', 'Große Lampe', 'Lamp', 'مصباح'])[1 + n % 5] || ' ' || n,
      'Größe №' || n, 13, '/lamp.webp', name, id, 5 from generate_series(1, 700) n, categories`;
  await sql`
    insert into product_translations (product_id, language, name, description)
    select id, 'de', 'Лампа ' || id, 'Для студии' from products`;
  await sql`insert into category_translations (category_id, language, name) select id, 'de', 'Освещение' from categories`;
  const before =
    await sql`select from products where search_text <> ascii_text(name || ' ' || category || ' ' || description)`;
  expect(before).toHaveLength(0);
  const writes = await upgradeDuring(upgrade, `update products set reserved_quantity = 1 where id in (1, 350, 699)`);
  expect(writes).toBeGreaterThan(5);
  const stale = await sql`
    select id from products where search_text <> ascii_text(name || ' ' || category || ' ' || description)
      or title_text <> ascii_text(name || ' ' || category)
    union all select product_id from product_translations
    where search_text <> ascii_text(name || ' ' || description) or title_text <> ascii_text(name)
    union all select category_id from category_translations where title_text <> ascii_text(name)`;
  expect(stale).toHaveLength(0);
  const [row] =
    await sql`select count(*)::int as found from products where search_text like ${`%${asciiText('ΛΆΜΠΑ')}%`}`;
  // Lamps with a Greek or a Russian name.
  expect(row?.found).toBe(280);
});
