import type { Database } from '@shopwright/service-kit/database/connection';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
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

/** Deletes what the rows of customers, orders, reviews and discounts, which may be for customers, said, once their import can no longer be undone. What became of each is kept, without a name. */
export async function clearImportedPersons({ db }: Database, rowsMax = batchMax): Promise<void> {
  const old = await db
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(
        inArray(imports.kind, ['customers', 'orders', 'reviews', 'discounts']),
        isNotNull(imports.head),
        sql`${imports.createdAt} < now() - make_interval(days => ${keptDays})`,
      ),
    );
  for (const { id } of old) {
    let cleared: number;
    do {
      const { count } = await db.execute(sql`
        update ${importItems} set row = null, changes = null where ctid = any(array(
          select ctid from ${importItems}
          where import_id = ${id} and (row is not null or changes is not null) limit ${rowsMax}))`);
      cleared = count;
    } while (cleared === rowsMax);
    await db.update(imports).set({ head: null }).where(eq(imports.id, id));
  }
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
