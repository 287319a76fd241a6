import type { ReplyOf } from '@shopwright/contracts/endpoint';
import type { failImport as endpoint } from '@shopwright/contracts/http/internal';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { importItems, imports } from '../db/imports';
import { importNotFound } from './import-progress';

/** Ends an import that cannot continue. Does not change an import that has ended. */
export function failImport(database: Database, jobId: string, reason: string): Promise<ReplyOf<typeof endpoint>> {
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
