import { randomUUID } from 'node:crypto';
import { countWaitingOrders, getSales } from '@shopwright/contracts/http/store-analytics';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderItems, orders, storeVisits } from '../db/schema';

let store: TestStore;
let now = new Date();
const noon = new Date('2026-11-21T12:00:00Z');
const staff = { role: 'staff', userId: 1 } as const;

beforeAll(async () => {
  store = await startTestStore({ now: () => now });
});
afterAll(() => store.close());
beforeEach(async () => {
  now = noon;
  await store.order.database.db.execute(sql`truncate store_visits, orders, order_items cascade`);
});

const readSales = (days: '1' | '7' | '30' | '90') => store.orderClient.call(getSales, { query: { days } }, staff);

interface Sale {
  placedAt: string | null;
  total: string;
  status?: 'pending' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled';
  lines?: { productId: number; name?: string; quantity: number; price: string }[];
}

/** The database checks when it commits that the order is the sum of its lines. */
const sell = ({ placedAt, total, status = 'confirmed', lines }: Sale): Promise<number> =>
  store.order.database.transaction(async (tx) => {
    const [order] = await tx
      .insert(orders)
      .values({
        reference: randomUUID(),
        total,
        status,
        placedAt: placedAt === null ? null : new Date(placedAt),
        expiresAt: noon,
      })
      .returning();
    const orderId = order?.id ?? 0;
    for (const line of lines ?? [{ productId: 1, quantity: 1, price: total }]) {
      await tx.insert(orderItems).values({ orderId, name: 'Lamp', image: '/i.webp', ...line });
    }
    return orderId;
  });

const seen = (at: string) =>
  store.order.database.db
    .insert(storeVisits)
    .values({ day: at.slice(0, 10), visitorHash: randomUUID(), firstSeenAt: new Date(at) });

describe('GET /analytics/sales', () => {
  it('200: a store without sales and visits has zeros and no rates', async () => {
    const empty = { revenue: '0.00', orders: 0, averageOrder: null, visits: 0, conversionRate: null };
    const sales = await readSales('7');
    expect(sales).toMatchObject({ current: empty, previous: empty, topProducts: [] });
    expect(sales.series).toHaveLength(7);
  });

  it('200: only paid orders that are not cancelled are revenue, so that a refund is none', async () => {
    const placedAt = '2026-11-20T10:00:00Z';
    for (const status of ['confirmed', 'processing', 'shipped', 'delivered'] as const) {
      await sell({ placedAt, total: '10.01', status });
    }
    await sell({ placedAt, total: '500.00', status: 'pending' });
    await sell({ placedAt: null, total: '500.00', status: 'pending' });
    const refunded = await sell({ placedAt, total: '500.00', status: 'cancelled' });
    await store.order.database.db.execute(sql`update orders set refund_state = 'pending' where id = ${refunded}`);
    expect((await readSales('7')).current).toMatchObject({ revenue: '40.04', orders: 4, averageOrder: '10.01' });
  });

  it('200: what went back by a refund or a dispute is no revenue', async () => {
    const id = await sell({ placedAt: '2026-11-20T10:00:00Z', total: '20.00' });
    await store.order.database.db.execute(
      sql`update orders set refunded_total = 4.5, disputed_total = 1 where id = ${id}`,
    );
    expect((await readSales('7')).current).toMatchObject({ revenue: '14.50', orders: 1 });
  });

  it('200: the average is rounded to cents, half up', async () => {
    for (const total of ['0.01', '0.02']) await sell({ placedAt: '2026-11-21T10:00:00Z', total });
    expect((await readSales('1')).current.averageOrder).toBe('0.02');
    await sell({ placedAt: '2026-11-21T10:00:00Z', total: '0.01' });
    expect((await readSales('1')).current.averageOrder).toBe('0.01');
  });

  it('200: today until now is compared with yesterday until the same time, in hours', async () => {
    await sell({ placedAt: '2026-11-21T00:00:00Z', total: '1.00' });
    await sell({ placedAt: '2026-11-21T11:59:59.999Z', total: '2.00' });
    await sell({ placedAt: '2026-11-20T00:00:00Z', total: '4.00' });
    await sell({ placedAt: '2026-11-20T11:59:59.999Z', total: '8.00' });
    await sell({ placedAt: '2026-11-20T12:00:00Z', total: '16.00' });
    await sell({ placedAt: '2026-11-19T23:59:59.999Z', total: '32.00' });
    const { current, previous, series } = await readSales('1');
    expect([current.revenue, previous.revenue]).toEqual(['3.00', '12.00']);
    expect(series).toHaveLength(13);
    expect(series[0]).toEqual({
      startsAt: '2026-11-21T00:00:00.000Z',
      revenue: '1.00',
      orders: 1,
      previousRevenue: '4.00',
    });
    expect(series[11]).toMatchObject({ revenue: '2.00', previousRevenue: '8.00' });
  });

  it.each(['7', '30', '90'] as const)('200: %s days begin at midnight UTC, and so do those before', async (days) => {
    const start = new Date(Date.UTC(2026, 10, 21 - Number(days) + 1));
    const at = (ms: number) => new Date(start.getTime() + ms).toISOString();
    const length = Number(days) * 86_400_000;
    await sell({ placedAt: at(0), total: '1.00' });
    await sell({ placedAt: at(-1), total: '2.00' });
    await sell({ placedAt: at(-length), total: '4.00' });
    await sell({ placedAt: at(-length - 1), total: '8.00' });
    const { current, previous, series } = await readSales(days);
    // Sales in the last half day of the period before have no counterpart yet.
    expect([current.revenue, previous.revenue]).toEqual(['1.00', '4.00']);
    expect(series).toHaveLength(Number(days));
    expect(series[0]).toMatchObject({ startsAt: at(0), revenue: '1.00', previousRevenue: '4.00' });
  });

  it('200: sums above what one price may be', async () => {
    for (let n = 0; n < 3; n += 1) await sell({ placedAt: '2026-11-21T01:00:00Z', total: '99999999.99' });
    expect((await readSales('1')).current.revenue).toBe('299999999.97');
  });

  it('200: conversion is orders per visit of the same time, without a rate where there were no visits', async () => {
    await sell({ placedAt: '2026-11-21T10:00:00Z', total: '1.00' });
    for (const at of ['2026-11-21T00:00:00Z', '2026-11-21T09:00:00Z', '2026-11-20T12:00:00Z']) await seen(at);
    const { current, previous } = await readSales('1');
    expect(current).toMatchObject({ visits: 2, conversionRate: 50 });
    expect(previous).toMatchObject({ visits: 0, conversionRate: null });
    await seen('2026-11-20T11:59:59.999Z');
    expect((await readSales('1')).previous).toMatchObject({ visits: 1, conversionRate: 0 });
  });

  it('200: has no rate where more was sold than visits were counted', async () => {
    await seen('2026-11-21T09:00:00Z');
    await sell({ placedAt: '2026-11-21T10:00:00Z', total: '1.00' });
    expect((await readSales('1')).current).toMatchObject({ orders: 1, visits: 1, conversionRate: 100 });
    await sell({ placedAt: '2026-11-21T11:00:00Z', total: '1.00' });
    expect((await readSales('1')).current).toMatchObject({ orders: 2, visits: 1, conversionRate: null });
  });

  it('200: the five products with most revenue, under their latest names', async () => {
    const placedAt = '2026-11-20T10:00:00Z';
    await sell({ placedAt, total: '30.00', lines: [{ productId: 7, name: 'Old', quantity: 3, price: '10.00' }] });
    await sell({ placedAt, total: '20.50', lines: [{ productId: 7, name: 'New', quantity: 1, price: '20.50' }] });
    await sell({ placedAt, total: '9.00', lines: [{ productId: 8, quantity: 9, price: '1.00' }] });
    await sell({
      placedAt,
      total: '99.00',
      status: 'cancelled',
      lines: [{ productId: 9, quantity: 9, price: '11.00' }],
    });
    await sell({
      placedAt: '2026-11-01T00:00:00Z',
      total: '9.00',
      lines: [{ productId: 9, quantity: 9, price: '1.00' }],
    });
    expect((await readSales('7')).topProducts).toEqual([
      { productId: 7, name: 'New', quantity: 4, revenue: '50.50' },
      { productId: 8, name: 'Lamp', quantity: 9, revenue: '9.00' },
    ]);
    for (let productId = 10; productId < 16; productId += 1) {
      await sell({ placedAt, total: '60.00', lines: [{ productId, quantity: 1, price: '60.00' }] });
    }
    expect((await readSales('7')).topProducts.map((product) => product.productId)).toEqual([10, 11, 12, 13, 14]);
  });

  it('400 for another number of days; 401 for visitors, 403 for shoppers', async () => {
    const days = '8' as '7';
    await expect(readSales(days)).rejects.toMatchObject({ code: 'invalid_request' });
    const ask = (role: 'anonymous' | 'shopper') => store.orderClient.call(getSales, { query: {} }, { role, userId: 5 });
    await expect(ask('anonymous')).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(ask('shopper')).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('GET /analytics/waiting/orders', () => {
  it('200: counts confirmed and processing orders; 403 for shoppers', async () => {
    const placedAt = '2026-01-01T00:00:00Z';
    for (const status of ['confirmed', 'confirmed', 'processing', 'shipped', 'cancelled', 'pending'] as const) {
      await sell({ placedAt, total: '1.00', status });
    }
    expect(await store.orderClient.call(countWaitingOrders, {}, staff)).toEqual({ toShip: 3 });
    const asShopper = store.orderClient.call(countWaitingOrders, {}, { role: 'shopper', userId: 5 });
    await expect(asShopper).rejects.toMatchObject({ code: 'forbidden' });
  });
});
