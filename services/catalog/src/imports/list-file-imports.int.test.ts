import type { FileImport } from '@shopwright/contracts/http/file-imports';
import { nextCursor } from '@shopwright/contracts/next-page';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeKeyset } from '../cursor';
import { startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;

beforeAll(async () => {
  catalog = await startTestCatalog();
  staff = await catalog.as('staff');
});
beforeEach(() => catalog.database.db.execute(sql`delete from imports`));
afterAll(() => catalog.stop());

const addImport = (fileName: string) =>
  staff.post(`/imports/products?fileName=${fileName}`).type('text/csv').send('name').expect(202);

async function readPage(query: string) {
  const { body, headers } = await staff.get(`/imports?${query}`).expect(200);
  return { names: body.map(({ fileName }: FileImport) => fileName), next: nextCursor(headers.link ?? null) };
}

describe('GET /imports', () => {
  it('200: returns pages that hold each import once while others are added', async () => {
    for (const name of ['1', '2', '3', '4', '5']) await addImport(name);
    const first = await readPage('limit=2');
    expect(first.names).toEqual(['5', '4']);
    await addImport('6');
    const second = await readPage(`limit=2&cursor=${first.next}`);
    await addImport('7');
    const third = await readPage(`limit=2&cursor=${second.next}`);
    expect([...second.names, ...third.names]).toEqual(['3', '2', '1']);
    expect(third.next).toBeUndefined();
  });

  it('200: goes on within a microsecond in which several imports were added', async () => {
    const names = ['a', 'b', 'c', 'd'];
    for (const name of names) await addImport(name);
    await catalog.database.db.execute(sql`update imports set created_at = '2026-11-25 12:00:00.123456+00'`);
    const read: string[] = [];
    let query = 'limit=1';
    while (query && read.length <= names.length) {
      const { names: onPage, next } = await readPage(query);
      read.push(...onPage);
      query = next === undefined ? '' : `limit=1&cursor=${next}`;
    }
    expect(read.toSorted()).toEqual(names);
  });

  it('200: returns 10 imports where no limit is given, and no cursor where there are no more', async () => {
    for (let at = 1; at <= 10; at++) await addImport(String(at));
    expect(await readPage('')).toMatchObject({ names: { length: 10 }, next: undefined });
    await addImport('11');
    const { names, next } = await readPage('');
    expect(names).toHaveLength(10);
    expect((await readPage(`cursor=${next}`)).names).toEqual(['1']);
  });

  it.each([
    ['that is no cursor', 'x'],
    ['of another list', encodeKeyset(['lamp', 3])],
    ['with a year that Postgres does not have', encodeKeyset(['0000-01-01T00:00:00Z', crypto.randomUUID()])],
    ['with an offset that Postgres does not have', encodeKeyset(['2026-11-25T12:00:00+23:00', crypto.randomUUID()])],
  ])('400: names the field of a cursor %s', async (_, cursor) => {
    for (const path of ['/imports', '/inventory/alerts/history']) {
      const { body } = await staff.get(`${path}?cursor=${cursor}`).expect(400);
      expect(body.fields).toMatchObject([{ path: 'cursor' }]);
    }
  });

  it('400: an invalid limit', async () => {
    for (const limit of ['0', '51', 'x']) await staff.get(`/imports?limit=${limit}`).expect(400);
  });

  it('403: refuses shoppers', async () => {
    await (await catalog.as('shopper')).get('/imports').expect(403);
  });
});
