import { getOrderMetrics } from '@shopwright/contracts/http/order-desk';
import { getOrderRow } from '@shopwright/tests/test-customer';
import { buy, deskOf, eventsOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { compareOrderPoints } from '../reconciliation/compare-points';
import { syncReversals } from '../refunds/sync-reversals';
import { berlin, sellingOf } from './test-selling-store';

let shop: TestStore;
const selling = sellingOf(() => shop);
const staff = { role: 'staff', userId: 1 } as const;
const customer = { role: 'shopper', userId: 7 } as const;

beforeAll(async () => {
  shop = await startTestStore();
  await selling.configure();
});
beforeEach(() => shop.order.database.db.execute(sql`update orders set status = 'cancelled'`));
afterAll(() => shop.close());

const metrics = () => shop.orderClient.call(getOrderMetrics, { query: {} }, staff);
const toBerlin = { address: berlin, shippingRateId: 'de-standard' };

it('counts as revenue what was paid for goods, without tax and shipping', async () => {
  // 20.00 contain 19% tax, and 4.90 are shipping.
  await buy(shop, { price: '20.00', ...toBerlin });
  expect(await metrics()).toMatchObject({ orders: 1, revenue: '16.81', averageOrder: '16.81', refunds: '0.00' });
});

it('takes a refund from goods, tax and shipping in proportion', async () => {
  const { id } = await buy(shop, { price: '20.00', ...toBerlin });
  await deskOf(shop).refund(id, { amount: '12.45' });
  expect(await metrics()).toMatchObject({ revenue: '8.41', refunds: '12.45' });
  await deskOf(shop).refund(id);
  expect(await metrics()).toMatchObject({ revenue: '0.00', refunds: '24.90' });
});

it('earns points with the goods alone, and loses them with a refund, as the comparison expects', async () => {
  const { id, paymentIntentId } = await buy(shop, { price: '20.00', actor: customer, ...toBerlin });
  expect(await eventsOf(shop, id, 'order-confirmed')).toMatchObject([{ totalCents: 2000 }]);
  await deskOf(shop).refund(id, { amount: '12.45' });
  await syncReversals(shop.order, paymentIntentId);
  expect(await eventsOf(shop, id, 'order-refunds-changed')).toMatchObject([{ paidCents: 2000, reversedCents: 1000 }]);
  const order = await getOrderRow(shop, id);
  const booked = (points: number) => ({
    ...shop.order,
    auth: { ...shop.order.auth, call: async () => [{ orderId: id, points }] },
  });
  const compare = (points: number) => compareOrderPoints(booked(points) as never, [order]);
  expect(await compare(10)).toEqual([]);
  expect(await compare(12)).toMatchObject([{ cause: 'order_points', details: { due: 10, booked: 12 } }]);
});
