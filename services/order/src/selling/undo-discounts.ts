import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type { ImportBatch, importDiscountBatch } from '@shopwright/contracts/http/internal-imports';
import { actForImport } from '@shopwright/service-kit/audit/act-for';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { discountImports, discounts } from '../db/selling-tables';
import type { OrderDeps } from '../deps';
import { toColumns } from './discount-columns';
import { forgetSelling } from './selling-now';

type Decided = ResponseOf<typeof importDiscountBatch>[number];

const kept = 'Changed since then, and kept: name';

/**
 * Deletes what the import added, and puts back what it changed, unless someone changed it since then. Orders that have a deleted discount
 * keep it.
 */
export async function undoDiscounts(
  { database, now }: Pick<OrderDeps, 'database' | 'now'>,
  { importId, phase, requestedBy, items }: ImportBatch,
): Promise<Decided[]> {
  const decided = await database.transaction(async (tx) => {
    await actForImport(tx, { importId, phase, requestedBy });
    const ids = items.flatMap(({ changes }) => idOf(changes) ?? []);
    const rows = await tx
      .select({ row: discounts, imported: discountImports })
      .from(discounts)
      .leftJoin(discountImports, eq(discountImports.discountId, discounts.id))
      .where(and(inArray(discounts.id, ids), isNull(discounts.deletedAt)))
      .orderBy(discounts.id)
      .for('update', { of: discounts });
    const found = new Map(rows.map((each) => [each.row.id, each]));
    const all: Decided[] = [];
    for (const { key, outcome, changes } of items) {
      const known = found.get(idOf(changes) ?? 0);
      if (!known || outcome === 'unchanged' || outcome === null) all.push({ key });
      else if (known.imported?.importId !== importId || known.imported.version !== known.row.version) {
        all.push({ key, reason: kept });
      } else {
        await undo(tx, known.imported, now());
        all.push({ key });
      }
    }
    return all;
  });
  forgetSelling(database);
  return decided;
}

const idOf = (changes: ImportBatch['items'][number]['changes']): number | undefined => {
  const id = changes?.values.id?.[1];
  return typeof id === 'number' ? id : undefined;
};

async function undo(
  tx: Executor,
  { discountId, previous }: typeof discountImports.$inferSelect,
  now: Date,
): Promise<void> {
  const change = previous
    ? { ...toColumns(previous), version: sql`${discounts.version} + 1`, updatedAt: now }
    : { deletedAt: now };
  await tx.update(discounts).set(change).where(eq(discounts.id, discountId));
  await tx.delete(discountImports).where(eq(discountImports.discountId, discountId));
}

const keptDays = 8;

/** Forgets what discounts were before an import that can no longer be undone: some are for customers by their address. */
export async function purgeDiscountImports({ database }: Pick<OrderDeps, 'database'>): Promise<void> {
  await database.db
    .delete(discountImports)
    .where(sql`${discountImports.writtenAt} < now() - make_interval(days => ${keptDays})`);
}
