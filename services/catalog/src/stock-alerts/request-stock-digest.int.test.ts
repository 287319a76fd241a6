import { setStock } from '@shopwright/contracts/http/inventory';
import { snoozeAlert } from '@shopwright/contracts/http/stock-alerts';
import { connectDatabase, type Database } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveSettings, startTestCatalog, type TestCatalog } from '../test-catalog';
import { requestStockDigest } from './request-stock-digest';

let catalog: TestCatalog;
/** Of a second process. */
let other: Database;
let lampId: number;

beforeAll(async () => {
  catalog = await startTestCatalog();
  other = connectDatabase({ url: catalog.databaseUrl, applicationName: 'second instance' });
  lampId = (await catalog.addProduct({ stockQuantity: 50 })).id;
});
afterAll(async () => {
  await other.close();
  await catalog.stop();
});

type Changes = Parameters<typeof saveSettings>[1];
const save = (changes: Changes = { lowStockEmails: 'daily' }) =>
  saveSettings(catalog.client, { lowStockRecipients: ['stock@lamps.example'], ...changes });
const setLampStock = (stockQuantity: number) =>
  catalog.client.call(setStock, { params: { id: String(lampId) }, body: { stockQuantity } });
const snoozeLamp = (until: string | null) =>
  catalog.client.call(snoozeAlert, { params: { id: String(lampId) }, body: { until } });
const inADay = () => new Date(Date.now() + 24 * 3600 * 1000).toISOString();
const at = (time: string) => new Date(`2026-11-${time}Z`);
const readDays = async () =>
  catalog.database.db.execute(
    sql`select payload ->> 'day' as day, queue from outbox where type = 'low-stock-digest-due' order by 1`,
  );
const requested = (...days: string[]) => days.map((day) => ({ day, queue: 'low-stock-digests' }));

describe('requestStockDigest', () => {
  beforeEach(async () => {
    await catalog.database.db.execute(sql`truncate low_stock_digests`);
    await catalog.database.db.execute(sql`delete from outbox where type = 'low-stock-digest-due'`);
    await snoozeLamp(null);
    await setLampStock(2);
    await save();
  });

  it('requests one digest a day, from its hour on', async () => {
    const { database } = catalog;
    expect(await requestStockDigest(database, at('22T05:59:59'))).toBe(false);
    expect(await requestStockDigest(database, at('22T06:00:00'))).toBe(true);
    expect(await requestStockDigest(database, at('22T23:59:59'))).toBe(false);
    expect(await requestStockDigest(database, at('23T05:00:00'))).toBe(false);
    expect(await requestStockDigest(database, at('23T18:00:00'))).toBe(true);
    expect(await readDays()).toEqual(requested('2026-11-22', '2026-11-23'));
  });

  it.each([
    ['Asia/Kathmandu', '22T00:14:59', '22T00:15:00', '2026-11-22'],
    ['Pacific/Kiritimati', '21T15:59:59', '21T16:00:00', '2026-11-22'],
    ['Pacific/Pago_Pago', '22T16:59:59', '22T17:00:00', '2026-11-22'],
    ['Europe/Berlin', '22T04:59:59', '22T05:00:00', '2026-11-22'],
  ])('in %s: not yet at %s, and at %s for %s', async (timeZone, early, due, day) => {
    const { database } = catalog;
    await database.db.execute(sql`insert into store_settings (key, value) values ('timeZone', ${timeZone})
      on conflict (key) do update set value = excluded.value`);
    expect(await requestStockDigest(database, at(early))).toBe(false);
    expect(await requestStockDigest(database, at(due))).toBe(true);
    expect(await readDays()).toEqual(requested(day));
    await database.db.execute(sql`delete from store_settings where key = 'timeZone'`);
  });

  it('requests one where two processes do it at the same time', async () => {
    const instances = Array.from({ length: 20 }, (_, index) => (index % 2 ? catalog.database : other));
    const outcomes = await Promise.all(instances.map((database) => requestStockDigest(database, at('22T08:00:00'))));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await readDays()).toEqual(requested('2026-11-22'));
  });

  it('requests it later where a process ended before the event was written', async () => {
    const { db } = catalog.database;
    await db.execute(sql`alter table outbox rename to outbox_away`);
    await expect(requestStockDigest(catalog.database, at('22T08:00:00'))).rejects.toThrow();
    await db.execute(sql`alter table outbox_away rename to outbox`);
    expect(await requestStockDigest(other, at('22T08:01:00'))).toBe(true);
    expect(await readDays()).toEqual(requested('2026-11-22'));
  });

  it('requests none where nothing is low, or all of it is snoozed, and does not ask again that day', async () => {
    await setLampStock(50);
    expect(await requestStockDigest(catalog.database, at('22T08:00:00'))).toBe(false);
    await setLampStock(2);
    expect(await requestStockDigest(catalog.database, at('22T09:00:00'))).toBe(false);
    await snoozeLamp(inADay());
    expect(await requestStockDigest(catalog.database, at('23T08:00:00'))).toBe(false);
    expect(await readDays()).toEqual([]);
  });

  it.each<Changes>([{ lowStockEmails: 'each' }, { lowStockEmails: null }, { lowStockRecipients: [] }])(
    'requests none with %o, and one on the same day when the store wants it',
    async (changes) => {
      await save({ lowStockEmails: 'daily', ...changes });
      expect(await requestStockDigest(catalog.database, at('22T08:00:00'))).toBe(false);
      await save();
      expect(await requestStockDigest(catalog.database, at('22T08:05:00'))).toBe(true);
    },
  );
});
