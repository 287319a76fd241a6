import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { getSales, getStoreAnalytics } from '@shopwright/contracts/http/store-analytics';
import { addDays, toStoreDay } from '@shopwright/contracts/store-day';
import { clerk, deskOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveSettings } from '../../../catalog/src/test-catalog';
import { dueInvoices } from '../db/invoice-tables';
import { orderItems, orders, storeVisits } from '../db/schema';
import { issueInvoice } from '../documents/test-documents';
import { customLine, draftsOf } from '../draft-orders/test-drafts';
import { toInvoiceNumber } from '../orders/list-documents';
import { listTodo } from '../todo/list-todo';

let shop: TestStore;
let now = new Date('2026-11-28T12:00:00Z');

beforeAll(async () => {
  shop = await startTestStore({ now: () => now });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.order.database.db.execute(sql`truncate store_visits, orders, order_items cascade`);
});

async function setTimeZone(timeZone: string | null): Promise<void> {
  await saveSettings(shop.catalogClient, { timeZone });
  // A change takes effect within a second.
  await setTimeout(1100);
}

/** Writes an order that was opened and paid at these times. */
const place = (createdAt: string, placedAt: string | null, status: 'confirmed' | 'pending' = 'confirmed') =>
  shop.order.database.transaction(async (tx) => {
    const times = { createdAt: new Date(createdAt), placedAt: placedAt === null ? null : new Date(placedAt) };
    const [row] = await tx
      .insert(orders)
      .values({ ...times, reference: randomUUID(), total: '10.00', status, expiresAt: new Date('2030-01-01') })
      .returning();
    const orderId = row?.id ?? 0;
    const line = { orderId, productId: 1, name: 'Lamp', image: '/i.webp', quantity: 1, price: '10.00' };
    await tx.insert(orderItems).values(line);
    return orderId;
  });

const list = async (from?: string, to?: string) =>
  (await deskOf(shop).list({ ...(from && { from }), ...(to && { to }) })).map(({ id }) => id);

async function readExport(query: string): Promise<string[]> {
  const { text } = await (await shop.raw(clerk)).get(`/orders/export?${query}`);
  return text.trim().split('\r\n').slice(1);
}

/** The last two minutes of a day, and the first two of the next, around midnight in each zone. */
const midnights: [zone: string, midnight: string][] = [
  ['UTC', '2026-11-28T00:00:00Z'],
  ['Europe/Berlin', '2026-11-27T23:00:00Z'],
  ['Europe/Berlin', '2026-07-27T22:00:00Z'],
  // The clocks of that day change, forward and back.
  ['Europe/Berlin', '2026-03-28T23:00:00Z'],
  ['Europe/Berlin', '2026-03-29T22:00:00Z'],
  ['Europe/Berlin', '2026-10-24T22:00:00Z'],
  ['Europe/Berlin', '2026-10-25T23:00:00Z'],
  ['Pacific/Kiritimati', '2026-11-27T10:00:00Z'],
  ['Pacific/Pago_Pago', '2026-11-28T11:00:00Z'],
  ['Asia/Kathmandu', '2026-11-27T18:15:00Z'],
  ['Australia/Lord_Howe', '2026-07-27T13:30:00Z'],
  ['Australia/Lord_Howe', '2026-10-04T13:00:00Z'],
  ['Africa/Cairo', '2026-04-23T22:00:00Z'],
  ['America/Santiago', '2026-09-06T04:00:00Z'],
  ['America/Los_Angeles', '2027-01-01T08:00:00Z'],
];

describe.each([...new Set(midnights.map(([zone]) => zone))])('an order of a store in %s', (zone) => {
  beforeAll(() => setTimeZone(zone));

  it.each(midnights.filter(([name]) => name === zone).map(([, midnight]) => midnight))(
    'is found under the day of its payment, around midnight at %s',
    async (midnight) => {
      const at = (minutes: number) => new Date(Date.parse(midnight) + minutes * 60_000).toISOString();
      const [before, day, after] = [-1, 0, 1].map((days) => addDays(toStoreDay(new Date(midnight), zone), days));
      const ids = {
        early: await place(at(-2), at(-1)),
        // Opened at 23:59 and paid at 00:01.
        across: await place(at(-1), at(1)),
        late: await place(at(1), at(2)),
        unpaidBefore: await place(at(-1), null, 'pending'),
        unpaid: await place(at(0), null, 'pending'),
        last: await place(at(-1), new Date(Date.parse(midnight) - 1).toISOString()),
      };
      expect(await list(day, day)).toEqual([ids.unpaid, ids.late, ids.across]);
      expect(await list(before, before)).toEqual([ids.last, ids.unpaidBefore, ids.early]);
      expect(await list(after)).toEqual([]);
      expect(await list(undefined, before)).toEqual([ids.last, ids.unpaidBefore, ids.early]);
      expect(await list(before, day)).toHaveLength(6);
      // The day that its row shows is that of the list, and of the file.
      const rows = await deskOf(shop).list({ from: day, to: day } as Record<string, string>);
      for (const { placedAt, createdAt } of rows) expect(toStoreDay(new Date(placedAt ?? createdAt), zone)).toBe(day);
      const lines = await readExport(`from=${day}&to=${day}`);
      expect(lines.map((line) => line.split(',')[1]?.slice(1, 11))).toEqual([day, day, day]);
    },
  );

  it('counts in the sales of its day', async () => {
    for (const [, midnight] of midnights.filter(([name]) => name === zone)) {
      await shop.order.database.db.execute(sql`truncate orders, order_items, store_visits cascade`);
      now = new Date(Date.parse(midnight) + 3_600_000);
      const at = (minutes: number) => new Date(Date.parse(midnight) + minutes * 60_000).toISOString();
      await place(at(-2), at(-1));
      await place(at(-1), at(1));
      await place(at(1), at(30));
      const day = toStoreDay(now, zone);
      await shop.order.database.db
        .insert(storeVisits)
        .values([-1, 1, 2].map((minutes) => ({ day, visitorHash: randomUUID(), firstSeenAt: new Date(at(minutes)) })));
      const read = (days: '1' | '7') => shop.orderClient.call(getSales, { query: { days } }, clerk);
      const today = await read('1');
      expect(today.current, midnight).toMatchObject({ orders: 2, revenue: '20.00', visits: 2 });
      expect(today.series[0]).toMatchObject({ startsAt: new Date(midnight).toISOString(), orders: 2 });
      const week = await read('7');
      expect(week.current.orders).toBe(3);
      expect(week.series.map((step) => step.orders)).toEqual([0, 0, 0, 0, 0, 1, 2]);
      expect(week.series.map(({ startsAt }) => toStoreDay(new Date(startsAt), zone))).toEqual(
        [-6, -5, -4, -3, -2, -1, 0].map((days) => addDays(day, days)),
      );
      const analytics = await shop.orderClient.call(getStoreAnalytics, {}, clerk);
      expect(analytics).toMatchObject({ ordersToday: 2, revenueToday: '20.00', visitsToday: 2 });
    }
  });
});

describe('a store that changes its time zone', () => {
  it('dates orders and statistics afresh, and returns to the zone of its server', async () => {
    await setTimeZone('Pacific/Kiritimati');
    now = new Date('2026-11-28T11:00:00Z');
    const id = await place('2026-11-28T09:00:00Z', '2026-11-28T10:30:00Z');
    expect(await list('2026-11-29', '2026-11-29')).toEqual([id]);
    expect((await readExport(''))[0]).toContain('"2026-11-29T00:30:00+14:00"');
    await setTimeZone(null);
    expect(await list('2026-11-29', '2026-11-29')).toEqual([]);
    expect(await list('2026-11-28', '2026-11-28')).toEqual([id]);
    expect((await readExport(''))[0]).toContain('"2026-11-28T10:30:00+00:00"');
  });

  it('compares a day on which the clocks change with the same time of the day before', async () => {
    await setTimeZone('Europe/Berlin');
    now = new Date('2026-03-29T10:00:00Z');
    await place('2026-03-28T10:00:00Z', '2026-03-28T10:59:00Z');
    await place('2026-03-28T10:00:00Z', '2026-03-28T11:01:00Z');
    const sales = await shop.orderClient.call(getSales, { query: { days: '1' } }, clerk);
    expect(sales.previous.orders).toBe(1);
    // Midnight to noon, without the hour that is left out.
    expect(sales.series).toHaveLength(12);
  });
});

describe('an invoice', () => {
  it.each([
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', 2027],
    ['Pacific/Kiritimati', '2026-12-31T09:59:59Z', 2026],
    ['America/Los_Angeles', '2027-01-01T07:59:59Z', 2026],
    ['Asia/Kathmandu', '2026-12-31T18:15:00Z', 2027],
  ])('of a store in %s at %s has a number of %i', async (zone, moment, year) => {
    await setTimeZone(zone);
    now = new Date(moment);
    const id = await place(moment, moment);
    await shop.order.database.db.insert(dueInvoices).values({ orderId: id, confirmedAt: now });
    expect(toInvoiceNumber(await issueInvoice(shop.order, id))).toMatch(new RegExp(`^${year}-`));
  });
});

it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
  'To do names the day by which an invoice is due in %s',
  async (zone) => {
    await setTimeZone(zone);
    const drafts = draftsOf(shop);
    const { id } = await drafts.create([customLine('10.00')]);
    await drafts.markPaid(id, { method: 'invoice', dueOn: '2027-01-15' });
    const row = (await listTodo(shop.order, 'operator')).find(({ kind }) => kind === 'unpaidInvoices');
    expect(toStoreDay(new Date(row?.dueBy ?? 0), zone)).toBe('2027-01-15');
  },
);
