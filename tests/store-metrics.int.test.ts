import { readCounterSeries } from '@shopwright/service-kit/metrics/counters';
import type { Sampler } from '@shopwright/service-kit/metrics/sampler';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn } from '../services/auth/src/accounts/log-in';
import { reconciliationRows } from '../services/order/src/db/reconciliation-tables';
import { refunds } from '../services/order/src/db/refund-tables';
import { sampleReconciliation, sampleRefunds } from '../services/order/src/order-metrics';
import { Customer, pay } from './test-customer';
import { startTestStore, type TestStore } from './test-store';

let shop: TestStore;

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());

/** Returns the growth of a service's counter while `work` runs. */
async function growth(service: string, name: string, work: () => Promise<unknown>): Promise<number> {
  const read = () => readCounterSeries(service).find((each) => each.name === name)?.values[0]?.value ?? Number.NaN;
  const before = read();
  await work();
  return read() - before;
}

async function read(sampler: Sampler, name: string): Promise<Record<string, number>> {
  const gauge = (await sampler.read()).find((each) => each.name === name);
  const values = gauge?.values.map(({ labels = {}, value }) => [Object.values(labels).join(), value] as const) ?? [];
  return Object.fromEntries(values.filter(([, value]) => value !== 0));
}

it('counts what is refused because too little is in stock', async () => {
  const lamp = await shop.addProduct({ price: '20.00', stock: 1 });
  const open = () => expect(new Customer(shop).open(lamp, { quantity: 2 })).rejects.toThrow();
  expect(await growth('catalog', 'out_of_stock_total', open)).toBe(1);
});

it('counts paid orders that cannot be delivered', async () => {
  const lamp = await shop.addProduct({ price: '20.00', stock: 2 });
  const visitor = new Customer(shop);
  const sale = await visitor.open(lamp, { quantity: 2 });
  await shop.catalogDatabase.db.execute(sql`delete from reservations where reference = ${sale.reference}`);
  await shop.catalogDatabase.db.execute(
    sql`update products set stock_quantity = 0, reserved_quantity = 0 where id = ${lamp}`,
  );
  const record = async () => {
    await pay(shop, sale.paymentIntentId);
    await visitor.record(sale).catch(() => undefined);
  };
  expect(await growth('order', 'undeliverable_payments_total', record)).toBe(1);
});

it('counts webhooks without a valid signature', async () => {
  const send = () =>
    fetch(`${shop.orderUrl}/webhooks/stripe`, {
      method: 'POST',
      body: '{}',
      headers: { 'stripe-signature': 't=1,v1=0' },
    });
  expect(await growth('order', 'webhooks_rejected_total', send)).toBe(1);
});

it('counts sign-ins that fail, whether or not there is such an account', async () => {
  const guess = () =>
    expect(logIn(shop.auth, { email: 'x@example.com', password: 'guessed it' }, {})).rejects.toThrow();
  expect(await growth('auth', 'sign_ins_failed_total', guess)).toBe(1);
});

it('reads refunds by state, and open differences by kind with the age of the oldest', async () => {
  const { database } = shop.order;
  const lamp = await shop.addProduct({ price: '20.00', stock: 2 });
  const { orderId } = await new Customer(shop).open(lamp);
  const attempt = { orderId, origin: 'staff', amount: '1.00', reason: 'other' } as const;
  await database.db.delete(refunds);
  await database.db.insert(refunds).values([
    { ...attempt, state: 'pending', attempt: 1 },
    { ...attempt, state: 'failed', attempt: 2 },
    { ...attempt, state: 'failed', attempt: 3 },
  ] as never);
  expect(await read(sampleRefunds(database), 'refunds')).toEqual({ pending: 1, failed: 2 });

  const sampler = sampleReconciliation(database);
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
  const row = { details: {}, since: ago(500) };
  await database.db.delete(reconciliationRows);
  expect(await read(sampler, 'reconciliation_rows')).toEqual({});
  await database.db.insert(reconciliationRows).values([
    { ...row, cause: 'payment_unknown', subject: 'a' },
    { ...row, cause: 'payment_second', subject: 'b', since: ago(900) },
    { ...row, cause: 'payment_second', subject: 'c', since: ago(9000), resolvedAt: new Date() },
    { ...row, cause: 'held_amount', subject: 'd' },
  ]);
  expect(await read(sampler, 'reconciliation_rows')).toEqual({ payment_without_order: 2, amount_mismatch: 1 });
  const oldest = await read(sampler, 'reconciliation_oldest_seconds');
  expect(oldest.payment_without_order).toBeGreaterThanOrEqual(899);
  expect(oldest.payment_without_order).toBeLessThan(2000);
});
