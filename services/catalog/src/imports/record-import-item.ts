import type { BodyOf, ReplyOf } from '@shopwright/contracts/endpoint';
import { image } from '@shopwright/contracts/fields';
import type { recordImportItem as endpoint, SupplierItem } from '@shopwright/contracts/http/internal';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, count, eq, sql } from 'drizzle-orm';
import { importItems, imports } from '../db/imports';
import { dropshipPriceCents } from '../products/dropship-terms';
import { importNotFound } from './import-progress';
import { upsertSupplierProduct } from './upsert-supplier-product';

type ItemResult = BodyOf<typeof endpoint>;

/** Stores the result of one item, once, and returns how many items are still pending. */
export function recordImportItem(
  database: Database,
  jobId: string,
  result: ItemResult,
): Promise<ReplyOf<typeof endpoint>> {
  return database.transaction(async (tx) => {
    // The lock serializes the items of one import, so that exactly one of them is the last.
    const [job] = await tx
      .select({ profitMargin: imports.profitMargin })
      .from(imports)
      .where(eq(imports.id, jobId))
      .for('update');
    if (!job) throw importNotFound();
    const isRequestedItem = and(eq(importItems.importId, jobId), eq(importItems.supplierProductId, result.productId));
    const [current] = await tx.select({ state: importItems.state }).from(importItems).where(isRequestedItem);
    if (!current) throw new AppError('not_found', 'The import has no such item');
    if (current.state === 'pending') {
      await tx
        .update(importItems)
        .set(await toItemChange(tx, jobId, result, job.profitMargin))
        .where(isRequestedItem);
    }
    const remaining = await countPending(tx, jobId);
    if (current.state === 'pending') await advanceImport(tx, jobId, remaining);
    return { remaining };
  });
}

async function toItemChange(tx: Executor, jobId: string, result: ItemResult, marginPercent: number) {
  if ('failure' in result) return { state: 'failed' as const, reason: result.failure };
  const reason = findItemError(result.item, marginPercent);
  if (reason) return { state: 'failed' as const, reason };
  const item: SupplierItem = { ...result.item, id: result.productId };
  return { state: 'imported' as const, productId: await upsertSupplierProduct(tx, { item, marginPercent, jobId }) };
}

/** Returns why the store cannot sell the item, for the report of the import; undefined if it can. */
function findItemError(item: SupplierItem, marginPercent: number): string | undefined {
  const price = dropshipPriceCents(item.cost, marginPercent);
  if ('reason' in price) return `Cost ${item.cost}: ${price.reason}`;
  if (!image().safeParse(item.image).success) return 'The image is neither an uploaded one nor an https address';
  return undefined;
}

async function countPending(tx: Executor, jobId: string): Promise<number> {
  const [row] = await tx
    .select({ pending: count() })
    .from(importItems)
    .where(and(eq(importItems.importId, jobId), eq(importItems.state, 'pending')));
  return row?.pending ?? 0;
}

async function advanceImport(tx: Executor, jobId: string, remaining: number): Promise<void> {
  const change = remaining === 0 ? { state: 'completed' as const, endedAt: sql`now()` } : { state: 'running' as const };
  await tx.update(imports).set(change).where(eq(imports.id, jobId));
}
