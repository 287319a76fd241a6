import type { ImportProgress } from '@shopwright/contracts/http/suppliers';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { asc, eq } from 'drizzle-orm';
import { importItems, imports } from '../db/imports';

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
