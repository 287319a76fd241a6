import { setStock } from '@shopwright/contracts/http/inventory';
import { webhookPayload } from '@shopwright/contracts/webhook-payloads';
import { buy, clerk, deskOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { webhooksOf } from '@shopwright/tests/test-webhooks';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { syncTopics } from './change-endpoints';

const hourMs = 3_600_000;

let shop: TestStore;
let hooks: ReturnType<typeof webhooksOf>;
let desk: ReturnType<typeof deskOf>;
let clockMs = Date.now();
const pass = (ms: number) => {
  clockMs += ms;
};

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(clockMs) });
  hooks = webhooksOf(shop);
  desk = deskOf(shop);
});
afterAll(() => shop.close());

// Each test is alone with its endpoints.
beforeEach(() => pass(hourMs));
afterEach(async () => {
  for (const { id } of await hooks.list()) await hooks.delete(id);
});

const run = (query: ReturnType<typeof sql>) => shop.order.database.db.execute(query);

describe('what orders tell', () => {
  it('is in the order in which it happened, and has the shape of the OpenAPI document', async () => {
    await hooks.create();
    const order = await buy(shop, { quantity: 2 });
    const orderItemId = order.itemId;
    await desk.ship(order.id, [{ orderItemId, quantity: 1 }]);
    await desk.ship(order.id, [{ orderItemId, quantity: 1 }]);
    const { shipments } = await desk.get(order.id);
    const tracking = { carrier: 'UPS', trackingNumber: '1Z', version: 0 };
    await desk.putTracking(order.id, shipments[1]?.id ?? 0, tracking);
    await desk.move(order.id, 'delivered');
    await desk.refund(order.id, { amount: '5.00' });
    await hooks.fill();
    const isForeign = ({ type }: { type: string }) => /^(product|stock)/.test(type);
    const got = (await hooks.drain()).filter((each) => !isForeign(each));

    expect(got.map(({ type }) => type).filter((type) => type !== 'order.updated')).toEqual([
      'order.confirmed',
      'payment.succeeded',
      'shipment.created',
      'shipment.created',
      'order.shipped',
      'shipment.updated',
      'order.delivered',
      'refund.requested',
      'refund.succeeded',
    ]);
    expect(got.map(({ sequence }) => sequence)).toEqual(got.map(({ sequence }) => sequence).sort((a, b) => a - b));
    for (const { headers: _headers, ...payload } of got)
      expect(webhookPayload(payload.type).safeParse(payload)).toMatchObject({ success: true, data: payload });
    const last = got.filter(({ type }) => type.startsWith('order.')).at(-1)?.data;
    expect(last).toMatchObject({
      id: order.id,
      status: 'delivered',
      paymentState: 'partially_refunded',
      refundedTotal: '5.00',
      customerEmail: 'ada@example.com',
      items: [{ quantity: 2, price: '20.00' }],
    });
    expect(got.find(({ type }) => type === 'shipment.updated')?.data).toMatchObject({ trackingNumber: '1Z' });
  });

  it('is told once of one change after the other that no one has heard of', async () => {
    await hooks.create(['order.updated']);
    const order = await buy(shop);
    await desk.move(order.id, 'processing');
    await desk.move(order.id, 'shipped');
    await hooks.fill();
    const got = await hooks.drain();
    expect(got.map(({ data }) => [data.id, data.status])).toEqual([[order.id, 'shipped']]);
  });

  it('is nothing of a checkout that was never paid, and of orders before the endpoint', async () => {
    await buy(shop);
    await hooks.create(['order.confirmed', 'order.cancelled']);
    const canceled = await buy(shop);
    await desk.cancel(canceled.id);
    await hooks.fill();
    const got = await hooks.drain();
    expect(got.map(({ type, data }) => [type, data.id])).toEqual([
      ['order.confirmed', canceled.id],
      ['order.cancelled', canceled.id],
    ]);
    expect(await run(sql`select from webhook_events`)).toHaveLength(0);
  });

  it('is one webhook of each endpoint, however often and concurrently it is passed on', async () => {
    await hooks.create(['order.confirmed']);
    await hooks.create(['order.confirmed', 'order.shipped']);
    await hooks.create(['order.shipped']);
    const order = await buy(shop);
    const [event] = await run(sql`select * from webhook_events`);
    await Promise.all([hooks.fill(), hooks.fill(), hooks.fill()]);
    // As if its removal had failed.
    await run(sql`insert into webhook_events (id, topic, object, object_id, details)
      values (${event?.id}, 'order.confirmed', 'order', ${order.id}, '{}')`);
    await hooks.fill();
    const logs = await Promise.all((await hooks.list()).map(({ id }) => hooks.log(id)));
    expect(logs.map((log) => log.length)).toEqual([0, 1, 1]);
  });
});

describe('what products and customers tell', () => {
  const change = (id: number, to: ReturnType<typeof sql>) =>
    shop.catalogDatabase.db.execute(sql`update products set ${to} where id = ${id}`);

  it('is each change of a product, with its newest state, and stock by itself', async () => {
    await hooks.create(['product.created', 'product.updated', 'stock.updated', 'stock.low']);
    const id = await shop.addProduct({ price: '10.00', stock: 9 });
    await hooks.fill();
    await change(id, sql`price = 12`);
    await change(id, sql`price = 13`);
    await hooks.fill();
    const { version } = (
      await shop.catalogDatabase.db.execute<{ version: number }>(sql`select version from products where id = ${id}`)
    )[0] ?? { version: 0 };
    await shop.catalogClient.call(setStock, { params: { id: String(id) }, body: { stockQuantity: 3, version } }, clerk);
    await change(id, sql`rating_count = 1, rating_sum = 5, reserved_quantity = 1`);
    await hooks.fill();
    const got = (await hooks.drain()).filter(({ data }) => (data.productId ?? data.id) === id);
    expect(got.map(({ type, data }) => [type, data.price ?? data.stockOnHand])).toEqual([
      ['product.created', '10.00'],
      ['product.updated', '13.00'],
      ['stock.updated', 3],
      ['stock.low', 3],
    ]);
    for (const { headers: _headers, ...payload } of got)
      expect(webhookPayload(payload.type).safeParse(payload)).toMatchObject({ success: true, data: payload });
  });

  it('is not lost when a product changes between the reading and the removal of its event', async () => {
    await hooks.create(['product.updated']);
    const id = await shop.addProduct({ price: '10.00', stock: 9 });
    await change(id, sql`price = 11`);
    const { catalog } = shop.order;
    const later = shop.order as { catalog: typeof catalog };
    // The change comes after the order service has read the event, and before it removes it.
    let isChanged = false;
    later.catalog = {
      ...catalog,
      call: (async (...args: Parameters<typeof catalog.call>) => {
        const result = await catalog.call(...args);
        if (!isChanged) await change(id, sql`price = 12`);
        isChanged = true;
        return result;
      }) as typeof catalog.call,
    };
    await hooks.fill();
    later.catalog = catalog;
    await hooks.fill();
    expect((await hooks.drain()).map(({ data }) => data.price)).toEqual(['11.00', '12.00']);
  });

  it('is a change for who asks for changes alone, also right after the creation', async () => {
    await hooks.create(['product.created', 'customer.created', 'customer.deleted']);
    const { id: changes } = await hooks.create(['product.updated', 'customer.updated']);
    const product = await shop.addProduct({ price: '10.00', stock: 9 });
    await change(product, sql`price = 12`);
    const { db } = shop.auth.database;
    const add = async (email: string) =>
      (
        await db.execute<{ id: number }>(sql`insert into users (email, password, first_name, last_name)
          values (${email}, 'x', 'Grace', 'Hopper') returning id`)
      )[0]?.id;
    const [kept, erased] = [await add('grace@example.com'), await add('gone@example.com')];
    await db.execute(sql`update users set last_name = 'Murray' where id in (${kept}, ${erased})`);
    await db.execute(sql`update users set email = 'erased-2@erased.invalid' where id = ${erased}`);
    await hooks.fill();
    const told = async (endpoint: number) =>
      (await hooks.log(endpoint)).map(({ topic, objectId }) => `${topic} ${objectId}`).sort();
    const [other] = (await hooks.list()).filter(({ id }) => id !== changes);
    expect(await told(changes)).toEqual([`customer.updated ${kept}`, `product.updated ${product}`]);
    expect(await told(other?.id ?? 0)).toEqual([
      `customer.created ${kept}`,
      `customer.deleted ${erased}`,
      `product.created ${product}`,
    ]);
  });

  it('is nothing while a checkout reserves stock, not even a comparison', async () => {
    await hooks.create(['product.updated']);
    const id = await shop.addProduct({ price: '10.00', stock: 9 });
    await hooks.fill();
    const withoutTrigger = (to: ReturnType<typeof sql>) =>
      shop.catalogDatabase.transaction(async (tx) => {
        await tx.execute(sql`create or replace function note_product_webhook() returns trigger language plpgsql as
          $$ begin raise exception 'compared'; end $$`);
        await tx.execute(sql`update products set ${to} where id = ${id}`);
        throw new Error('not compared');
      });
    await expect(withoutTrigger(sql`reserved_quantity = 2`)).rejects.toThrow('not compared');
    await expect(withoutTrigger(sql`price = 11`)).rejects.toMatchObject({ cause: { message: 'compared' } });
  });

  it('is nothing while no endpoint asks', async () => {
    const { id } = await hooks.create(['customer.created', 'product.created']);
    await hooks.delete(id);
    const count = async () =>
      (await shop.catalogDatabase.db.execute(sql`select from webhook_events where topic like 'product.%'`)).length;
    const before = await count();
    await shop.addProduct({ price: '10.00', stock: 9 });
    expect(await count()).toBe(before + 1);
    await syncTopics(shop.order);
    expect(await count()).toBe(0);
    await shop.addProduct({ price: '10.00', stock: 9 });
    expect(await count()).toBe(0);
  });

  it('is each account: created, changed and erased, and no member of the team', async () => {
    await hooks.create(['customer.created', 'customer.updated', 'customer.deleted']);
    const { db } = shop.auth.database;
    const add = async (email: string, role = 'shopper') =>
      (
        await db.execute<{ id: number }>(sql`insert into users (email, password, first_name, last_name, role)
        values (${email}, 'x', 'Ada', 'Byron', ${role}) returning id`)
      )[0]?.id;
    const id = await add('ada.byron@example.com');
    await add('clerk.byron@example.com', 'staff');
    await hooks.fill();
    await db.execute(sql`update users set last_login_at = now(), loyalty_points = 5 where id = ${id}`);
    await hooks.fill();
    await db.execute(sql`update users set last_name = 'Lovelace' where id = ${id}`);
    await hooks.fill();
    await db.execute(sql`update users set email = 'erased-1@erased.invalid', first_name = 'Former' where id = ${id}`);
    await hooks.fill();
    const got = await hooks.drain();
    expect(got.map(({ type, data }) => [type, data.lastName])).toEqual([
      ['customer.created', 'Byron'],
      ['customer.updated', 'Lovelace'],
      ['customer.deleted', undefined],
    ]);
    expect(got.at(-1)?.data).toEqual({ id });
  });

  it('does not keep an endpoint from orders while the catalog is away', async () => {
    const { id } = await hooks.create(['order.confirmed', 'stock.low']);
    const { catalog } = shop.order;
    const without = shop.order as { catalog: typeof catalog };
    const order = await buy(shop);
    without.catalog = { ...catalog, call: () => Promise.reject(new Error('away')) };
    try {
      await expect(hooks.fill()).rejects.toThrow('away');
      // It would miss changes from its creation on.
      await expect(hooks.create(['product.updated'])).rejects.toThrow();
    } finally {
      without.catalog = catalog;
    }
    expect((await hooks.log(id)).map(({ objectId }) => objectId)).toEqual([order.id]);
    expect(await hooks.list()).toHaveLength(1);
  });
});
