import type { ReplyOf } from '@shopwright/contracts/endpoint';
import type { getImportWork as endpoint } from '@shopwright/contracts/http/internal';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, asc, eq } from 'drizzle-orm';
import { importItems, imports } from '../db/imports';
import { importNotFound } from './import-progress';

export async function getImportWork(database: Database, jobId: string): Promise<ReplyOf<typeof endpoint>> {
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
