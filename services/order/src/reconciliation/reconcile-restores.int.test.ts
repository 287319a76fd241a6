import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { Customer, customer, getOrderRow, pay } from '@shopwright/tests/test-customer';
import { Shopper } from '@shopwright/tests/test-shopper';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { restores } from '../db/restore-tables';
import { orders } from '../db/schema';
import { findStrayPayments, reconcileRestores } from './find-stray-payments';

let shop: TestStore;
const dayMs = 24 * 3_600_000;
let clockMs = Date.now();

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(clockMs) });
});
afterAll(() => shop.close());
beforeEach(async () => {
  clockMs = Date.now();
  await shop.order.database.db.delete(restores);
});

const run = (statement: ReturnType<typeof sql>) => shop.order.database.db.execute(statement);

/** Sells `quantity` units and then loses the sale, as the restore of a backup from before it does. */
async function sellAndLose(options: { quantity?: number; shipping?: boolean; actor?: Actor } = {}) {
  const { quantity = 2, shipping = true, actor } = options;
  const lamp = await shop.addProduct({ price: '20.00', stock: 10, name: 'Lost lamp' });
  const visitor = actor ? new Customer(shop, actor) : new Customer(shop);
  const sale = await visitor.open(lamp, { quantity });
  await shop.order.stripe.paymentIntents.update(sale.paymentIntentId, {
    receipt_email: customer.customerEmail,
    ...(shipping && { shipping: { name: customer.customerName, address: { line1: customer.customerAddress } } }),
  });
  await pay(shop, sale.paymentIntentId);
  await visitor.record(sale);
  await lose(sale.orderId);
  await shop.catalogDatabase.db.execute(sql`delete from reservations where reference = ${sale.reference}`);
  await shop.catalogDatabase.db.execute(
    sql`update products set stock_quantity = 10, reserved_quantity = 0 where id = ${lamp}`,
  );
  return { lamp, ...sale };
}

async function lose(orderId: number) {
  await run(sql`delete from order_search where order_id = ${orderId}`);
  await run(sql`delete from order_events where order_id = ${orderId}`);
  await run(sql`delete from order_email_steps where order_id = ${orderId}`);
  await run(sql`delete from due_invoices where order_id = ${orderId}`);
  await shop.order.database.transaction(async (tx) => {
    await tx.execute(sql`delete from order_items where order_id = ${orderId}`);
    await tx.execute(sql`delete from orders where id = ${orderId}`);
  });
}

const restoreNow = (ageMs = dayMs) =>
  shop.order.database.db
    .insert(restores)
    .values({ backupTakenAt: new Date(Date.now() - ageMs), restoredAt: new Date(Date.now() + 1000) });
const findByIntent = async (id: string) =>
  (await shop.order.database.db.select().from(orders)).filter((order) => order.paymentIntentId === id);
const isDone = async () =>
  (await shop.order.database.db.select().from(restores)).every((row) => row.reconciledAt !== null);

describe('a paid order that the restored backup does not know', () => {
  it('is made again as it was, once, with two processes at the same time, and takes its stock', async () => {
    const lost = await sellAndLose();
    await restoreNow();
    await Promise.all([reconcileRestores(shop.order), reconcileRestores(shop.order)]);
    await reconcileRestores(shop.order);
    const found = await findByIntent(lost.paymentIntentId);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      ...customer,
      id: lost.orderId,
      reference: lost.reference,
      status: 'confirmed',
      total: '40.00',
    });
    const items = await run(
      sql`select product_id, name, quantity, price from order_items where order_id = ${lost.orderId}`,
    );
    expect([...items]).toEqual([{ product_id: lost.lamp, name: 'Lost lamp', quantity: 2, price: '20.00' }]);
    expect(await shop.getStock(lost.lamp)).toEqual({ onHand: 8, reserved: 0 });
    const events = await run(sql`select kind from order_events where order_id = ${lost.orderId} order by id`);
    expect(events.map(({ kind }) => kind)).toEqual(['rebuilt', 'confirmed']);
    expect(await isDone()).toBe(true);
  });

  it('is written with its entry in the timeline, or not at all', async () => {
    const lost = await sellAndLose();
    await run(sql`alter table order_events add constraint planted check (kind <> 'rebuilt') not valid`);
    await restoreNow();
    await reconcileRestores(shop.order).catch(() => undefined);
    expect(await findByIntent(lost.paymentIntentId)).toEqual([]);
    await run(sql`alter table order_events drop constraint planted`);
    await reconcileRestores(shop.order);
    expect((await getOrderRow(shop, lost.orderId)).status).toBe('confirmed');
  });

  it('is found in a backup that is 40 days old', async () => {
    const lost = await sellAndLose();
    clockMs = Date.now() + 40 * dayMs;
    await shop.order.database.db
      .insert(restores)
      .values({ backupTakenAt: new Date(Date.now() - dayMs), restoredAt: new Date(clockMs) });
    await findStrayPayments(shop.order);
    expect(await findByIntent(lost.paymentIntentId)).toEqual([]);
    await reconcileRestores(shop.order);
    expect((await getOrderRow(shop, lost.orderId)).status).toBe('confirmed');
  });

  it('belongs to its account, or to none where the restored store does not know the account', async () => {
    const { actor, id } = await Shopper.create(shop);
    const known = await sellAndLose({ actor });
    const [unknown, unreadable] = [await sellAndLose({ actor }), await sellAndLose({ actor })];
    const rename = (paymentIntentId: string, userId: string) =>
      shop.order.stripe.paymentIntents.update(paymentIntentId, { metadata: { userId } });
    await rename(unknown.paymentIntentId, String(id + 1000));
    await rename(unreadable.paymentIntentId, '1e3');
    await restoreNow();
    await reconcileRestores(shop.order);
    expect((await findByIntent(known.paymentIntentId))[0]).toMatchObject({ userId: id, status: 'confirmed' });
    for (const { paymentIntentId } of [unknown, unreadable]) {
      const [found] = await findByIntent(paymentIntentId);
      expect(found).toMatchObject({ userId: null, status: 'confirmed', customerEmail: customer.customerEmail });
    }
  });

  it('gets another number where a new order has its own', async () => {
    const lost = await sellAndLose();
    await shop.order.stripe.paymentIntents.update(lost.paymentIntentId, {
      shipping: { name: customer.customerName, address: { line1: '5 Grafton Street', country: 'IE' } },
    });
    await run(
      sql`insert into orders (id, reference, total, expires_at) overriding system value values (${lost.orderId}, gen_random_uuid(), 0, now())`,
    );
    await restoreNow();
    await reconcileRestores(shop.order);
    const [found] = await findByIntent(lost.paymentIntentId);
    expect(found?.status).toBe('confirmed');
    expect(found?.id).not.toBe(lost.orderId);
    expect(found?.customerAddress).toBe('5 Grafton Street, Ireland');
  });

  it.each([
    ['a product does not exist', {}, { lines1: '[[999999,2,2000,"Gone",0]]' }, /product/],
    ['the address is unknown', { shipping: false }, {}, /where to send/],
  ])('is flagged for review where %s', async (_, options, metadata, reason) => {
    const lost = await sellAndLose(options);
    await shop.order.stripe.paymentIntents.update(lost.paymentIntentId, { metadata });
    await restoreNow();
    await reconcileRestores(shop.order);
    const [found] = await findByIntent(lost.paymentIntentId);
    expect(found).toMatchObject({ status: 'pending', total: '40.00', amountPaid: '40.00' });
    expect(found?.reviewReason).toMatch(reason);
    expect(await isDone()).toBe(true);
  });

  it('is flagged for review where its payment names neither lines nor a store', async () => {
    const lost = await sellAndLose();
    await shop.order.stripe.paymentIntents.update(lost.paymentIntentId, { metadata: { lines1: '', store: '' } });
    await restoreNow();
    await reconcileRestores(shop.order);
    const [found] = await findByIntent(lost.paymentIntentId);
    expect(found).toMatchObject({ status: 'pending', total: '40.00' });
    expect(found?.reviewReason).toMatch(/what was bought/);
  });
});

describe('a payment without an order that no restore explains', () => {
  it.each([
    ['another store made it', { metadata: { store: 'https://other.example.com' } }, dayMs],
    ['it is older than the backup', {}, -dayMs],
  ])('is left alone: %s', async (_, change, ageMs) => {
    const lost = await sellAndLose();
    await shop.order.stripe.paymentIntents.update(lost.paymentIntentId, change);
    await restoreNow(ageMs);
    await reconcileRestores(shop.order);
    expect(await findByIntent(lost.paymentIntentId)).toEqual([]);
  });

  it('is left alone where there was no restore', async () => {
    const lost = await sellAndLose();
    await findStrayPayments(shop.order);
    expect(await findByIntent(lost.paymentIntentId)).toEqual([]);
  });
});

it('looks again where Stripe did not answer', async () => {
  const lost = await sellAndLose();
  await restoreNow();
  const control = (body: object) =>
    fetch(`${shop.stripeUrl}/_sandbox/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await control({ api: { errorRate: 1 } });
  await reconcileRestores(shop.order).catch(() => undefined);
  expect(await isDone()).toBe(false);
  await control({});
  await reconcileRestores(shop.order);
  expect((await getOrderRow(shop, lost.orderId)).status).toBe('confirmed');
  expect(await isDone()).toBe(true);
});
