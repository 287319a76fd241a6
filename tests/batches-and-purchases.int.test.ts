import { randomUUID } from 'node:crypto';
import { addImportItems, finishReading, processImportItems } from '@shopwright/contracts/http/internal-imports';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemoOrders } from '../infra/demo-orders/seed-demo-orders';
import { openDemoShop, optionsOf } from '../infra/demo-orders/test-demo-shop';
import { users } from '../services/auth/src/db/schema';
import { getStaffCategory } from '../services/catalog/src/categories/read-categories';
import { updateCategory } from '../services/catalog/src/categories/update-category';
import { bulkEditProducts } from '../services/catalog/src/products/bulk-edit-products';
import { eraseAccountOrders } from '../services/order/src/customers/erase-customer';
import { Customer, pay } from './test-customer';
import { watchLockWaits } from './test-lock-waits';
import type { TestStore } from './test-store';

let shop: TestStore;

beforeAll(async () => {
  shop = await openDemoShop();
});
afterAll(() => shop.close());

/** Buys, as each demo account in turn, while the batch runs. Returns the longest wait for a lock. */
async function buyDuring(batch: () => Promise<unknown>, productIds: readonly number[]): Promise<number> {
  const accounts = await shop.auth.database.db.select({ userId: users.id, role: users.role }).from(users);
  const { databases } = optionsOf(shop);
  const waits = watchLockWaits(Object.values(databases));
  let isOver = false;
  const running = batch().finally(() => {
    isOver = true;
  });
  let bought = 0;
  while (!isOver) {
    const customer = new Customer(shop, accounts[bought % accounts.length]);
    const checkout = await customer.open(productIds[(bought * 7) % productIds.length] ?? 0);
    await pay(shop, checkout.paymentIntentId);
    await customer.record(checkout);
    bought += 1;
  }
  await running;
  expect(bought).toBeGreaterThan(0);
  return waits.end();
}

const idsOf = async (where = sql`true`) =>
  (
    await shop.catalogDatabase.db.execute<{ id: number }>(
      sql`select id from products where stock_quantity > 3 and ${where} order by id`,
    )
  ).map(({ id }) => id);

async function addProducts(count: number): Promise<number> {
  const [made] = await shop.catalogDatabase.db.execute<{ id: number }>(sql`
    insert into categories (name, slug) values (${`Batch ${count}`}, ${`batch-${count}`}) returning id`);
  await shop.catalogDatabase.db.execute(sql`
    insert into products (slug, name, description, price, image, category, category_id, stock_quantity)
    select ${`batch-${count}-`}::text || n, 'Lamp ' || n, repeat('A lamp for the desk. ', 10), 20, '/images/x.webp', ${`Batch ${count}`}::text, ${made?.id ?? 0}::int, 100
    from generate_series(1, ${count}) n`);
  return made?.id ?? 0;
}

describe('a purchase waits for no batch for longer than a moment:', () => {
  it('the orders of the demonstration', async () => {
    const seeding = () => seedDemoOrders(optionsOf(shop));
    expect(await buyDuring(seeding, await idsOf())).toBeLessThan(500);
  });

  it('a category of 2,000 products is renamed', async () => {
    const id = await addProducts(2000);
    const rename = async () => {
      const {
        name: _n,
        productCount: _p,
        archivedCount: _a,
        draftCount: _d,
        id: _i,
        ...row
      } = await getStaffCategory(shop.catalogDatabase.db, id);
      await updateCategory({ database: shop.catalogDatabase, logger: shop.order.logger }, id, {
        ...row,
        name: 'Renamed',
      });
    };
    expect(await buyDuring(rename, await idsOf(sql`category_id = ${id}`))).toBeLessThan(500);
  });

  it('500 products get another price', async () => {
    const id = await addProducts(500);
    const ids = await idsOf(sql`category_id = ${id}`);
    const rows = ids.map((productId) => ({ id: productId, version: 1 }));
    const edit = () =>
      bulkEditProducts(shop.catalogDatabase, {
        products: { rows },
        change: { type: 'set-featured', featured: true },
      });
    expect(await buyDuring(edit, ids)).toBeLessThan(500);
  });

  it('a file that changes 2,000 products is imported', async () => {
    const id = await addProducts(2001);
    const ids = await idsOf(sql`category_id = ${id}`);
    const found = await shop.catalogDatabase.db.execute<{ slug: string; name: string }>(
      sql`select slug, name from products where category_id = ${id} order by id`,
    );
    const texts = { description: 'A lamp.', image: '/images/products/lamp.webp', category: 'Batch 2001', price: '21' };
    const rows = found.map(({ slug, name }) => ({ ...texts, slug, name }));
    const importAll = async () => {
      const { call } = shop.catalogClient;
      const params = { jobId: randomUUID() };
      await shop.catalogDatabase.db.execute(sql`insert into imports (id, supplier_type, profit_margin, phase, file_name)
        values (${params.jobId}, 'file', 30, 'read', 'lamps.csv')`);
      const items = rows.map((cells, at) => ({ key: cells.slug, rows: [{ row: at + 1, cells }] }));
      const head = { format: 'shopwright' as const, columns: [] };
      for (let first = 0; first < items.length; first += 500)
        await call(addImportItems, { params, body: { head, items: items.slice(first, first + 500) } });
      await call(finishReading, { params, body: {} });
      while (!(await call(processImportItems, { params, body: { continueLater: false } })).isDone);
    };
    expect(await buyDuring(importAll, ids)).toBeLessThan(500);
    expect(await idsOf(sql`category_id = ${id} and price = 21`)).toHaveLength(ids.length);
  });

  it('a customer with 300 orders is erased', async () => {
    const [customer] = await shop.auth.database.db.select({ userId: users.id }).from(users).limit(1);
    await shop.order.database.db.execute(sql`
      insert into orders (reference, customer_name, total, user_id, status, placed_at, expires_at)
      select gen_random_uuid(), 'Ada Byron', 0, ${customer?.userId ?? 0}, 'delivered', now(), now() from generate_series(1, 300) n`);
    const erase = () => eraseAccountOrders(shop.order, customer?.userId ?? 0);
    expect(await buyDuring(erase, await idsOf())).toBeLessThan(500);
  });
});
