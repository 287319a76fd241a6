import type { FileCells } from '@shopwright/contracts/http/file-imports';
import { nextImportBatch, recordImportBatch } from '@shopwright/contracts/http/internal-imports';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { clearImportedPersons } from './purge-left-uploads';
import { fileImportsOf } from './test-imports';

let catalog: TestCatalog;
const { upload, work, progress } = fileImportsOf(() => catalog);

beforeAll(async () => {
  catalog = await startTestCatalog();
});
afterAll(() => catalog.stop());

const rows: FileCells[] = [
  { email: 'ada@example.com', firstName: 'Ada' },
  { email: 'bob@example.com', firstName: 'Bob' },
  { email: 'no address' },
];
const next = (jobId: string) => catalog.client.call(nextImportBatch, { params: { jobId } });
const record = (jobId: string, decided: { key: string; outcome?: 'created'; reason?: string; changes?: object }[]) =>
  catalog.client.call(recordImportBatch, {
    params: { jobId },
    body: { phase: 'import', decided: decided as never, continueLater: false },
  });
const decide = async (jobId: string) => {
  const { batch } = await next(jobId);
  return (batch?.items ?? []).map(({ key, rows: [row] }) =>
    row?.cells.email?.includes('@')
      ? { key, outcome: 'created' as const, changes: { values: { email: [null, row.cells.email] } } }
      : { key, reason: 'email: Invalid' },
  );
};

describe('an import whose items another service decides about', () => {
  it('records each outcome once, whoever comes first', async () => {
    const jobId = await upload(rows, { kind: 'customers' });
    const decided = await decide(jobId);
    expect(decided).toHaveLength(3);
    expect(
      await Promise.all([record(jobId, decided), record(jobId, decided), record(jobId, decided.slice(0, 1))]),
    ).toContainEqual({
      isDone: true,
    });
    expect(await progress(jobId)).toMatchObject({ state: 'completed', created: 2, imported: 2, rejected: 1 });
    expect((await next(jobId)).batch).toBeNull();
  });

  it('goes on with what is left after a worker died', async () => {
    const jobId = await upload(rows, { kind: 'customers' });
    const [first] = await decide(jobId);
    expect(await record(jobId, first ? [first] : [])).toEqual({ isDone: false });
    expect((await next(jobId)).batch?.items).toHaveLength(2);
    await record(jobId, await decide(jobId));
    expect(await progress(jobId)).toMatchObject({ state: 'completed', created: 2, rejected: 1 });
  });

  it('is left alone by the catalog', async () => {
    const jobId = await upload([{ name: 'Lamp' }]);
    expect(await next(jobId)).toEqual({ kind: 'products', batch: null });
    const customers = await upload(rows, { kind: 'customers' });
    await expect(work(customers)).rejects.toThrow();
    expect(await progress(customers)).toMatchObject({ created: 0, rejected: 0 });
  });

  it('keeps no names after a week', async () => {
    const jobId = await upload(rows, { kind: 'customers' });
    await record(jobId, await decide(jobId));
    const countNamed = async () =>
      Number(
        (
          await catalog.database.db.execute<{ count: string }>(sql`
            select count(*) from import_items where import_id = ${jobId} and (row is not null or changes is not null)`)
        )[0]?.count,
      );
    await clearImportedPersons(catalog.database);
    expect(await countNamed()).toBe(3);
    await catalog.database.db.execute(
      sql`update imports set created_at = now() - interval '8 days' where id = ${jobId}`,
    );
    await clearImportedPersons(catalog.database, 1);
    expect(await countNamed()).toBe(0);
    expect(await progress(jobId)).toMatchObject({ created: 2, rejected: 1 });
  });
});
