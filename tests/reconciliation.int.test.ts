import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compare } from '../services/order/src/reconciliation/compare';
import { buy, deskOf } from './test-desk';
import { causesOf, differencesOf, reconciliationOf } from './test-reconciliation';
import { runLoyaltyJobs, Shopper } from './test-shopper';
import { startTestStore, type TestStore } from './test-store';

let shop: TestStore;
let page: ReturnType<typeof reconciliationOf>;
/** Two minutes after the purchases: everything has had time to arrive. */
let clockMs = 120_000;

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(Date.now() + clockMs) });
  page = reconciliationOf(shop);
});
afterAll(() => shop.close());

const runSql = (query: ReturnType<typeof sql>) => shop.order.database.db.execute(query);
const inCatalog = (query: ReturnType<typeof sql>) => shop.catalogDatabase.db.execute(query);
const { seen, expectRepaired, payAlone, buyWithPoints, readRefunded } = differencesOf(() => shop);

/** What the audit log of a service says of the repairs. */
const readEntries = ({ db }: Pick<TestStore['catalogDatabase'], 'db'>, type: string, id: number) =>
  db.execute(sql`select actor_id as "actorId", changes from audit_log
    where target_type = ${type} and target_id = ${String(id)} and action = 'POST /reconciliation/:id/repair'`);

const readPoints = async (shopper: Shopper) => (await shopper.getAccount())?.loyaltyPoints;

describe('a store in which everything agrees', () => {
  it('has no rows, and says what was compared and when', async () => {
    await buyWithPoints();
    await buy(shop);
    const { rows, comparedAt, compared } = await page.compare();
    expect(rows).toEqual([]);
    expect(Date.now() + clockMs - Date.parse(comparedAt ?? '')).toBeLessThan(5000);
    expect(compared).toEqual({ payments: 2, orders: 2, products: 2, accounts: 1 });
  });
});

describe('points and stock', () => {
  it('sets an account to the sum of its ledger', async () => {
    const { shopper } = await buyWithPoints();
    const { db } = shop.auth.database;
    await db.execute(sql`update users set loyalty_points = 999 where id = ${shopper.id}`);
    await expectRepaired('account_points', { userId: shopper.id }, 'retry');
    expect(await readPoints(shopper)).toBe(20);
    expect(await readEntries(shop.auth.database, 'account', shopper.id)).toMatchObject([
      { actorId: 900, changes: { users: { before: { loyalty_points: 999 }, after: { loyalty_points: 20 } } } },
    ]);
  });

  it('books the points that an order should have earned', async () => {
    const shopper = await Shopper.create(shop);
    const order = await buy(shop, { actor: shopper.actor });
    clockMs += 120_000;
    await expectRepaired('order_points', { orderId: order.id }, 'retry');
    expect(await readPoints(shopper)).toBe(20);
    // The job that comes after all changes nothing.
    await runLoyaltyJobs(shop);
    expect(await readPoints(shopper)).toBe(20);
  });

  it.each([
    ['adopt', 7],
    ['retry', 9],
  ] as const)('%s makes the stock on hand and its ledger agree', async (repair, onHand) => {
    const { productId } = await buy(shop);
    await inCatalog(sql`update products set stock_quantity = 7 where id = ${productId}`);
    await expectRepaired('stock_on_hand', { productId }, repair);
    expect(await shop.getStock(productId)).toEqual({ onHand, reserved: 0 });
    const changed = {
      actorId: 900,
      changes: { products: { before: { stock_quantity: 7 }, after: { stock_quantity: 9 } } },
    };
    const entries = await readEntries({ db: shop.catalogDatabase.db }, 'product', productId);
    expect(entries).toMatchObject(repair === 'retry' ? [changed] : []);
  });

  it('counts the reserved units again', async () => {
    const { productId } = await buy(shop);
    await inCatalog(sql`update products set reserved_quantity = 2 where id = ${productId}`);
    await expectRepaired('stock_reserved', { productId }, 'release');
    expect(await shop.getStock(productId)).toEqual({ onHand: 9, reserved: 0 });
  });

  it('takes the stock of an order that did not', async () => {
    const order = await buy(shop);
    await inCatalog(sql`update reservations set state = 'released' where reference = ${order.reference}`);
    await expectRepaired('sale_not_taken', { orderId: order.id }, 'retry');
    expect(await shop.getStock(order.productId)).toEqual({ onHand: 8, reserved: 0 });
  });

  it('409: takes no stock of an order that was cancelled meanwhile', async () => {
    const order = await buy(shop);
    await inCatalog(sql`update reservations set state = 'released' where reference = ${order.reference}`);
    const row = await page.find('sale_not_taken', { orderId: order.id });
    await runSql(sql`update orders set status = 'cancelled' where id = ${order.id}`);
    await expect(page.repair(row!, 'retry')).rejects.toMatchObject({ code: 'conflict' });
    expect(await shop.getStock(order.productId)).toEqual({ onHand: 9, reserved: 0 });
    await runSql(sql`update orders set status = 'confirmed' where id = ${order.id}`);
    await page.repair(row!, 'retry');
  });

  it('restocks a cancelled order that did not', async () => {
    const order = await buy(shop);
    await deskOf(shop).cancel(order.id);
    await inCatalog(sql`update reservations set state = 'committed' where reference = ${order.reference}`);
    clockMs += 120_000;
    await expectRepaired('sale_not_returned', { orderId: order.id }, 'retry');
  });
});

describe('the row itself', () => {
  it('is repaired by one of two members of staff', async () => {
    const paymentIntentId = await payAlone();
    const row = await page.find('payment_unknown', { paymentIntentId });
    const results = await Promise.allSettled([page.repair(row!, 'refund'), page.repair(row!, 'refund')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await readRefunded(paymentIntentId)).toBe(4200);
  });

  it('400 and 409: refuses a repair without a reason, and one that is not offered', async () => {
    const paymentIntentId = await payAlone();
    const row = await page.find('payment_unknown', { paymentIntentId });
    await expect(page.repair(row!, 'refund', ' ')).rejects.toMatchObject({ fields: [{ path: 'reason' }] });
    await expect(page.repair(row!, 'release')).rejects.toMatchObject({ code: 'conflict' });
    await page.repair(row!, 'dismiss');
    expect(await page.find('payment_unknown', { paymentIntentId })).toBeUndefined();
  });

  it('keeps the time of the last full comparison while a service is away', async () => {
    const before = (await page.compare()).comparedAt;
    clockMs += 60_000;
    const down = () => Promise.reject(new Error('catalog is away'));
    const { call: _, ...rest } = shop.order.catalog;
    await compare({ ...shop.order, catalog: { ...rest, call: down } as typeof shop.order.catalog }, { force: true });
    expect((await page.read()).comparedAt).toBe(before);
    expect(Date.parse((await page.compare()).comparedAt ?? '')).toBeGreaterThan(Date.parse(before ?? ''));
  });

  it('is compared by one of several instances, and is one row', async () => {
    const paymentIntentId = await payAlone();
    clockMs += 3_600_000;
    const outcomes = await Promise.all([1, 2, 3].map(() => compare(shop.order, { force: true })));
    expect(outcomes.sort()).toEqual([false, false, true]);
    const { rows } = await page.read();
    expect(rows.filter((row) => row.paymentIntentId === paymentIntentId)).toHaveLength(1);
    const { comparedAt } = await page.read();
    await compare(shop.order);
    expect((await page.read()).comparedAt).toBe(comparedAt);
  });

  it('is compared again ten minutes after a process died while it compared', async () => {
    await runSql(sql`update reconciliation_passes set started_at = ${shop.order.now().toISOString()}, ended_at = null`);
    clockMs += 9 * 60_000;
    expect(await compare(shop.order, { force: true })).toBe(false);
    clockMs += 2 * 60_000;
    expect(await compare(shop.order, { force: true })).toBe(true);
  });
});

it('every cause about points and stock was planted, found and repaired', () => {
  expect([...seen].sort()).toEqual(causesOf('ledgers'));
});
