import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { compactFigures } from './compact-figures';
import { getInventorySummary } from './get-inventory-summary';

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await startTestCatalog();
  await catalog.addCategory('Lighting');
  await catalog.addCategory('Cameras');
});
afterAll(() => catalog.stop());

const execute = (statement: string) => catalog.database.db.execute(sql.raw(statement));

const kinds = 'category_id, level, is_archived, in_stock, featured, is_dropshipped, supplier_name';

/** The statistics and the list of stock as they are kept, and as counting all products gives them. */
async function readBoth() {
  const kept = await execute(`select ${kinds}, sum(products) n, sum(stock) s, sum(price_cents) p, sum(margin) m
    from product_figures group by ${kinds} having sum(products) <> 0 order by 1, 2, 3, 4, 5, 6, 7`);
  const counted = await execute(`select category_id,
    case when archived_at is not null and is_draft then 3 else stock_level(stock_quantity, low_stock_threshold) end as level,
    archived_at is not null as is_archived, in_stock, featured, is_dropshipped,
    case when is_dropshipped then nullif(supplier_name, '') end as supplier_name, count(*) n, sum(stock_quantity) s,
    (sum(price) * 100)::bigint p, sum(coalesce(dropship_margin, 30)) m
    from products group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7`);
  const listed = await execute(
    'select product_id, category_id, sort_name, stock_quantity, level, in_stock from stock_rows order by 1',
  );
  const stocks = await execute(`select id as product_id, category_id, sort_name, stock_quantity,
    stock_level(stock_quantity, low_stock_threshold) as level, in_stock from products where archived_at is null order by 1`);
  return { kept, counted, listed, stocks };
}

async function expectEqual() {
  const { kept, counted, listed, stocks } = await readBoth();
  expect(JSON.stringify(kept)).toBe(JSON.stringify(counted));
  expect(JSON.stringify(listed)).toBe(JSON.stringify(stocks));
}

const insertProducts = (count: number, stock = 7) =>
  execute(`insert into products (slug, name, description, price, image, category, category_id, stock_quantity)
    select gen_random_uuid(), 'Lamp ' || i, 'Text', 1 + i * 0.07, '/images/x.webp', 'C', nullif(i % 3, 0), ${stock}
    from generate_series(1, ${count}) i`);

const change = fc.oneof(
  fc.constantFrom(
    'archived_at = now()',
    'archived_at = null',
    'is_draft = not is_draft',
    'archived_at = now(), is_draft = true',
    'featured = not featured',
    'in_stock = not in_stock',
    `is_dropshipped = not is_dropshipped, supplier_name = 'Nordic'`,
    `is_dropshipped = true, supplier_name = ''`,
    'dropship_margin = null',
    `name = 'Zoom ' || id, price = price + 0.01`,
    'category_id = null',
    'rating_count = 1, rating_sum = 4',
  ),
  fc.integer({ min: 0, max: 9 }).map((stock) => `stock_quantity = ${stock}`),
  fc.integer({ min: 0, max: 9 }).map((threshold) => `low_stock_threshold = ${threshold}`),
  fc.integer({ min: 1, max: 2 }).map((id) => `category_id = ${id}`),
);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(change, fc.integer({ min: 1, max: 5 }))
      .map(([set, part]) => `update products set ${set} where id % 5 < ${part}`),
  },
  { weight: 1, arbitrary: fc.constant('delete from products where id in (select max(id) from products)') },
  { weight: 1, arbitrary: fc.constant('compact') },
);

describe('product_figures and stock_rows', () => {
  it('are what counting all products gives, after any changes', async () => {
    await insertProducts(30);
    await expectEqual();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        for (const statement of steps) {
          await (statement === 'compact' ? compactFigures(catalog.database) : execute(statement));
        }
        await expectEqual();
      }),
      { numRuns: 40 },
    );
  });

  it('lose nothing to changes and merges at the same time, and become few rows', async () => {
    await execute('delete from products');
    await insertProducts(40, 1000);
    const sell = (id: string) =>
      execute(`update products set stock_quantity = stock_quantity - 1 where id = ${id} and stock_quantity > 0`);
    const ids = (await execute('select id from products')).map((row) => String(row.id));
    let isSelling = true;
    const merging = (async () => {
      let merged = 0;
      while (isSelling) merged += await compactFigures(catalog.database);
      return merged;
    })();
    await Promise.all(
      ids.slice(0, 8).map(async (id) => {
        for (let sale = 0; sale < 40; sale += 1) await sell(id);
      }),
    );
    isSelling = false;
    expect(await merging).toBeGreaterThan(0);
    await expectEqual();
    const { stock } = await getInventorySummary(catalog.database.db, {});
    expect(stock).toBe(40 * 1000 - 8 * 40);
  });

  it('let others be sold while one product is locked', async () => {
    const [first, second] = (await execute('select id from products order by id limit 2')).map((row) => row.id);
    const before = await getInventorySummary(catalog.database.db, {});
    await catalog.database.db.transaction(async (tx) => {
      await tx.execute(sql`update products set stock_quantity = stock_quantity - 1 where id = ${first}`);
      // Would wait for the transaction, and so for itself, if both wrote the same row.
      await catalog.database.db.execute(
        sql`update products set stock_quantity = stock_quantity - 1 where id = ${second}`,
      );
    });
    expect((await getInventorySummary(catalog.database.db, {})).stock).toBe(before.stock - 2);
    await expectEqual();
  });

  it('do not change where units are reserved only', async () => {
    const rows = async () => (await execute('select count(*) from product_figures'))[0]?.count;
    const before = await rows();
    await execute('update products set reserved_quantity = 1 where stock_quantity > 0');
    expect(await rows()).toBe(before);
  });
});
