import { randomUUID } from 'node:crypto';
import { setStock } from '@shopwright/contracts/http/inventory';
import { archiveProduct } from '@shopwright/contracts/http/product-editing';
import {
  listAlertHistory,
  listStockAlerts,
  type PastAlert,
  recordStockAlert,
  type StockAlert,
  snoozeAlert,
} from '@shopwright/contracts/http/stock-alerts';
import { nextCursor } from '@shopwright/contracts/next-page';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nowhere, startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
/** Six products with 0, 1, 1, 2, 5 and 6 units; the threshold is 5. */
let ids: number[];

beforeAll(async () => {
  catalog = await startTestCatalog();
  staff = await catalog.as('staff');
  ids = [];
  for (const stockQuantity of [5, 1, 6, 0, 2, 1]) {
    ids.push((await catalog.addProduct({ name: `Lamp with ${stockQuantity}`, stockQuantity })).id);
  }
});
afterAll(() => catalog.stop());

async function readAll<Row>(path: string): Promise<{ rows: Row[]; total?: string }> {
  const rows: Row[] = [];
  let total: string | undefined;
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const { body, headers } = await staff
      .get(`${path}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
      .expect(200);
    rows.push(...body);
    total ??= headers['x-total-count'];
    cursor = nextCursor(headers.link ?? null);
  }
  return { rows, total };
}

const open = () => catalog.client.call(listStockAlerts, { query: {} });
const at = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString();
const snooze = (id: number | undefined, until: string | null) =>
  staff.put(`/inventory/alerts/${id}/snooze`).send({ until });
const record = (productId: number | undefined, stockQuantity: number) =>
  catalog.client.call(recordStockAlert, {
    body: { eventId: randomUUID(), productId: productId ?? 0, stockQuantity, lowStockThreshold: 5 },
  });

describe('GET /inventory/alerts', () => {
  it.each([1, 2, 5])('200: pages of %i list what is low, lowest first, each product once', async (limit) => {
    const { rows, total } = await readAll<StockAlert>(`/inventory/alerts?limit=${limit}`);
    expect(rows.map(({ stockQuantity }) => stockQuantity)).toEqual([0, 1, 1, 2, 5]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(5);
    expect(total).toBe('5');
  });

  it('200: a product leaves with new stock or when it is archived, and comes when it is sold or restored', async () => {
    const [five, , six] = ids;
    const set = (id = 0, stockQuantity = 0) =>
      catalog.client.call(setStock, { params: { id: String(id) }, body: { stockQuantity } });
    await set(five, 9);
    await set(six, 3);
    const lowIds = async () => (await open()).map(({ id }) => id);
    expect(await lowIds()).not.toContain(five);
    expect(await lowIds()).toContain(six);
    await catalog.client.call(archiveProduct, { params: { id: String(six) } });
    expect(await lowIds()).not.toContain(six);
    await staff.post(`/products/${six}/restore`).expect(200);
    expect(await lowIds()).toContain(six);
    await set(six, 6);
    await set(five, 5);
  });

  it('200: says since when', async () => {
    const id = ids[1];
    await record(id, 2);
    await record(id, 1);
    const newest = (await catalog.client.call(listAlertHistory, { query: { productId: String(id) } }))[0];
    const alert = (await open()).find((row) => row.id === id);
    expect(alert?.since).toBe(newest?.createdAt);
    expect((await open()).find((row) => row.id === ids[3])?.since).toBeNull();
  });

  /** A cursor of the list with numbers of a visitor's own. */
  const forged = (keys: unknown[]) => `cursor=${Buffer.from(JSON.stringify(keys)).toString('base64url')}`;
  const foreign = [
    [2_147_483_648, 65],
    [9_007_199_254_740_991, 65],
    [-1, 65],
    [0.5, 65],
    [1, 2_147_483_648],
    [1, 0],
    [1],
    ['1', 65],
  ].map(forged);
  it.each(['cursor=x', 'state=none', 'limit=0', ...foreign])('400: %s', async (query) => {
    await staff.get(`/inventory/alerts?${query}`).expect(400);
  });
});

describe('PUT /inventory/alerts/:id/snooze', () => {
  it('200: hides the alert until then, and lists it as snoozed', async () => {
    const id = ids[3];
    const until = at(2);
    expect((await snooze(id, until).expect(200)).body).toEqual({ snoozedUntil: until });
    expect((await open()).map((row) => row.id)).not.toContain(id);
    const snoozed = await catalog.client.call(listStockAlerts, { query: { state: 'snoozed' } });
    expect(snoozed).toMatchObject([{ id, snoozedUntil: until }]);
    expect(await record(id, 0)).toEqual({ recorded: true, isSnoozed: true });
    await catalog.database.db.execute(sql`update alert_snoozes set until = now()`);
    expect((await open()).find((row) => row.id === id)).toMatchObject({ snoozedUntil: null });
    expect(await record(id, 0)).toEqual({ recorded: true, isSnoozed: false });
  });

  it('200: the later of two calls counts, and null shows the alert again', async () => {
    const id = ids[4];
    await snooze(id, at(2)).expect(200);
    const later = at(300);
    await snooze(id, later).expect(200);
    const snoozed = await catalog.client.call(listStockAlerts, { query: { state: 'snoozed' } });
    expect(snoozed).toMatchObject([{ id, snoozedUntil: later }]);
    await catalog.client.call(snoozeAlert, { params: { id: String(id) }, body: { until: null } });
    expect((await open()).map((row) => row.id)).toContain(id);
  });

  it.each([at(-1), at(367), 'tomorrow', undefined])('400: until %s', async (until) => {
    await staff.put(`/inventory/alerts/${ids[0]}/snooze`).send({ until }).expect(400);
  });

  it('404 for an unknown product, 403 for shoppers', async () => {
    await snooze(nowhere, at(1)).expect(404);
    await (await catalog.as('shopper')).put(`/inventory/alerts/${ids[0]}/snooze`).send({ until: null }).expect(403);
  });
});

describe('GET /inventory/alerts/history', () => {
  it.each([1, 3, 50])('200: pages of %i list every alert once, newest first', async (limit) => {
    const whole = await catalog.database.db.execute<{ event_id: string }>(
      sql`select event_id from stock_alerts order by created_at desc, event_id desc`,
    );
    const { rows } = await readAll<PastAlert>(`/inventory/alerts/history?limit=${limit}`);
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.map(({ id }) => id)).toEqual(whole.map((row) => row.event_id));
  });

  it('200: tells what is low still, of one product too', async () => {
    const id = ids[1];
    const ofProduct = async () => catalog.client.call(listAlertHistory, { query: { productId: String(id) } });
    expect((await ofProduct()).map(({ isStillLow, stockQuantity }) => [stockQuantity, isStillLow])).toEqual([
      [1, true],
      [2, true],
    ]);
    await staff.put(`/products/${id}/stock`).send({ stockQuantity: 60 }).expect(200);
    expect((await ofProduct()).map(({ isStillLow }) => isStillLow)).toEqual([false, false]);
  });
});
