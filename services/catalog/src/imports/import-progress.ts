import type { ResponseOf } from '@shopwright/contracts/endpoint';
import { fileSource } from '@shopwright/contracts/http/file-imports';
import type * as endpoints from '@shopwright/contracts/http/suppliers';
import type { ImportProgress } from '@shopwright/contracts/http/suppliers';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, asc, eq, sql } from 'drizzle-orm';
import { importItems, imports } from '../db/suppliers';

export async function readProgress(db: Executor, jobId: string): Promise<ImportProgress> {
  const [job] = await db
    .select({
      state: imports.state,
      phase: imports.phase,
      problem: imports.problem,
      requested: imports.rows,
      total: imports.rows,
      imported: imports.imported,
      created: imports.created,
      updated: imports.updated,
      unchanged: imports.unchanged,
      rejected: imports.rejected,
    })
    .from(imports)
    .where(eq(imports.id, jobId));
  if (!job) throw importNotFound();
  const failed = await db
    .select({ productId: importItems.supplierProductId, reason: importItems.reason })
    .from(importItems)
    .where(and(eq(importItems.importId, jobId), eq(importItems.state, 'failed')))
    .orderBy(asc(importItems.position))
    .limit(failuresMax);
  return {
    jobId,
    ...job,
    failed: failed.map(({ productId, reason }) => ({ productId, reason: reason ?? 'Unknown reason' })),
  };
}

/** As many as one import from a supplier may have; `listRejectedRows` has those of a file. */
const failuresMax = 500;

export const hasEnded = (progress: ImportProgress): boolean =>
  progress.state === 'completed' || progress.state === 'failed' || progress.state === 'canceled';

export const importNotFound = () => new AppError('not_found', 'No such import');

export async function getImportWork(
  database: Database,
  jobId: string,
): Promise<ResponseOf<typeof endpoints.getImportWork>> {
  const [job] = await database.db
    .select({
      supplierType: imports.supplierType,
      profitMargin: imports.profitMargin,
      phase: imports.phase,
      kind: imports.kind,
      name: imports.fileName,
      encoding: imports.encoding,
      mapping: imports.mapping,
      url: sql<string | null>`(select f.url from supplier_feeds f where f.supplier_id = imports.feed_supplier_id)`,
      parts: sql<number>`(select count(*)::int from import_parts p where p.import_id = imports.id)`,
    })
    .from(imports)
    .where(eq(imports.id, jobId));
  if (!job) throw importNotFound();
  const { supplierType, profitMargin, phase, name, ...file } = job;
  // The rows of a file may be a million; the worker has them imported by the catalog itself.
  if (supplierType === fileSource) {
    return {
      supplierType,
      profitMargin,
      pendingIds: [],
      ...(phase === 'read' && { file: { ...file, name: name ?? '' } }),
    };
  }
  const pending = await database.db
    .select({ id: importItems.supplierProductId })
    .from(importItems)
    .where(and(eq(importItems.importId, jobId), eq(importItems.state, 'pending')))
    .orderBy(asc(importItems.position));
  return { supplierType, profitMargin, pendingIds: pending.map((item) => item.id) };
}
