import type { Database } from '@shopwright/service-kit/database/connection';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { importItems, imports } from '../db/suppliers';

const keptDays = 7;
/** A file may have a million rows; so many are deleted well within a statement's time limit. */
const batchMax = 5000;

/**
 * Deletes imports of files that came to nothing: an upload that broke off with its process, a dry run that was never imported.
 * They have their rows as long.
 */
export async function purgeLeftUploads(database: Database, rowsMax = batchMax): Promise<void> {
  while (await purgeBatch(database, rowsMax));
}

/** Deletes rows of one import, and the import once it has none. Returns false where no import is left to delete. */
function purgeBatch(database: Database, rowsMax: number): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [left] = await tx
      .select({ id: imports.id })
      .from(imports)
      .where(
        and(
          or(eq(imports.state, 'uploading'), inArray(imports.phase, ['read', 'check'])),
          sql`${imports.createdAt} < now() - make_interval(days => ${keptDays})`,
        ),
      )
      .limit(1)
      .for('update', { skipLocked: true });
    if (!left) return false;
    const isRow = eq(importItems.importId, left.id);
    const batch = tx.select({ id: importItems.supplierProductId }).from(importItems).where(isRow).limit(rowsMax);
    const deleted = await tx
      .delete(importItems)
      .where(and(isRow, inArray(importItems.supplierProductId, batch)))
      .returning({ id: importItems.supplierProductId });
    if (deleted.length < rowsMax) await tx.delete(imports).where(eq(imports.id, left.id));
    return true;
  });
}
