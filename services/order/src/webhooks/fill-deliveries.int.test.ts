import type { Database } from '@shopwright/service-kit/database/connection';
import { buy, deskOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { webhooksOf } from '@shopwright/tests/test-webhooks';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { eraseAccountOrders } from '../customers/erase-customer';
import { eraseOrders } from '../customers/erase-orders';
import { fillDeliveries } from './fill-deliveries';

const dayMs = 24 * 3_600_000;

let shop: TestStore;
let hooks: ReturnType<typeof webhooksOf>;
let desk: ReturnType<typeof deskOf>;
let clockMs = Date.now();

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(clockMs) });
  hooks = webhooksOf(shop);
  desk = deskOf(shop);
});
afterAll(() => shop.close());
afterEach(async () => {
  await run(sql`update orders set amount_paid = null where amount_paid = 'NaN'`);
  for (const { id } of await hooks.list()) await hooks.delete(id);
});

const run = (query: SQL) => shop.order.database.db.execute<Record<string, unknown>>(query);
const readTold = async (endpointId: number) =>
  (await hooks.log(endpointId)).map(({ objectId, topic }) => `${topic} ${objectId}`).reverse();

/** Makes an order unreadable: what was paid is no number. */
const breakOrder = (id: number) => run(sql`update orders set amount_paid = 'NaN' where id = ${id}`);
const mendOrder = (id: number) => run(sql`update orders set amount_paid = null where id = ${id}`);

it('passes on the other orders while one cannot be read, and its own in their order once it can', async () => {
  const { id } = await hooks.create(['order.confirmed', 'order.cancelled']);
  const [broken, other] = [await buy(shop), await buy(shop)];
  await desk.cancel(broken.id);
  await breakOrder(broken.id);
  await hooks.fill();
  expect(await readTold(id)).toEqual([`order.confirmed ${other.id}`]);
  await hooks.fill();
  await mendOrder(broken.id);
  await hooks.fill();
  expect(await readTold(id)).toEqual([
    `order.confirmed ${other.id}`,
    `order.confirmed ${broken.id}`,
    `order.cancelled ${broken.id}`,
  ]);
});

it('passes on the rest where a whole batch cannot be read', async () => {
  const { id } = await hooks.create(['order.confirmed']);
  const broken = await buy(shop);
  await run(sql`insert into webhook_events (topic, object, object_id, details)
    select 'order.confirmed', 'order', ${broken.id}, '{}' from generate_series(1, 120)`);
  const later = await buy(shop);
  await breakOrder(broken.id);
  await hooks.fill();
  expect(await readTold(id)).toEqual([`order.confirmed ${later.id}`]);
  await run(sql`delete from webhook_events`);
});

it('drops what cannot be read for a day', async () => {
  const { id } = await hooks.create(['order.confirmed']);
  const broken = await buy(shop);
  await breakOrder(broken.id);
  clockMs += dayMs - 60_000;
  await hooks.fill();
  expect(await run(sql`select from webhook_events`)).toHaveLength(1);
  clockMs += 120_000;
  await hooks.fill();
  expect(await run(sql`select from webhook_events`)).toHaveLength(0);
  await mendOrder(broken.id);
  await hooks.fill();
  expect(await readTold(id)).toEqual([]);
});

it('writes what it read before it would read for too long, and then the rest', async () => {
  const { id } = await hooks.create(['order.confirmed']);
  const bought = [await buy(shop), await buy(shop), await buy(shop)];
  await fillDeliveries(shop.order, { budgetMs: 0 });
  expect(await readTold(id)).toEqual(bought.map((order) => `order.confirmed ${order.id}`));
  const written = sql`select count(distinct xmin::text)::int as count from webhook_deliveries where endpoint_id = ${id}`;
  expect(await run(written)).toEqual([{ count: 3 }]);
});

it('tells a later endpoint nothing of what was noted for one that is gone', async () => {
  const gone = await hooks.create(['order.confirmed']);
  await buy(shop);
  await hooks.delete(gone.id);
  await hooks.fill();
  const { id } = await hooks.create(['order.confirmed']);
  await hooks.fill();
  expect(await readTold(id)).toEqual([]);
});

it('does not read again and again what a long transaction changes', async () => {
  await hooks.create(['product.updated']);
  await hooks.fill();
  const catalog = shop.catalogDatabase;
  await catalog.db.execute(sql`
    insert into products (slug, name, description, price, image, category, stock_quantity)
    select gen_random_uuid(), 'Lamp ' || n, 'A lamp', 10, '/images/test.webp', 'Lamps', 1 from generate_series(1, 120) n`);
  await catalog.db.execute(sql`update products set price = 11 where name like 'Lamp %'`);
  let calls = 0;
  const counted = {
    ...shop.order.catalog,
    call: ((...args: Parameters<typeof shop.order.catalog.call>) => {
      calls += 1;
      return shop.order.catalog.call(...args);
    }) as typeof shop.order.catalog.call,
  };
  await catalog.transaction(async (tx) => {
    await tx.execute(sql`update products set price = 12 where name like 'Lamp %'`);
    await fillDeliveries({ ...shop.order, catalog: counted });
  });
  expect(calls).toBeLessThanOrEqual(3);
  await hooks.fill();
  const [told] = await run(
    sql`select count(*)::int as count from webhook_deliveries where data like '%"price":"12.00"%'`,
  );
  expect(told).toEqual({ count: 120 });
});

/** Passes events on, and lets something happen between the reading of them and the commit of what was written. */
async function fillAround(work: () => Promise<void>): Promise<void> {
  const { database } = shop.order;
  let working: Promise<void> | undefined;
  const transaction: Database['transaction'] = (inner) =>
    database.transaction(async (tx) => {
      const result = await inner(tx);
      const { told = [] } = (result ?? {}) as { told?: unknown[] };
      if (told.length === 0) return result;
      working ??= work();
      await Promise.race([working, waitForLock()]);
      return result;
    });
  await fillDeliveries({ ...shop.order, database: { ...database, transaction } });
  await working;
}

/** Until a statement waits for an advisory lock. */
async function waitForLock(): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const waiting = await run(sql`select from pg_locks
      where not granted and locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`);
    if (waiting.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const readAda = () => run(sql`select from webhook_deliveries where data ilike '%ada@example%' or data ilike '%byron%'`);

it('keeps nothing of a customer whose order is erased while it is passed on', async () => {
  await run(sql`delete from webhook_deliveries`);
  await hooks.create(['order.cancelled']);
  const order = await buy(shop);
  await desk.cancel(order.id);
  await fillAround(() => eraseOrders(shop.order, sql`orders.id = ${order.id}`));
  expect(await run(sql`select from webhook_deliveries where object_id = ${order.id}`)).toHaveLength(1);
  expect(await readAda()).toEqual([]);
});

it('keeps nothing of an account that is erased while it is passed on', async () => {
  await run(sql`delete from webhook_deliveries`);
  await hooks.create(['customer.created']);
  const { db } = shop.auth.database;
  const [added] = await db.execute<{ id: number }>(sql`
    insert into users (email, password, first_name, last_name) values ('ada@example.com', 'x', 'Ada', 'Byron') returning id`);
  const id = added?.id ?? 0;
  await fillAround(async () => {
    await db.execute(sql`update users set email = 'erased-9@erased.invalid', first_name = 'Former', last_name = 'Customer'
      where id = ${id}`);
    await eraseAccountOrders(shop.order, id);
  });
  expect(await run(sql`select from webhook_deliveries where object_id = ${id}`)).toHaveLength(1);
  expect(await readAda()).toEqual([]);
});
