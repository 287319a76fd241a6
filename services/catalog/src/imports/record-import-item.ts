import type { BodyOf, ReplyOf } from '@shopwright/contracts/endpoint';
import { image } from '@shopwright/contracts/fields';
import type * as endpoints from '@shopwright/contracts/http/suppliers';
import type { SupplierItem } from '@shopwright/contracts/http/suppliers';
import { dropshipStock } from '@shopwright/contracts/limits';
import { decimalFromCents } from '@shopwright/contracts/money';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError, invariant } from '@shopwright/service-kit/errors';
import { and, count, eq, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { importItems, imports } from '../db/suppliers';
import { recordMovement } from '../inventory/set-stock';
import { dropshipPriceCents, findCategory, newSlug } from '../products/product-rules';
import { importNotFound } from './import-progress';

type ItemResult = BodyOf<typeof endpoints.recordImportItem>;

/** Stores the result of one item, once, and returns how many items are still pending. */
export function recordImportItem(
  database: Database,
  jobId: string,
  result: ItemResult,
): Promise<ReplyOf<typeof endpoints.recordImportItem>> {
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

interface SupplierProduct {
  item: SupplierItem;
  marginPercent: number;
  jobId: string;
}

/**
 * Creates the product of a supplier's item and returns its id. An existing product gets the new cost, margin and price
 * and is on sale again; its stock and texts stay. The unique index on supplier and item makes this one statement, so
 * that two concurrent imports cannot create two products.
 */
async function upsertSupplierProduct(tx: Executor, { item, marginPercent, jobId }: SupplierProduct): Promise<number> {
  const price = dropshipPriceCents(item.cost, marginPercent);
  invariant('cents' in price, 'the cost was checked before');
  const terms = {
    price: decimalFromCents(price.cents),
    supplierCost: item.cost,
    dropshipMargin: marginPercent,
    isDropshipped: true,
  };
  const [row] = await tx
    .insert(products)
    .values({
      ...terms,
      ...(await findCategory(tx, item)),
      slug: newSlug(item.title),
      name: item.title,
      description: item.description,
      image: item.image,
      supplierName: item.supplierName,
      supplierProductId: item.id,
      stockOnHand: dropshipStock,
    })
    .onConflictDoUpdate({
      target: [products.supplierName, products.supplierProductId],
      targetWhere: sql`supplier_product_id is not null`,
      set: { ...terms, archivedAt: null, version: sql`${products.version} + 1`, updatedAt: sql`now()` },
    })
    .returning({ id: products.id, version: products.version, stockOnHand: products.stockOnHand });
  invariant(row, 'an upsert returns its row');
  if (row.version === 1) {
    const { id: productId, stockOnHand: delta } = row;
    await recordMovement(tx, { productId, delta, resultingQuantity: delta, reason: 'import', reference: jobId });
  }
  return row.id;
}
