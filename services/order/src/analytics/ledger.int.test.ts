import { getOrderMetrics } from '@shopwright/contracts/http/order-desk';
import { getSales, getStoreAnalytics } from '@shopwright/contracts/http/store-analytics';
import { startOfStoreDay } from '@shopwright/contracts/store-day';
import { buy, clerk, deskOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveSettings } from '../../../catalog/src/test-catalog';
import { orders } from '../db/schema';
import { syncReversals } from '../refunds/sync-reversals';

/** Days begin at 22:00 UTC; those of the test are in summer. */
const zone = 'Europe/Berlin';
const now = new Date('2026-07-28T18:00:00Z');
const today = '2026-07-28';

let shop: TestStore;
let desk: ReturnType<typeof deskOf>;

/** One line of the ledger: what Stripe says of the payment, and what staff did. Nothing is read from the store's sums. */
interface Entry {
  id: number;
  paymentIntentId: string;
  paidAt: string;
  isCancelled: boolean;
}
const ledger: Entry[] = [];

interface Sale {
  /** The moment to which the payment is dated. */
  paidAt: string;
  price?: string;
  quantity?: number;
  paymentMethod?: string;
  after?: (order: Awaited<ReturnType<typeof buy>>) => Promise<unknown>;
  isCancelled?: boolean;
}

async function sell({ paidAt, after, isCancelled = false, ...purchase }: Sale): Promise<void> {
  const order = await buy(shop, { stock: 50, ...purchase });
  await after?.(order);
  await syncReversals(shop.order, order.paymentIntentId);
  await shop.order.database.db
    .update(orders)
    .set({ placedAt: new Date(paidAt) })
    .where(eq(orders.id, order.id));
  ledger.push({ id: order.id, paymentIntentId: order.paymentIntentId, paidAt, isCancelled });
}

/** Adds up, in cents, what Stripe says of the payments between two moments: received, less refunds and lost or open disputes. */
async function addUp(from: string, until: string) {
  const { stripe } = shop.order;
  let [count, revenue, refunds] = [0, 0, 0];
  for (const { paymentIntentId, paidAt, isCancelled } of ledger) {
    if (isCancelled || paidAt < from || paidAt >= until) continue;
    const payment = await stripe.paymentIntents.retrieve(paymentIntentId);
    const refunded = await stripe.refunds.list({ payment_intent: paymentIntentId });
    const disputed = await stripe.disputes.list({ payment_intent: paymentIntentId });
    let returned = 0;
    for (const { status, amount } of refunded.data) if (status === 'succeeded') returned += amount;
    for (const { status, amount } of disputed.data) if (status !== 'won') returned += amount;
    count += 1;
    refunds += returned;
    revenue += payment.amount_received - returned;
  }
  const toText = (cents: number) => (cents / 100).toFixed(2);
  return {
    orders: count,
    revenue: toText(revenue),
    refunds: toText(refunds),
    averageOrder: count === 0 ? null : toText(Math.round(revenue / count)),
  };
}

const startOf = (day: string) => startOfStoreDay(day, zone).toISOString();
const disputed = 'pm_card_createDispute';

beforeAll(async () => {
  // The refund that is pending stays so.
  shop = await startTestStore({ now: () => now, slowOutcomeMs: 3_600_000 });
  desk = deskOf(shop);
  await saveSettings(shop.catalogClient, { timeZone: zone });
  const at = (time: string) => `${today}T${time}Z`;
  const answer = (text: string) => async (order: { paymentIntentId: string }) => {
    const { data } = await shop.order.stripe.disputes.list({ payment_intent: order.paymentIntentId });
    await shop.order.stripe.disputes.update(data[0]?.id ?? '', { evidence: { uncategorized_text: text } });
  };
  await sell({ paidAt: at('10:00:00.000'), price: '33.35' });
  await sell({ paidAt: at('10:01:00.000'), price: '19.99', quantity: 3 });
  await sell({ paidAt: at('10:02:00.000'), price: '50.00', after: ({ id }) => desk.refund(id, { amount: '7.77' }) });
  await sell({
    paidAt: at('10:03:00.000'),
    price: '40.00',
    quantity: 2,
    after: async ({ id, itemId }) => {
      await desk.refund(id, { items: [{ orderItemId: itemId, quantity: 1 }] });
      await desk.refund(id, { amount: '1.01' });
    },
  });
  await sell({ paidAt: at('10:04:00.000'), price: '61.00', after: ({ id }) => desk.refund(id) });
  await sell({
    paidAt: at('10:05:00.000'),
    price: '25.00',
    after: ({ paymentIntentId }) => shop.order.stripe.refunds.create({ payment_intent: paymentIntentId, amount: 500 }),
  });
  // The bank has not paid it out yet.
  await sell({
    paidAt: at('10:06:00.000'),
    price: '70.00',
    paymentMethod: 'pm_card_pendingRefund',
    after: ({ id }) => desk.refund(id, { amount: '3.00' }),
  });
  await sell({ paidAt: at('10:07:00.000'), price: '80.00', after: ({ id }) => desk.cancel(id), isCancelled: true });
  await sell({ paidAt: at('10:08:00.000'), price: '90.00', paymentMethod: disputed });
  await sell({
    paidAt: at('10:09:00.000'),
    price: '91.00',
    paymentMethod: disputed,
    after: answer('winning_evidence'),
  });
  await sell({ paidAt: at('10:10:00.000'), price: '92.00', paymentMethod: disputed, after: answer('losing_evidence') });
  // The edges of the store's days, of the week and of the week before.
  for (const days of [0, 6, 7, 13]) {
    const midnight = Date.parse(startOf(today)) - days * 86_400_000;
    await sell({ paidAt: new Date(midnight).toISOString(), price: `${11 + days}.11` });
    await sell({ paidAt: new Date(midnight - 1).toISOString(), price: `${12 + days}.37` });
  }
});
afterAll(() => shop.close());

describe('a ledger of payments and refunds, added up apart', () => {
  it('has sales, refunds and disputes to disagree about', async () => {
    const all = await addUp('', '9999');
    expect([ledger.length, all.orders]).toEqual([19, 18]);
    expect(Number(all.refunds)).toBeGreaterThan(200);
  });

  it.each([
    ['1', 1],
    ['7', 7],
  ] as const)('agrees with the home about %s days, and about those before', async (days, length) => {
    const startsAt = (daysAgo: number) =>
      startOf(new Date(Date.parse(today) - daysAgo * 86_400_000).toISOString().slice(0, 10));
    const sales = await shop.orderClient.call(getSales, { query: { days } }, clerk);
    expect(sales.current).toMatchObject(await addUp(startsAt(length - 1), now.toISOString()));
    const previousEnd = new Date(now.getTime() - length * 86_400_000).toISOString();
    expect(sales.previous).toMatchObject(await addUp(startsAt(2 * length - 1), previousEnd));
    const sum = sales.series.reduce((cents, step) => cents + Math.round(Number(step.revenue) * 100), 0);
    expect((sum / 100).toFixed(2)).toBe(sales.current.revenue);
  });

  it('agrees with the marketing page about today', async () => {
    const analytics = await shop.orderClient.call(getStoreAnalytics, {}, clerk);
    const { orders: ordersToday, revenue: revenueToday } = await addUp(startOf(today), '9999');
    expect(analytics).toMatchObject({ ordersToday, revenueToday });
  });

  it.each([
    ['2026-07-28', '2026-07-28', '2026-07-29'],
    ['2026-07-22', '2026-07-28', '2026-07-29'],
    ['2026-07-15', '2026-07-21', '2026-07-22'],
    ['2026-07-14', '2026-07-14', '2026-07-15'],
    ['2026-08-01', '2026-08-02', '2026-08-03'],
  ])('agrees with the desk and its export about %s to %s', async (from, to, after) => {
    const expected = await addUp(startOf(from), startOf(after));
    expect(await shop.orderClient.call(getOrderMetrics, { query: { from, to } }, clerk)).toEqual(expected);
    const { text } = await (await shop.raw(clerk)).get(`/orders/export?from=${from}&to=${to}`);
    const [titles = [], ...rows] = text
      .trim()
      .split('\r\n')
      .map((line: string) => line.split(/,(?=")/).map((cell) => cell.replaceAll('"', '')));
    const sumOf = (title: string) =>
      rows.reduce((cents, row) => cents + Math.round(Number(row[titles.indexOf(title)]) * 100), 0) / 100;
    expect(sumOf('Revenue').toFixed(2)).toBe(expected.revenue);
    const isSold = (row: string[]) => row[titles.indexOf('Status')] !== 'cancelled';
    expect(rows.filter(isSold)).toHaveLength(expected.orders);
  });

  it('agrees after filters of the desk', async () => {
    const filtered = { query: { payment: 'partially_refunded' } } as const;
    const metrics = await shop.orderClient.call(getOrderMetrics, filtered, clerk);
    expect(metrics).toMatchObject({ orders: 3, refunds: '53.78', revenue: '101.22', averageOrder: '33.74' });
    expect(await shop.orderClient.call(getOrderMetrics, { query: { status: 'cancelled' } }, clerk)).toEqual({
      orders: 0,
      revenue: '0.00',
      refunds: '0.00',
      averageOrder: null,
    });
  });

  it('disagrees with a sum that forgets refunds, which shows that it can', async () => {
    const [row] = await shop.order.database.db
      .select({ total: sql<string>`sum(${orders.total})` })
      .from(orders)
      .where(sql`${orders.status} <> 'cancelled'`);
    expect(row?.total).not.toBe((await addUp('', '9999')).revenue);
  });
});

it('401 for visitors, 403 for shoppers', async () => {
  const ask = (role: 'anonymous' | 'shopper') => shop.orderClient.call(getOrderMetrics, {}, { role, userId: 5 });
  await expect(ask('anonymous')).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(ask('shopper')).rejects.toMatchObject({ code: 'forbidden' });
});
