import type { ReplyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/suppliers';
import type { ImportProgress } from '@shopwright/contracts/http/suppliers';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { importItems, imports } from '../db/suppliers';

export async function readProgress(db: Executor, jobId: string): Promise<ImportProgress> {
  const [job] = await db.select({ state: imports.state }).from(imports).where(eq(imports.id, jobId));
  if (!job) throw importNotFound();
  const items = await db
    .select({ id: importItems.supplierProductId, state: importItems.state, reason: importItems.reason })
    .from(importItems)
    .where(eq(importItems.importId, jobId))
    .orderBy(asc(importItems.position));
  return {
    jobId,
    state: job.state,
    requested: items.length,
    imported: items.filter((item) => item.state === 'imported').length,
    failed: items
      .filter((item) => item.state === 'failed')
      .map((item) => ({ productId: item.id, reason: item.reason ?? 'Unknown reason' })),
  };
}

export const hasEnded = (progress: ImportProgress): boolean =>
  progress.state === 'completed' || progress.state === 'failed';

export const importNotFound = () => new AppError('not_found', 'There is no such import');

export async function getImportWork(
  database: Database,
  jobId: string,
): Promise<ReplyOf<typeof endpoints.getImportWork>> {
  const [job] = await database.db
    .select({ supplierType: imports.supplierType, profitMargin: imports.profitMargin })
    .from(imports)
    .where(eq(imports.id, jobId));
  if (!job) throw importNotFound();
  const pending = await database.db
    .select({ id: importItems.supplierProductId })
    .from(importItems)
    .where(and(eq(importItems.importId, jobId), eq(importItems.state, 'pending')))
    .orderBy(asc(importItems.position));
  return { ...job, pendingIds: pending.map((item) => item.id) };
}

/** Ends an import that cannot continue. Does not change an import that has ended. */
export function failImport(
  database: Database,
  jobId: string,
  reason: string,
): Promise<ReplyOf<typeof endpoints.failImport>> {
  return database.transaction(async (tx) => {
    const [job] = await tx.select({ id: imports.id }).from(imports).where(eq(imports.id, jobId)).for('update');
    if (!job) throw importNotFound();
    const failed = await tx
      .update(importItems)
      .set({ state: 'failed', reason })
      .where(and(eq(importItems.importId, jobId), eq(importItems.state, 'pending')))
      .returning({ id: importItems.supplierProductId });
    await tx
      .update(imports)
      .set({ state: 'failed', endedAt: sql`now()` })
      .where(and(eq(imports.id, jobId), inArray(imports.state, ['queued', 'running'])));
    return { failed: failed.length };
  });
}
