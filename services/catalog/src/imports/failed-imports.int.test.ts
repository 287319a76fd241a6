import { randomUUID } from 'node:crypto';
import { failImport, getImport } from '@shopwright/contracts/http/suppliers';
import { connectDatabase } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { failImport as failImportInBatches } from './fail-import';
import { importsOf } from './test-imports';

let catalog: TestCatalog;
const { responses, startImport, record, readProducts } = importsOf(() => catalog);

beforeAll(async () => {
  catalog = await startTestCatalog();
});

afterAll(async () => {
  await Promise.all(responses.values());
  await catalog.stop();
});

describe('a failed import', () => {
  it('stores the reason for pending items, keeps imported ones and accepts no more', async () => {
    const jobId = await startImport(['H1', 'H2']);
    await record(jobId, 'H1');
    const fail = () => catalog.client.call(failImport, { params: { jobId }, body: { reason: 'Supplier is away' } });
    expect(await fail()).toEqual({ failed: 1, isDone: true });
    expect(await fail()).toEqual({ failed: 0, isDone: true });
    expect(await record(jobId, 'H2')).toEqual({ remaining: 0 });
    expect(await catalog.client.call(getImport, { params: { jobId } })).toMatchObject({
      state: 'failed',
      imported: 1,
      failed: [{ productId: 'H2', reason: 'Supplier is away' }],
    });
    expect(await readProducts('H2')).toHaveLength(0);
  });

  it('with many rows is written in batches, by as many calls as it takes', async () => {
    const jobId = randomUUID();
    const { db } = catalog.database;
    await db.execute(sql`insert into imports (id, supplier_type, profit_margin) values (${jobId}, 'test', 30)`);
    await db.execute(sql`
      insert into import_items (import_id, supplier_product_id, position)
      select ${jobId}, 'row-' || n, n from generate_series(1, 12001) n`);
    // A statement that joins the rows of a batch with each other exceeds this time limit.
    const database = connectDatabase({ url: catalog.databaseUrl, deadlines: { statementMs: 2000 } });
    const fail = () => failImportInBatches(database, jobId, 'Supplier is away', { rowsMax: 5000, forMs: 0 });
    expect([await fail(), await fail()]).toEqual(Array(2).fill({ failed: 5000, isDone: false }));
    await database.close();
    expect((await catalog.client.call(getImport, { params: { jobId } })).state).toBe('queued');
    expect(await catalog.client.call(failImport, { params: { jobId }, body: { reason: 'Supplier is away' } })).toEqual({
      failed: 2001,
      isDone: true,
    });
    const [rows] = await db.execute<{ failed: number; transactions: number }>(sql`
      select count(*) filter (where state = 'failed')::int as failed, count(distinct xmin::text)::int as transactions
      from import_items where import_id = ${jobId}`);
    expect(rows).toEqual({ failed: 12_001, transactions: 3 });
    expect((await catalog.client.call(getImport, { params: { jobId } })).state).toBe('failed');
  });

  it('does not change a completed import', async () => {
    const jobId = await startImport(['I1']);
    await record(jobId, 'I1');
    await catalog.client.call(failImport, { params: { jobId }, body: { reason: 'late' } });
    expect((await catalog.client.call(getImport, { params: { jobId } })).state).toBe('completed');
  });
});
