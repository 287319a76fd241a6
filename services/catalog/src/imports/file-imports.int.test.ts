import {
  addImportRows,
  createFileImport,
  type FileImport,
  type FileRow,
  importFileRows,
  listFileImports,
  listRejectedRows,
  setImportState,
} from '@shopwright/contracts/http/file-imports';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../db/products';
import { saveSettings, startTestCatalog, type TestCatalog, unbalancedProducts } from '../test-catalog';
import { purgeLeftUploads } from './purge-left-uploads';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;

beforeAll(async () => {
  catalog = await startTestCatalog();
  staff = await catalog.as('staff');
  await catalog.addCategory('Lighting');
});
afterAll(() => catalog.stop());

const fileRow = (changes: FileRow = {}): FileRow => ({
  name: 'Walnut Lamp',
  description: 'A lamp of walnut wood.',
  image: '/images/products/lamp.webp',
  category: 'lighting',
  price: '20.00',
  stockQuantity: '4',
  ...changes,
});

async function upload(rows: FileRow[]): Promise<string> {
  const { jobId } = await catalog.client.call(createFileImport, { body: { fileName: 'lamps.csv' } });
  for (let at = 0; at < rows.length; at += 500) {
    await catalog.client.call(addImportRows, {
      params: { jobId },
      body: { firstRow: at + 1, rows: rows.slice(at, at + 500) },
    });
  }
  return jobId;
}

const setState = (jobId: string, to: 'running' | 'paused') =>
  catalog.client.call(setImportState, { params: { jobId }, body: { to } });
const importBatch = (jobId: string, continueLater = false) =>
  catalog.client.call(importFileRows, { params: { jobId }, body: { continueLater } });
const find = async (jobId: string): Promise<FileImport | undefined> =>
  (await catalog.client.call(listFileImports, {})).find((one) => one.jobId === jobId);
const countEvents = async (jobId: string) =>
  Number(
    (await catalog.database.db.execute(sql`select count(*) from outbox where payload ->> 'jobId' = ${jobId}`))[0]
      ?.count,
  );
const namedLike = (name: string) => catalog.database.db.select().from(products).where(eq(products.name, name));

async function importAll(rows: FileRow[]) {
  const jobId = await upload(rows);
  await setState(jobId, 'running');
  while (!(await importBatch(jobId)).isDone);
  return { jobId, progress: await find(jobId) };
}

describe('an import of a file', () => {
  it('creates a product of each good row with its ledger, and reports every other row', async () => {
    const rows = Array.from({ length: 1203 }, (_, at) =>
      fileRow({ name: `Lamp no ${at}`, price: at % 100 === 7 ? '-1' : '20.00' }),
    );
    const { jobId, progress } = await importAll(rows);
    expect(progress).toMatchObject({
      state: 'completed',
      rows: 1203,
      imported: 1191,
      rejected: 12,
      fileName: 'lamps.csv',
    });
    const [lamp] = await namedLike('Lamp no 1200');
    expect(lamp).toMatchObject({
      category: 'Lighting',
      categoryId: 1,
      stockOnHand: 4,
      price: '20.00',
      isDropshipped: false,
    });
    expect(await unbalancedProducts(catalog.database)).toEqual([]);
    const first = await staff.get(`/imports/${jobId}/rejected-rows?limit=10`).expect(200);
    expect(first.body[0]).toMatchObject({
      row: 8,
      reason: expect.stringMatching(/^price: /),
      columns: { name: 'Lamp no 7' },
    });
    const cursor = /cursor=(\d+)/.exec(first.headers.link ?? '')?.[1];
    const rest = await catalog.client.call(listRejectedRows, { params: { jobId }, query: { cursor } });
    expect([...first.body, ...rest].map(({ row }) => row)).toEqual(Array.from({ length: 12 }, (_, at) => at * 100 + 8));
  });

  it('imports each row once, also where two jobs run at the same time and calls are repeated', async () => {
    const rows = Array.from({ length: 900 }, (_, at) => fileRow({ name: `Twin ${at}` }));
    const jobId = await upload(rows);
    await catalog.client.call(addImportRows, { params: { jobId }, body: { firstRow: 1, rows: rows.slice(0, 500) } });
    await setState(jobId, 'running');
    await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => importBatch(jobId)));
    expect(await find(jobId)).toMatchObject({ state: 'completed', imported: 900 });
    const [made] = await catalog.database.db.execute(sql`select count(*) from products where name like 'Twin %'`);
    expect(Number(made?.count)).toBe(900);
  });

  it('updates the product that has the supplier and the supplier product id, and leaves its stock', async () => {
    const supplier = {
      supplierName: 'Nordic',
      supplierProductId: 'N-1',
      price: '',
      supplierCost: '10.00',
      stockQuantity: '',
    };
    await importAll([fileRow({ ...supplier, name: 'First' }), fileRow({ ...supplier, name: 'Second' })]);
    const [before] = await namedLike('Second');
    expect(before).toMatchObject({ stockOnHand: 999, price: '13.00', isDropshipped: true, version: 1 });
    expect(await namedLike('First')).toEqual([]);
    await importAll([fileRow({ ...supplier, name: 'Third', supplierCost: '20.00', stockQuantity: '5' })]);
    expect((await namedLike('Third'))[0]).toMatchObject({
      id: before?.id,
      stockOnHand: 999,
      price: '26.00',
      version: 2,
    });
    expect(await unbalancedProducts(catalog.database)).toEqual([]);
  });

  it('does not deadlock with checkouts of the products that it updates', async () => {
    const rows = Array.from({ length: 200 }, (_, at) =>
      fileRow({ name: `Shared ${at}`, supplierName: 'Shared', supplierProductId: `S-${at}` }),
    );
    await importAll(rows);
    const ids = (
      await catalog.database.db.execute<{ id: number }>(sql`select id from products where supplier_name = 'Shared'`)
    ).map(({ id }) => id);
    const reversed = importAll([...rows].reverse());
    const reserve = (id: number) =>
      catalog.reserve(
        [...new Set([id, ids[0] ?? id, ids.at(-1) ?? id])].map((productId) => ({ productId, quantity: 1 })),
      );
    const reservations = await Promise.allSettled(ids.slice(0, 3).map(reserve));
    expect((await reversed).progress).toMatchObject({ state: 'completed', imported: 200 });
    expect(reservations.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    expect(await unbalancedProducts(catalog.database)).toEqual([]);
  });

  it('pauses between batches and goes on where it stopped', async () => {
    const jobId = await upload(Array.from({ length: 400 }, (_, at) => fileRow({ name: `Pause ${at}` })));
    await setState(jobId, 'running');
    expect(await importBatch(jobId)).toEqual({ imported: 200, rejected: 0, isDone: false });
    expect((await setState(jobId, 'paused')).state).toBe('paused');
    expect(await importBatch(jobId)).toEqual({ imported: 0, rejected: 0, isDone: true });
    expect((await setState(jobId, 'running')).state).toBe('queued');
    expect(await countEvents(jobId)).toBe(2);
    expect(await importBatch(jobId)).toEqual({ imported: 200, rejected: 0, isDone: true });
    expect(await find(jobId)).toMatchObject({ state: 'completed', imported: 400 });
  });

  it('gets another job where a job leaves rows for later', async () => {
    const jobId = await upload(Array.from({ length: 201 }, (_, at) => fileRow({ name: `Later ${at}` })));
    await setState(jobId, 'running');
    await importBatch(jobId, true);
    expect(await countEvents(jobId)).toBe(2);
    await importBatch(jobId, true);
    expect(await countEvents(jobId)).toBe(2);
  });

  it('drops the characters that Postgres does not store and texts may not have', async () => {
    const { progress } = await importAll([fileRow({ name: 'Odd\u0000 \ud83d Lamp \ud83d\ude00' })]);
    expect(progress).toMatchObject({ state: 'completed', imported: 1 });
    expect(await namedLike('Odd  Lamp \ud83d\ude00')).toHaveLength(1);
  });

  it('is purged where its upload was left a week ago, and stays where it was started', async () => {
    const rows = Array.from({ length: 3 }, () => fileRow({ name: 'Left' }));
    const [left, started, fresh] = [await upload(rows), await upload(rows), await upload(rows)];
    await setState(started, 'running');
    await catalog.database.db.execute(
      sql`update imports set created_at = now() - interval '8 days' where id in (${left}, ${started})`,
    );
    await purgeLeftUploads(catalog.database, 2);
    const { db } = catalog.database;
    const kept = await db.execute<{ id: string }>(
      sql`select id from imports where id in (${left}, ${started}, ${fresh})`,
    );
    expect(kept.map(({ id }) => id).sort()).toEqual([started, fresh].sort());
    expect(await db.execute(sql`select 1 from import_items where import_id = ${left}`)).toHaveLength(0);
    expect(await db.execute(sql`select 1 from import_items where import_id = ${fresh}`)).toHaveLength(3);
  });

  it('takes no rows once it was started, and does not start without rows', async () => {
    const jobId = await upload([fileRow()]);
    await setState(jobId, 'running');
    await setState(jobId, 'running');
    expect(await countEvents(jobId)).toBe(1);
    await staff
      .post(`/imports/${jobId}/rows`)
      .send({ firstRow: 2, rows: [fileRow()] })
      .expect(409);
    await staff
      .post(`/imports/${await upload([])}/state`)
      .send({ to: 'running' })
      .expect(409);
    await importBatch(jobId);
    await staff.post(`/imports/${jobId}/state`).send({ to: 'paused' }).expect(409);
  });

  it.each([
    ['an unknown column', { firstRow: 1, rows: [{ weight: '1' }] }],
    ['no rows', { firstRow: 1, rows: [] }],
    ['too many rows', { firstRow: 1, rows: Array.from({ length: 501 }, () => ({})) }],
    ['a row beyond the end', { firstRow: 1_000_000, rows: [{}, {}] }],
  ])('400: %s', async (_, body) => {
    await staff
      .post(`/imports/${await upload([])}/rows`)
      .send(body)
      .expect(400);
  });

  it('404 for an unknown import, 403 for shoppers', async () => {
    const none = '6a0e1a55-5a6c-4a52-9d5c-8a8d0a0b1c2d';
    await staff.post(`/imports/${none}/state`).send({ to: 'running' }).expect(404);
    await (await catalog.as('shopper')).get('/imports').expect(403);
  });
});

describe('in a store in yen', () => {
  it('rejects prices that are no whole amount, of files and of suppliers', async () => {
    await catalog.database.db.execute(sql`delete from reservation_items`);
    await catalog.database.db.execute(sql`delete from reservations`);
    await saveSettings(catalog.client, { currency: 'jpy' });
    const { progress } = await importAll([fileRow({ price: '20.50' }), fileRow({ price: '2000' })]);
    expect(progress).toMatchObject({ imported: 1, rejected: 1 });
  });
});
