import type { FileCells } from '@shopwright/contracts/http/file-imports';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readFile } from '../../../../workers/src/product-files/test-files';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { fileImportsOf } from './test-imports';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
const { upload, workAll, work, undo, setState, progress, importRows } = fileImportsOf(() => catalog);
const terms = { kind: 'redirects' as const };

beforeAll(async () => {
  catalog = await startTestCatalog();
  staff = await catalog.as('staff');
});
beforeEach(() => catalog.database.db.execute(sql`truncate redirects`));
afterAll(() => catalog.stop());

const toRows = (...pairs: [from: string, to: string][]): FileCells[] => pairs.map(([from, to]) => ({ from, to }));
const list = async (): Promise<Record<string, string>> => {
  const rows = await catalog.database.db.execute<{ source: string; target: string }>(
    sql`select source, target from redirects order by source`,
  );
  return Object.fromEntries(rows.map(({ source, target }) => [source, target]));
};
const addByHand = (from: string, to: string) =>
  staff
    .post('/staff/redirects')
    .send({ redirects: [{ from, to }] })
    .expect(200);

describe('an import of redirects', () => {
  it('takes addresses of the old shop, and flattens what leads on', async () => {
    const {
      items,
      reasons,
      progress: done,
    } = await importRows(
      toRows(
        ['https://old.example/Products/Lamp', '/product/1/lamp'],
        ['https://old.example/a', 'https://OLD.example/b?x=1'],
        ['https://old.example/b', 'https://old.example'],
        ['pages/about-us', 'about'],
      ),
      terms,
    );
    expect(reasons).toEqual({});
    expect(await list()).toEqual({
      '/a': '/?x=1',
      '/b': '/',
      '/pages/about-us': '/about',
      '/products/lamp': '/product/1/lamp',
    });
    expect(done).toMatchObject({ state: 'completed', created: 4, imported: 4 });
    expect(items[0]).toMatchObject({ name: '/products/lamp', productId: null });
  });

  it('changes nothing by the same file, and says so before', async () => {
    const rows = toRows(['/a', '/b'], ['/b', '/c'], ['/d', '/about']);
    await importRows(rows, terms);
    const before = await list();
    for (const isDryRun of [true, false]) {
      const { progress: again } = await importRows(rows, { ...terms, isDryRun });
      expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
    }
    expect(await list()).toEqual(before);
  });

  it('refuses loops, pages of the store and addresses elsewhere, each with its column', async () => {
    const { reasons } = await importRows(
      toRows(
        ['/about', '/faqs'],
        ['/x', '/X/'],
        ['/y', 'https://evil.example/'],
        ['/z', '//evil.example'],
        ['', '/about'],
        ['/n', ''],
        ['/one', '/two'],
        ['/two', '/one'],
      ),
      terms,
    );
    expect(reasons).toEqual({
      1: 'from: The store has a page at this address',
      2: 'to: This redirect would lead back to itself',
      3: 'to: Enter a path of this store, such as /about',
      4: 'to: Enter a path of this store, such as /about',
      5: expect.stringMatching(/^from: /),
      6: expect.stringMatching(/^to: /),
      8: 'to: This redirect would lead back to itself',
    });
    expect(await list()).toEqual({ '/one': '/two' });
  });

  it('changes nothing by a dry run before staff say so', async () => {
    await addByHand('/a', '/old');
    const jobId = await upload(toRows(['/a', '/new'], ['/b', '/new']), { ...terms, isDryRun: true });
    await workAll(jobId);
    expect(await list()).toEqual({ '/a': '/old' });
    const { body } = await staff.get(`/imports/${jobId}/items?show=updated`).expect(200);
    expect(body[0].changes.values).toEqual({ from: ['/a', '/a'], to: ['/old', '/new'] });
    await setState(jobId, 'running');
    await workAll(jobId);
    expect(await list()).toEqual({ '/a': '/new', '/b': '/new' });
  });

  it('is undone where nobody changed it since then', async () => {
    await addByHand('/a', '/old');
    await addByHand('/b', '/old');
    const { jobId } = await importRows(
      toRows(['/a', '/new'], ['/b', '/new'], ['/c', '/d'], ['/d', '/e'], ['/f', '/new'], ['/g', '/new']),
      terms,
    );
    await addByHand('/b', '/by-hand');
    await addByHand('/g', '/by-hand');
    await catalog.database.db.execute(sql`delete from redirects where source = '/f'`);
    await undo(jobId);
    expect(await list()).toEqual({ '/a': '/old', '/b': '/by-hand', '/g': '/by-hand' });
    const { body } = await staff.get(`/imports/${jobId}/items?show=kept`).expect(200);
    expect(body.map(({ name, reason }: Record<string, string>) => [name, reason])).toEqual([
      ['/b', 'Changed since then, and kept: to'],
      ['/g', 'Changed since then, and kept: to'],
    ]);
  });

  it('imports each row once by two workers, beside staff who edit', async () => {
    const rows = toRows(...Array.from({ length: 300 }, (_, at): [string, string] => [`/old/${at}`, `/new/${at}`]));
    const jobId = await upload(rows, terms);
    await Promise.all([work(jobId), work(jobId), addByHand('/new/7', '/about'), addByHand('/x', '/old/8')]);
    expect(await progress(jobId)).toMatchObject({ state: 'completed', created: 300, imported: 300 });
    const stored = await list();
    expect(Object.keys(stored)).toHaveLength(302);
    expect([stored['/old/7'], stored['/x']]).toEqual(['/about', '/new/8']);
  });

  it('takes 30,000 rows within a minute', async () => {
    const rows = toRows(...Array.from({ length: 30_000 }, (_, at): [string, string] => [`/old/${at}`, `/new/${at}`]));
    const jobId = await upload(rows, terms);
    const startedAt = performance.now();
    await workAll(jobId);
    expect(performance.now() - startedAt).toBeLessThan(60_000);
    expect(await progress(jobId)).toMatchObject({ state: 'completed', created: 30_000 });
    await undo(jobId);
    expect(await list()).toEqual({});
  }, 180_000);
});

it('the redirects of an export come back as they were', async () => {
  await importRows(toRows(['/old?b=1&a=2', '/about'], ['/Ü', '/contact'], ['/=1', '/about'], ['/"x', '/']), terms);
  const read = async () => (await staff.get('/staff/redirects/export').buffer().expect(200)).text;
  const csv = await read();
  await catalog.database.db.execute(sql`truncate redirects`);
  const { cells } = await readFile(csv, { kind: 'redirects' });
  expect(cells).toHaveLength(4);
  expect((await importRows(cells, terms)).reasons).toEqual({});
  expect(await read()).toBe(csv);
  const { body } = await staff.get('/staff/redirects/export?format=json').expect(200);
  expect(body).toHaveLength(4);
});
