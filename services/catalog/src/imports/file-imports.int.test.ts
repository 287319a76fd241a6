import { listFileImports } from '@shopwright/contracts/http/file-imports';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../db/products';
import { saveSettings, startTestCatalog, type TestCatalog, unbalancedProducts } from '../test-catalog';
import { purgeLeftUploads } from './purge-left-uploads';
import { fileImportsOf, toItems } from './test-imports';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
const files = fileImportsOf(() => catalog);

beforeAll(async () => {
  catalog = await startTestCatalog();
  staff = await catalog.as('staff');
  await catalog.addCategory('Lighting');
});
afterAll(() => catalog.stop());

const lamp = (changes: Record<string, string> = {}) => ({
  name: 'Walnut Lamp',
  description: 'A lamp of walnut wood.',
  image: '/images/products/lamp.webp',
  category: 'lighting',
  price: '20.00',
  stockQuantity: '4',
  ...changes,
});
const lamps = (length: number, name: string) => Array.from({ length }, (_, at) => lamp({ name: `${name} ${at}` }));
const find = async (jobId: string) =>
  (await catalog.client.call(listFileImports, {})).find((one) => one.jobId === jobId);
const countNamed = async (name: string) =>
  Number(
    (await catalog.database.db.execute(sql`select count(*) from products where name like ${`${name} %`}`))[0]?.count,
  );
const countEvents = async (jobId: string) =>
  Number(
    (await catalog.database.db.execute(sql`select count(*) from outbox where payload ->> 'jobId' = ${jobId}`))[0]
      ?.count,
  );

describe('an import of a file', () => {
  it('stores the file in parts until it is read', async () => {
    const bytes = Buffer.alloc(2_500_000, 'a,b\n');
    const { body } = await staff.post('/imports/products?dryRun=true').type('text/csv').send(bytes).expect(202);
    const parts = await catalog.database.db.execute<{ bytes: Buffer }>(
      sql`select bytes from import_parts where import_id = ${body.id} order by position`,
    );
    expect(parts.length).toBeGreaterThan(1);
    expect(Buffer.concat(parts.map((part) => part.bytes)).equals(bytes)).toBe(true);
    await files.finish(body.id, 'This is no file with products');
    expect(await files.progress(body.id)).toMatchObject({ state: 'failed', problem: 'This is no file with products' });
    expect(await catalog.database.db.execute(sql`select 1 from import_parts where import_id = ${body.id}`)).toEqual([]);
  });

  it.each([
    ['an empty file', '', 'text/csv', 400],
    ['another type', '<a/>', 'text/html', 415],
  ])('refuses %s, and keeps nothing of it', async (_, content, type, status) => {
    const before = (await catalog.client.call(listFileImports, {})).length;
    await staff.post('/imports/products').type(type).send(content).expect(status);
    expect(await catalog.client.call(listFileImports, {})).toHaveLength(before);
  });

  it.each([
    ['mapping', 'no JSON'],
    ['mapping', '{"A":"colour of my eyes"}'],
    ['dryRun', 'perhaps'],
  ])('400: names the field of a wrong %s', async (field, value) => {
    const query = new URLSearchParams({ [field]: value });
    const { body } = await staff.post(`/imports/products?${query}`).type('text/csv').send('name').expect(400);
    expect(body.fields[0].path).toBe(field);
  });

  it('without rows, or with rows that cannot be read, ends with the reason', async () => {
    const jobId = await files.create();
    await files.finish(jobId);
    expect(await files.progress(jobId)).toMatchObject({ state: 'failed', problem: 'The file has no rows' });
  });

  it('creates a product of each good row with its ledger, and reports every other row', async () => {
    const rows = lamps(1203, 'Lamp').map((row, at) => ({ ...row, price: at % 100 === 7 ? '-1' : '20.00' }));
    const jobId = await files.upload(rows);
    await files.workAll(jobId);
    expect(await find(jobId)).toMatchObject({
      state: 'completed',
      total: 1203,
      imported: 1191,
      created: 1191,
      rejected: 12,
      fileName: 'products.csv',
    });
    expect(await countNamed('Lamp')).toBe(1191);
    expect(await unbalancedProducts(catalog.database)).toEqual([]);
    const { text } = await staff.get(`/imports/${jobId}/rejected`).buffer().expect(200);
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toBe('row,reason,name,description,category,image,price,stockQuantity');
    expect(lines[1]).toMatch(/^8,"?price: .+"?,Lamp 7,A lamp of walnut wood\.,lighting,.+,'-1,4$/);
    expect(lines).toHaveLength(13);
  });

  it('imports each row once, also where jobs run at the same time and the file is read twice', async () => {
    const items = toItems(lamps(900, 'Twin'));
    const jobId = await files.create();
    await Promise.all([files.addItems(jobId, items), files.addItems(jobId, items)]);
    await files.finish(jobId);
    await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => files.work(jobId)));
    expect(await find(jobId)).toMatchObject({ state: 'completed', imported: 900, total: 900 });
    expect(await countNamed('Twin')).toBe(900);
  });

  it('puts rows of one product together that come far apart', async () => {
    const jobId = await files.create();
    const row = (number: number, cells: Record<string, string>) => ({ key: 'far', rows: [{ row: number, cells }] });
    await files.addItems(jobId, [row(1, lamp({ slug: 'far' }))]);
    await files.addItems(jobId, [row(900, { slug: 'far', name: 'Far Lamp' })]);
    await files.addItems(jobId, [row(900, { slug: 'far', name: 'Far Lamp' })]);
    await files.finish(jobId);
    await files.workAll(jobId);
    const [far] = await catalog.database.db.select().from(products).where(eq(products.slug, 'far'));
    expect(far).toMatchObject({ name: 'Far Lamp', price: '20.00', version: 1 });
    expect((await find(jobId))?.total).toBe(1);
  });

  it('says what it would do in a dry run, changes nothing, and then does it', async () => {
    await files.importRows([lamp({ slug: 'dry', name: 'Dry 0' })]);
    const rows = [lamp({ slug: 'dry', name: 'Dry 0', price: '25' }), lamp({ name: 'Dry 1' }), lamp({ price: 'x' })];
    const { jobId, items, progress } = await files.importRows(rows, { isDryRun: true });
    expect(progress).toMatchObject({ phase: 'check', state: 'completed', created: 1, updated: 1, rejected: 1 });
    expect(items[0]).toMatchObject({ row: 1, outcome: 'updated', changes: { values: { price: ['20.00', '25.00'] } } });
    expect(items[1]).toMatchObject({ row: 2, outcome: 'created', name: 'Dry 1' });
    expect(await countNamed('Dry')).toBe(1);
    const shown = async (show: string) => (await staff.get(`/imports/${jobId}/items?show=${show}`).expect(200)).body;
    expect((await shown('updated')).map(({ row }: { row: number }) => row)).toEqual([1]);
    expect((await shown('rejected')).map(({ row }: { row: number }) => row)).toEqual([3]);
    await files.setState(jobId, 'running');
    await files.workAll(jobId);
    expect(await files.progress(jobId)).toMatchObject({
      phase: 'import',
      state: 'completed',
      created: 1,
      updated: 1,
      rejected: 1,
    });
    expect(await countNamed('Dry')).toBe(2);
  });

  it('does not deadlock with checkouts of the products that it updates', async () => {
    const rows = Array.from({ length: 200 }, (_, at) => lamp({ name: `Shared ${at}`, slug: `shared-${at}` }));
    await files.importRows(rows);
    const ids = (
      await catalog.database.db.execute<{ id: number }>(
        sql`select id from products where slug like 'shared-%' order by id`,
      )
    ).map(({ id }) => id);
    const changed = files.importRows([...rows].reverse().map((row) => ({ ...row, price: '21' })));
    const reserve = (id: number) =>
      catalog.reserve(
        [...new Set([id, ids[0] ?? id, ids.at(-1) ?? id])].map((productId) => ({ productId, quantity: 1 })),
      );
    const reservations = await Promise.allSettled(ids.slice(0, 3).map(reserve));
    expect((await changed).progress).toMatchObject({ state: 'completed', updated: 200 });
    expect(reservations.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    expect(await unbalancedProducts(catalog.database)).toEqual([]);
  });

  it('pauses between batches, goes on where it stopped, and is canceled with what it has', async () => {
    const jobId = await files.upload(lamps(600, 'Pause'));
    expect(await files.work(jobId)).toEqual({ done: 200, isDone: false });
    expect((await files.setState(jobId, 'paused')).state).toBe('paused');
    expect(await files.work(jobId)).toEqual({ done: 0, isDone: true });
    expect((await files.setState(jobId, 'running')).state).toBe('queued');
    expect(await files.work(jobId)).toEqual({ done: 200, isDone: false });
    expect((await files.setState(jobId, 'canceled')).state).toBe('canceled');
    expect(await files.work(jobId)).toEqual({ done: 0, isDone: true });
    expect(await countNamed('Pause')).toBe(400);
    await files.undo(jobId);
    expect(
      await catalog.database.db.execute(sql`select 1 from products where name like 'Pause %' and archived_at is null`),
    ).toEqual([]);
  });

  it('gets another job where a job leaves rows for later', async () => {
    const jobId = await files.upload(lamps(201, 'Later'));
    await files.work(jobId, true);
    expect(await countEvents(jobId)).toBe(2);
    await files.work(jobId, true);
    expect(await countEvents(jobId)).toBe(2);
  });

  it('rejects a row that Postgres refuses, and imports the others', async () => {
    await catalog.database.db.execute(sql`alter table products add constraint planted check (name <> 'Refused')`);
    const { progress, reasons } = await files.importRows([
      ...lamps(3, 'Around'),
      lamp({ name: 'Refused' }),
      lamp({ name: 'Around 3' }),
    ]);
    await catalog.database.db.execute(sql`alter table products drop constraint planted`);
    expect(reasons).toEqual({ 4: 'This row cannot be stored. Compare it with the others' });
    expect(progress).toMatchObject({ state: 'completed', created: 4, rejected: 1 });
  });

  it('is purged a week after its upload or dry run was left, and stays where it was started', async () => {
    const [left, started] = [await files.create(), await files.upload(lamps(3, 'Started'))];
    const { jobId: dry } = await files.importRows(lamps(3, 'Never'), { isDryRun: true });
    await files.addItems(left, toItems(lamps(3, 'Left')));
    await catalog.database.db.execute(sql`update imports set state = 'uploading' where id = ${left}`);
    const all = sql`id in (${left}, ${started}, ${dry})`;
    const kept = async () =>
      (await catalog.database.db.execute(sql`select id from imports where ${all}`)).map(({ id }) => id);
    await purgeLeftUploads(catalog.database, 2);
    expect(await kept()).toHaveLength(3);
    await catalog.database.db.execute(sql`update imports set created_at = now() - interval '8 days' where ${all}`);
    await purgeLeftUploads(catalog.database, 2);
    expect(await kept()).toEqual([started]);
    expect(await catalog.database.db.execute(sql`select 1 from import_items where import_id = ${dry}`)).toEqual([]);
  });

  it('409 in a state that does not allow it, 404 for an unknown import, 403 for shoppers', async () => {
    const { jobId } = await files.importRows([lamp({ name: 'States' })]);
    for (const to of ['running', 'paused', 'canceled'])
      await staff.post(`/imports/${jobId}/state`).send({ to }).expect(409);
    const none = '6a0e1a55-5a6c-4a52-9d5c-8a8d0a0b1c2d';
    await staff.post(`/imports/${none}/state`).send({ to: 'running' }).expect(404);
    await staff.post(`/imports/${none}/undo`).expect(404);
    await staff.get(`/imports/${none}/rejected`).expect(404);
    const shopper = await catalog.as('shopper');
    await shopper.get('/imports').expect(403);
    await shopper.post('/imports/products').type('text/csv').send('name').expect(403);
  });
});

it('in a store in yen, rejects prices that are no whole amount', async () => {
  await catalog.database.db.execute(sql`delete from reservation_items`);
  await catalog.database.db.execute(sql`delete from reservations`);
  await saveSettings(catalog.client, { currency: 'jpy' });
  const { reasons } = await files.importRows([lamp({ price: '20.50' }), lamp({ price: '2000' })]);
  expect(reasons).toEqual({ 1: 'price: 20.50 is no whole amount' });
});
