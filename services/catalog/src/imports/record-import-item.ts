import type { BodyOf, ReplyOf } from '@shopwright/contracts/endpoint';
import type { recordImportItem as endpoint, SupplierItem } from '@shopwright/contracts/http/internal';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, count, eq, sql } from 'drizzle-orm';
import { importItems, imports } from '../db/imports';
import { importNotFound } from './import-progress';
import { rejectionOf } from './supplier-item-rules';
import { takeOverProduct } from './take-over-product';

type Arrival = BodyOf<typeof endpoint>;

/** Stores what became of one item. Whoever says so again, or at the same time, changes nothing. */
export function recordImportItem(
  database: Database,
  jobId: string,
  arrival: Arrival,
): Promise<ReplyOf<typeof endpoint>> {
  return database.transaction(async (tx) => {
    // Items of one import take turns here, so that exactly one of them is the last.
    const [job] = await tx
      .select({ profitMargin: imports.profitMargin })
      .from(imports)
      .where(eq(imports.id, jobId))
      .for('update');
    if (!job) throw importNotFound();
    const thisItem = and(eq(importItems.importId, jobId), eq(importItems.supplierProductId, arrival.productId));
    const [current] = await tx.select({ state: importItems.state }).from(importItems).where(thisItem);
    if (!current) throw new AppError('not_found', 'The import has no such item');
    if (current.state === 'pending') {
      await tx
        .update(importItems)
        .set(await outcomeOf(tx, jobId, arrival, job.profitMargin))
        .where(thisItem);
    }
    const remaining = await countPending(tx, jobId);
    if (current.state === 'pending') await moveOn(tx, jobId, remaining);
    return { remaining };
  });
}

async function outcomeOf(tx: Executor, jobId: string, arrival: Arrival, marginPercent: number) {
  if ('failure' in arrival) return { state: 'failed' as const, reason: arrival.failure };
  const reason = rejectionOf(arrival.item, marginPercent);
  if (reason) return { state: 'failed' as const, reason };
  const item: SupplierItem = { ...arrival.item, id: arrival.productId };
  return { state: 'imported' as const, productId: await takeOverProduct(tx, { item, marginPercent, jobId }) };
}

async function countPending(tx: Executor, jobId: string): Promise<number> {
  const [row] = await tx
    .select({ pending: count() })
    .from(importItems)
    .where(and(eq(importItems.importId, jobId), eq(importItems.state, 'pending')));
  return row?.pending ?? 0;
}

async function moveOn(tx: Executor, jobId: string, remaining: number): Promise<void> {
  const change = remaining === 0 ? { state: 'completed' as const, endedAt: sql`now()` } : { state: 'running' as const };
  await tx.update(imports).set(change).where(eq(imports.id, jobId));
}
