import { randomUUID } from 'node:crypto';
import { getStoreAnalytics, recordVisit } from '@shopwright/contracts/http/store-analytics';
import { clientAddressHeader } from '@shopwright/service-kit/http/internal-token';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderItems, orders, storeVisits } from '../db/schema';
import { purgeOldVisits } from './routes';

let shop: TestStore;
let now = new Date();
const noon = new Date('2026-11-21T12:00:00Z');
const staff = { role: 'staff', userId: 1 } as const;

beforeAll(async () => {
  shop = await startTestStore({ now: () => now });
});
afterAll(() => shop.close());
beforeEach(async () => {
  now = noon;
  await shop.order.database.db.execute(sql`truncate store_visits, orders, order_items cascade`);
});

const visit = (visitorId: string | undefined, source?: string) =>
  shop.orderClient.call(recordVisit, { body: { source } }, { role: 'anonymous', visitorId });
const readAnalytics = () => shop.orderClient.call(getStoreAnalytics, {}, staff);
const visits = () => shop.order.database.db.select().from(storeVisits);

interface Sale {
  placedAt: string | null;
  status?: 'pending' | 'confirmed' | 'shipped' | 'cancelled';
  productId?: number;
  name?: string;
  quantity?: number;
  price?: string;
  discount?: string;
}

async function sell({ placedAt, status = 'confirmed', discount = '0.00', ...line }: Sale): Promise<void> {
  const { productId = 1, name = 'Lamp', quantity = 1, price = '10.00' } = line;
  await shop.order.database.transaction(async (tx) => {
    const total = (Number(price) * quantity - Number(discount)).toFixed(2);
    const reward = { rewardId: 1, rewardHolder: randomUUID() };
    const [order] = await tx
      .insert(orders)
      .values({
        reference: randomUUID(),
        total,
        status,
        placedAt: placedAt === null ? null : new Date(placedAt),
        expiresAt: noon,
        discount,
        ...(discount !== '0.00' && reward),
      })
      .returning();
    await tx.insert(orderItems).values({ orderId: order?.id ?? 0, productId, name, image: '/i.webp', quantity, price });
  });
}

describe('POST /visits', () => {
  it('counts a browser once a day, by the campaign of its first visit', async () => {
    const ada = randomUUID();
    await Promise.all(Array.from({ length: 8 }, () => visit(ada, 'tiktok')));
    await visit(ada, 'youtube');
    await visit(randomUUID());
    expect(await readAnalytics()).toMatchObject({ visitsToday: 2, sources: [{ source: 'tiktok', visits: 1 }] });
  });

  it('keeps nothing by which a visitor could be followed: not the browser, nor the same hash on another day', async () => {
    const ada = randomUUID();
    await visit(ada);
    now = new Date('2026-11-22T00:00:00Z');
    await visit(ada);
    const rows = await visits();
    expect(rows.map(({ day }) => day).sort()).toEqual(['2026-11-21', '2026-11-22']);
    expect(new Set(rows.map(({ visitorHash }) => visitorHash)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain(ada);
    expect((await readAnalytics()).visitsToday).toBe(1);
  });

  it('takes a call without a browser for no visit, and refuses what is no campaign', async () => {
    await visit(undefined, 'tiktok');
    expect(await visits()).toEqual([]);
    for (const source of ['', 'Two Words', '<b>', 'x'.repeat(41)]) {
      await expect(visit(randomUUID(), source)).rejects.toMatchObject({ code: 'invalid_request' });
    }
  });

  it('counts campaigns that the store does not know as one', async () => {
    await visit(randomUUID(), 'a-name-that-anyone-invents');
    await visit(randomUUID(), 'another_one');
    expect(await readAnalytics()).toMatchObject({ visitsToday: 2, sources: [{ source: 'other', visits: 2 }] });
  });

  it('counts twenty new visitors a minute behind one address', async () => {
    const from = (address: string) =>
      shop.orderClient.call(
        recordVisit,
        { body: {}, headers: { [clientAddressHeader]: address } },
        { role: 'anonymous', visitorId: randomUUID() },
      );
    for (let index = 0; index < 60; index += 1) await from('192.0.2.1');
    await from('192.0.2.2');
    expect((await readAnalytics()).visitsToday).toBe(21);
  });

  it('forgets after 400 days', async () => {
    await visit(randomUUID());
    now = new Date('2027-12-26T12:00:00Z');
    await purgeOldVisits(shop.order);
    expect(await visits()).toHaveLength(1);
    now = new Date('2027-12-27T12:00:00Z');
    await purgeOldVisits(shop.order);
    expect(await visits()).toEqual([]);
  });
});

describe('GET /marketing/figures', () => {
  it('200: zeros in a shop where nothing has happened', async () => {
    expect(await readAnalytics()).toEqual({
      visitsToday: 0,
      ordersToday: 0,
      conversionRate: 0,
      revenueToday: '0.00',
      topProduct: null,
      sources: [],
    });
  });

  it('200: orders and revenue are what was placed today (UTC) and is neither open nor cancelled, as it was paid', async () => {
    await sell({ placedAt: '2026-11-21T00:00:00Z', price: '20.00', discount: '10.00' });
    await sell({ placedAt: '2026-11-21T23:59:59.999Z', status: 'shipped', price: '5.55', quantity: 3 });
    await sell({ placedAt: '2026-11-20T23:59:59.999Z' });
    await sell({ placedAt: '2026-11-22T00:00:00Z' });
    await sell({ placedAt: '2026-11-21T10:00:00Z', status: 'cancelled' });
    await sell({ placedAt: '2026-11-21T10:00:00Z', status: 'pending' });
    await sell({ placedAt: null, status: 'pending' });
    for (let index = 0; index < 3; index++) await visit(randomUUID(), 'tiktok');
    await visit(randomUUID(), 'reddit');
    await visit(randomUUID());
    expect(await readAnalytics()).toMatchObject({
      visitsToday: 5,
      ordersToday: 2,
      conversionRate: 40,
      revenueToday: '26.65',
      sources: [
        { source: 'tiktok', visits: 3 },
        { source: 'reddit', visits: 1 },
      ],
    });
  });

  it('200: revenue is less what was refunded and what a dispute took', async () => {
    await sell({ placedAt: '2026-11-21T10:00:00Z', price: '20.00' });
    await shop.order.database.db.execute(sql`update orders set refunded_total = 4.5, disputed_total = 1`);
    expect(await readAnalytics()).toMatchObject({ ordersToday: 1, revenueToday: '14.50' });
  });

  it('200: has no rate where customers do not show as visitors', async () => {
    await sell({ placedAt: '2026-11-21T10:00:00Z' });
    await sell({ placedAt: '2026-11-21T10:00:00Z' });
    await visit(randomUUID());
    expect((await readAnalytics()).conversionRate).toBeNull();
  });

  it('200: the top product is the one with most units in 30 days, under its latest name', async () => {
    await sell({ placedAt: '2026-11-01T10:00:00Z', productId: 7, name: 'Old name', quantity: 3 });
    await sell({ placedAt: '2026-11-02T10:00:00Z', productId: 7, name: 'New name', quantity: 3 });
    await sell({ placedAt: '2026-11-03T10:00:00Z', productId: 8, quantity: 5 });
    await sell({ placedAt: '2026-10-22T11:59:59Z', productId: 8, quantity: 9 });
    await sell({ placedAt: '2026-11-03T10:00:00Z', productId: 9, quantity: 9, status: 'cancelled' });
    await sell({ placedAt: null, productId: 9, quantity: 9, status: 'pending' });
    expect((await readAnalytics()).topProduct).toEqual({ productId: 7, name: 'New name', quantity: 6 });
  });

  it('401 for visitors, 403 for shoppers', async () => {
    const ask = (role: 'anonymous' | 'shopper') => shop.orderClient.call(getStoreAnalytics, {}, { role, userId: 5 });
    await expect(ask('anonymous')).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(ask('shopper')).rejects.toMatchObject({ code: 'forbidden' });
  });
});
