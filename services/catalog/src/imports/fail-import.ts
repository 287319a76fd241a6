import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/suppliers';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { importItems, imports } from '../db/suppliers';
import { requestImages } from './fetched-images/request-images';
import { importNotFound } from './import-progress';

/** A statement on a million rows would exceed the time limit of statements, and keep other writers waiting. */
const batchMax = 5000;
/** Well below the deadline of the endpoint: what is left is for the next call. */
const workMs = 1500;

/**
 * Ends an import that cannot continue. Does not change an import that has ended. Gives its pending rows the reason, one
 * batch in each transaction, and the import its state with the last one. `isDone` is false where rows are left.
 */
export async function failImport(
  database: Database,
  jobId: string,
  reason: string,
  { rowsMax = batchMax, forMs = workMs } = {},
): Promise<ResponseOf<typeof endpoints.failImport>> {
  const endsAt = performance.now() + forMs;
  for (let failed = 0; ; ) {
    const count = await failBatch(database, jobId, { reason, rowsMax });
    failed += count;
    if (count < rowsMax) return { failed, isDone: true };
    if (performance.now() > endsAt) return { failed, isDone: false };
  }
}

/** Returns how many rows it gave the reason to. With fewer than `rowsMax` they were the last ones. */
function failBatch(
  database: Database,
  jobId: string,
  { reason, rowsMax }: { reason: string; rowsMax: number },
): Promise<number> {
  return database.transaction(async (tx) => {
    const [job] = await tx.select({ state: imports.state }).from(imports).where(eq(imports.id, jobId)).for('update');
    if (!job) throw importNotFound();
    if (job.state === 'canceled') return 0;
    const batch = tx
      .select({ id: sql`ctid` })
      .from(importItems)
      .where(and(eq(importItems.importId, jobId), eq(importItems.state, 'pending')))
      .orderBy(asc(importItems.position))
      .limit(rowsMax)
      .for('update');
    // Reads the batch once. A join by id would read it for every pending row while the rows are too new for statistics.
    const { count } = await tx
      .update(importItems)
      .set({ state: 'failed', reason })
      .where(sql`${importItems}.ctid = any(array(${batch}))`);
    if (count === rowsMax) return count;
    await tx
      .update(imports)
      .set({ state: 'failed', endedAt: sql`now()` })
      .where(and(eq(imports.id, jobId), inArray(imports.state, ['queued', 'running', 'paused'])));
    await requestImages(tx, jobId);
    return count;
  });
}
