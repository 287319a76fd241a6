import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { listFileImports } from './file-imports';
import { readProgress } from './import-progress';
import { addImportItems } from './read-items';
import { recordImportItems } from './record-import-items';
import { fileImportsOf } from './test-imports';

let catalog: TestCatalog;
const { create } = fileImportsOf(() => catalog);
const head = { kind: 'products' as const, format: 'shopwright' as const, columns: [] };
const itemsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ key: String(first + at), rows: [{ row: first + at, cells: {} }] }));

beforeAll(async () => {
  catalog = await startTestCatalog();
});
afterAll(() => catalog.stop());

const execute = (statement: string) => catalog.database.db.execute(sql.raw(statement));

const counted = `select import_id as id, count(*)::int as rows, (count(*) filter (where state = 'imported'))::int as imported,
  (count(*) filter (where state = 'failed'))::int as rejected from import_items group by import_id`;

/** The statistics that differ from what counting the items gives. There must be none. */
const differing = () =>
  execute(`select i.id, i.rows, i.imported, i.rejected, n.* from imports i left join (${counted}) n on n.id = i.id
    where (i.rows, i.imported, i.rejected) <> (coalesce(n.rows, 0), coalesce(n.imported, 0), coalesce(n.rejected, 0))`);

async function fileOf(rows: number): Promise<string> {
  const jobId = await create();
  await addImportItems(catalog.database, jobId, { head, items: itemsFrom(1, rows) });
  return jobId;
}

const ids = [randomUUID(), randomUUID()];
const step = fc.oneof(
  fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 40 })).map(
    ([id, last]) => `insert into import_items (import_id, supplier_product_id, position)
      select '${id}', i, i from generate_series(1, ${last}) i on conflict do nothing`,
  ),
  fc
    .tuple(fc.constantFrom('pending', 'imported', 'failed'), fc.integer({ min: 1, max: 5 }))
    .map(([state, part]) => `update import_items set state = '${state}' where position % 5 < ${part}`),
  fc.integer({ min: 1, max: 3 }).map((part) => `delete from import_items where position % 7 < ${part}`),
);

describe('the statistics of an import', () => {
  it('are what counting its items gives, after any changes', async () => {
    await execute(`insert into imports (id, supplier_type, profit_margin) select id::uuid, 'test', 30
      from unnest(array['${ids.join("','")}']) id`);
    const run = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (statements) => {
      for (const statement of statements) await execute(statement);
      expect(await differing()).toEqual([]);
    });
    await fc.assert(run, { numRuns: 40, endOnFailure: true });
    await execute(`delete from imports where id = '${ids[0]}'`);
    expect(await differing()).toEqual([]);
  });

  it('lose no row where several calls add rows of one file at the same time', async () => {
    const jobId = await create();
    const add = (first: number) => addImportItems(catalog.database, jobId, { head, items: itemsFrom(first, 3) });
    await Promise.all([1, 4, 7, 7, 9, 1, 20].map(add));
    const [file] = (await listFileImports(catalog.database.db, {})).rows;
    expect(file).toMatchObject({ jobId, total: 14, imported: 0, rejected: 0 });
    expect(await differing()).toEqual([]);
  });

  it('lose no result where two workers record results of one import at the same time', async () => {
    const jobId = await fileOf(30);
    const fail = (from: number) =>
      recordImportItems(
        catalog.database,
        jobId,
        Array.from({ length: 20 }, (_, at) => ({ productId: String(from + at), failure: 'gone' })),
      );
    const responses = await Promise.all([fail(1), fail(11)]);
    expect(responses.map(({ remaining }) => remaining).sort()).toEqual([0, 10]);
    const progress = await readProgress(catalog.database.db, jobId);
    expect(progress).toMatchObject({ state: 'completed', requested: 30, imported: 0 });
    expect(progress.failed).toHaveLength(30);
    expect(await differing()).toEqual([]);
  });
});
