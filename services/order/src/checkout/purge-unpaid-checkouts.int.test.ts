import { randomUUID } from 'node:crypto';
import { Customer, customer, getOrderRow, pay } from '@shopwright/tests/test-customer';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders, stripeEvents } from '../db/schema';
import { cancelUnpaidOrder } from '../payments/cancel-unpaid-order';
import { purgeUnpaidCheckouts } from './purge-unpaid-checkouts';

let shop: TestStore;

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());

async function cancelled(shopper: Customer, ageDays: number): Promise<number> {
  const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
  const { orderId } = await shopper.open(lamp);
  await cancelUnpaidOrder(shop.order, await getOrderRow(shop, orderId));
  return age(orderId, ageDays);
}

async function age(orderId: number, days: number): Promise<number> {
  const { db } = shop.order.database;
  const { paymentIntentId } = await getOrderRow(shop, orderId);
  await db
    .update(orders)
    .set({ updatedAt: sql`now() - make_interval(days => ${days})` })
    .where(eq(orders.id, orderId));
  await db.insert(stripeEvents).values({
    id: `evt_${randomUUID()}`,
    type: 'payment_intent.canceled',
    paymentIntentId,
    livemode: false,
    createdAt: new Date(),
  });
  return orderId;
}

it('removes guests and accounts from checkouts that ended unpaid more than 30 days ago, and no other customer', async () => {
  const account = { role: 'shopper' as const, userId: 7, visitorId: randomUUID() };
  const old = await cancelled(new Customer(shop), 31);
  const recent = await cancelled(new Customer(shop), 29);
  const ofAccount = await cancelled(new Customer(shop, account), 31);
  const shopper = new Customer(shop);
  const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
  const checkout = await shopper.open(lamp);
  await pay(shop, checkout.paymentIntentId);
  await shopper.record(checkout);
  const paid = await age(checkout.orderId, 400);
  const open = await age((await new Customer(shop).open(lamp)).orderId, 31);

  await purgeUnpaidCheckouts(shop.order);

  const nameless = { customerName: '', customerEmail: '', customerAddress: '', visitorId: null, checkoutId: null };
  for (const id of [old, ofAccount])
    expect(await getOrderRow(shop, id)).toMatchObject({ ...nameless, total: '20.00', status: 'cancelled' });
  const intentOf = async (id: number) => (await getOrderRow(shop, id)).paymentIntentId ?? '';
  const kept = [recent, paid, open];
  for (const id of kept) expect(await getOrderRow(shop, id)).toMatchObject(customer);
  const intents = await Promise.all([old, ofAccount, ...kept].map(intentOf));
  const events = await shop.order.database.db
    .select({ intent: stripeEvents.paymentIntentId })
    .from(stripeEvents)
    .where(inArray(stripeEvents.paymentIntentId, intents));
  expect(new Set(events.map(({ intent }) => intent))).toEqual(new Set(intents.slice(2)));
});
