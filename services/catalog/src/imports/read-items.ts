import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/internal-imports';
import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, sql } from 'drizzle-orm';
import { importItems, importParts, imports } from '../db/suppliers';
import { importNotFound } from './import-progress';

export async function readPart(database: Database, jobId: string, position: number): Promise<Buffer> {
  const [part] = await database.db
    .select({ bytes: importParts.bytes })
    .from(importParts)
    .where(and(eq(importParts.importId, jobId), eq(importParts.position, position)));
  if (!part) throw new AppError('not_found', 'No such part');
  return part.bytes;
}

/**
 * Adds what a file has, in its order. Rows of an item that is there already are added to it, each once: a job that reads
 * the file again adds none twice.
 */
export function addImportItems(
  database: Database,
  jobId: string,
  { head, items }: BodyOf<typeof endpoints.addImportItems>,
): Promise<void> {
  return database.transaction(async (tx) => {
    const [job] = await tx
      .select({ phase: imports.phase, state: imports.state })
      .from(imports)
      .where(eq(imports.id, jobId))
      .for('update');
    if (!job) throw importNotFound();
    const isRead = job.phase === 'read' && (job.state === 'queued' || job.state === 'running');
    if (!isRead) throw new AppError('conflict', 'The file is not read any more');
    await tx.update(imports).set({ state: 'running', head, kind: head.kind }).where(eq(imports.id, jobId));
    if (items.length === 0) return;
    const given = items.map(({ key, rows }) => ({ key, position: rows[0]?.row ?? 0, row: { rows } }));
    await tx.execute(sql`
      insert into ${importItems} (import_id, supplier_product_id, position, row)
      select ${jobId}::uuid, key, position, row
      from jsonb_to_recordset(${JSON.stringify(given)}::text::jsonb) as given (key text, position int, row jsonb)
      on conflict (import_id, supplier_product_id) do update set row = jsonb_build_object('rows', (
        ${importItems.row} -> 'rows') || coalesce((
          select jsonb_agg(added) from jsonb_array_elements(excluded.row -> 'rows') as added
          where not ${importItems.row} -> 'rows' @> jsonb_build_array(jsonb_build_object('row', added -> 'row'))), '[]'))
      where not (${importItems.row} -> 'rows' @> (
        select jsonb_agg(jsonb_build_object('row', added -> 'row')) from jsonb_array_elements(excluded.row -> 'rows') as added))`);
  });
}

/** Goes on with what comes after reading: a dry run, or the import. With a problem, the file cannot be imported. */
export function finishReading(
  database: Database,
  jobId: string,
  { problem }: BodyOf<typeof endpoints.finishReading>,
): Promise<void> {
  return database.transaction(async (tx) => {
    const [job] = await tx.select().from(imports).where(eq(imports.id, jobId)).for('update');
    if (!job) throw importNotFound();
    if (job.phase !== 'read' || job.state === 'canceled') return;
    const reason = problem ?? (job.rows === 0 ? 'The file has no rows' : undefined);
    await tx
      .update(imports)
      .set(
        reason === undefined
          ? { phase: job.isDryRun ? 'check' : 'import', state: 'queued' }
          : { state: 'failed', problem: reason, endedAt: sql`now()` },
      )
      .where(eq(imports.id, jobId));
    await tx.delete(importParts).where(eq(importParts.importId, jobId));
  });
}
