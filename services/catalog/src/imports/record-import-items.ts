import { type Currency, isPayable } from '@shopwright/contracts/currencies';
import type { ResponseOf } from '@shopwright/contracts/endpoint';
import { image } from '@shopwright/contracts/fields';
import type * as endpoints from '@shopwright/contracts/http/suppliers';
import type { ImportResult, SupplierItem } from '@shopwright/contracts/http/suppliers';
import { decimalFromCents } from '@shopwright/contracts/money';
import { actForImport } from '@shopwright/service-kit/audit/act-for';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { importItems, imports } from '../db/suppliers';
import { dropshipPriceCents } from '../products/product-rules';
import { keepCurrency } from '../store-settings/store-currency';
import { importNotFound } from './import-progress';
import { type ImportedProduct, storeImportedProducts } from './store-imported-products';
import { type ItemOutcome, writeOutcomes } from './write-outcomes';

/** Stores the results of items, each once, and returns how many items are still pending. */
export function recordImportItems(
  database: Database,
  jobId: string,
  results: ImportResult[],
): Promise<ResponseOf<typeof endpoints.recordImportItems>> {
  return database.transaction(async (tx) => {
    // The lock serializes the batches of one import, so that exactly one of them is the last.
    const [job] = await tx
      .select({ profitMargin: imports.profitMargin, requestedBy: imports.requestedBy })
      .from(imports)
      .where(eq(imports.id, jobId))
      .for('update');
    if (!job) throw importNotFound();
    await actForImport(tx, { importId: jobId, phase: 'import', requestedBy: job.requestedBy });
    const pending = await findPending(tx, jobId, results);
    const currency = await keepCurrency(tx);
    const decided = pending.map((result) => decideItem(result, job.profitMargin, currency));
    const accepted = decided.flatMap((item) => ('product' in item ? [item.product] : []));
    const ids = accepted.length === 0 ? [] : await storeImportedProducts(tx, jobId, accepted);
    const outcomes = decided.map((item): ItemOutcome => {
      if ('reason' in item) return { id: item.id, reason: item.reason };
      return { id: item.id, productId: ids[accepted.indexOf(item.product)] };
    });
    await writeOutcomes(tx, jobId, outcomes);
    const remaining = await countPending(tx, jobId);
    if (pending.length > 0) await advanceImport(tx, jobId, remaining);
    return { remaining };
  });
}

/** Returns the results of items that have none yet. Throws `not_found` for one that is no item of the import. */
async function findPending(tx: Executor, jobId: string, results: ImportResult[]): Promise<ImportResult[]> {
  const byId = new Map(results.map((result) => [result.productId, result]));
  const isRequested = and(eq(importItems.importId, jobId), inArray(importItems.supplierProductId, [...byId.keys()]));
  const rows = await tx
    .select({ id: importItems.supplierProductId, state: importItems.state })
    .from(importItems)
    .where(isRequested);
  if (rows.length < byId.size) throw new AppError('not_found', 'No such item in this import');
  const pending = new Set(rows.filter(({ state }) => state === 'pending').map(({ id }) => id));
  return [...byId.values()].filter(({ productId }) => pending.has(productId));
}

/** Built once: that takes longer than to check an item. */
const imageField = image();

type Decided = { id: string; reason: string } | { id: string; product: ImportedProduct };

function decideItem(result: ImportResult, marginPercent: number, currency: Currency): Decided {
  const { productId: id } = result;
  if ('failure' in result) return { id, reason: result.failure };
  const { item } = result;
  const price = dropshipPriceCents(item.cost, marginPercent);
  if ('reason' in price) return { id, reason: `Cost ${item.cost}: ${price.reason}` };
  if (!isPayable(price.cents, currency)) {
    return { id, reason: `Cost ${item.cost}: results in ${decimalFromCents(price.cents)}, which is no whole amount` };
  }
  if (!imageField.safeParse(item.image).success) {
    return { id, reason: 'The image is neither an uploaded one nor an https address' };
  }
  return { id, product: toProduct(id, item, { priceCents: price.cents, marginPercent }) };
}

const toProduct = (
  id: string,
  { title, description, image: address, category, supplierName, cost }: SupplierItem,
  { priceCents, marginPercent }: { priceCents: number; marginPercent: number },
): ImportedProduct => ({
  name: title,
  description,
  image: address,
  category,
  priceCents,
  supplier: { name: supplierName, productId: id, cost, marginPercent },
});

async function countPending(tx: Executor, jobId: string): Promise<number> {
  const pending = sql<number>`${imports.rows} - ${imports.imported} - ${imports.rejected}`;
  const [row] = await tx.select({ pending }).from(imports).where(eq(imports.id, jobId));
  return row?.pending ?? 0;
}

async function advanceImport(tx: Executor, jobId: string, remaining: number): Promise<void> {
  const change = remaining === 0 ? { state: 'completed' as const, endedAt: sql`now()` } : { state: 'running' as const };
  await tx.update(imports).set(change).where(eq(imports.id, jobId));
}
