import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/file-imports';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { isArchived, products } from '../db/products';
import { importItems, imports } from '../db/suppliers';
import { keepCurrency } from '../store-settings/store-currency';
import { importNotFound } from './import-progress';
import { parseFileRow } from './parse-file-row';
import { rejectTakenSkus } from './reject-taken-skus';
import { type ImportedProduct, storeImportedProducts } from './store-imported-products';
import { type ItemOutcome, writeOutcomes } from './write-outcomes';

/** Keeps each transaction short: it locks the products that it updates, and a checkout of one of them waits. */
const batchMax = 200;

/**
 * Imports the next rows of a file and records the outcome of each. The lock on the import lets one batch at a time
 * through, so that a job that runs twice imports no row twice.
 */
export function importFileRows(
  database: Database,
  jobId: string,
  { continueLater }: { continueLater: boolean },
): Promise<ResponseOf<typeof endpoints.importFileRows>> {
  return database.transaction(async (tx) => {
    const [job] = await tx
      .select({ id: imports.id, state: imports.state, asDrafts: imports.asDrafts })
      .from(imports)
      .where(eq(imports.id, jobId))
      .for('update');
    if (!job) throw importNotFound();
    if (job.state !== 'queued' && job.state !== 'running') return { imported: 0, rejected: 0, isDone: true };
    const rows = await selectPending(tx, jobId);
    const outcomes = await importBatch(tx, job, rows.slice(0, batchMax));
    const isDone = rows.length <= batchMax;
    await tx
      .update(imports)
      .set(isDone ? { state: 'completed', endedAt: sql`now()` } : { state: 'running' })
      .where(eq(imports.id, jobId));
    if (!isDone && continueLater) await appendEvent(tx, 'import-requested', { jobId });
    const rejected = outcomes.filter((outcome) => 'reason' in outcome).length;
    return { imported: outcomes.length - rejected, rejected, isDone };
  });
}

/** Returns the next rows, and one more where that is not all. */
const selectPending = (tx: Executor, jobId: string) =>
  tx
    .select({ id: importItems.supplierProductId, row: importItems.row })
    .from(importItems)
    .where(and(eq(importItems.importId, jobId), eq(importItems.state, 'pending')))
    .orderBy(asc(importItems.position))
    .limit(batchMax + 1);

type PendingRow = Awaited<ReturnType<typeof selectPending>>[number];

interface Job {
  id: string;
  asDrafts: boolean;
}

async function importBatch(tx: Executor, { id: jobId, asDrafts }: Job, rows: PendingRow[]): Promise<ItemOutcome[]> {
  const currency = await keepCurrency(tx);
  const parsed = await resolveSlugs(
    tx,
    rows.map(({ id, row }) => ({ id, ...parseFileRow(row ?? {}, currency, asDrafts) })),
  );
  const valid = parsed.flatMap((row) => ('product' in row ? [{ id: row.id, product: row.product }] : []));
  const checked = await rejectTakenSkus(tx, valid);
  const accepted = checked.flatMap((row) => ('product' in row ? [row] : []));
  const imported = accepted.map(({ product }) => product);
  const productIds = imported.length === 0 ? [] : await storeImportedProducts(tx, { jobId, imported, hasTexts: true });
  const outcomes = [
    ...accepted.map(({ id }, at) => ({ id, productId: productIds[at] })),
    ...[...parsed, ...checked].flatMap((row) => ('reason' in row ? [{ id: row.id, reason: row.reason }] : [])),
  ];
  await writeOutcomes(tx, jobId, outcomes);
  return outcomes;
}

type ParsedRow = { id: string; product: ImportedProduct } | { id: string; reason: string };

/** Rejects rows of archived products, and lets those whose slug no product has add one: they come from another store. */
async function resolveSlugs(tx: Executor, rows: ParsedRow[]): Promise<ParsedRow[]> {
  const slugs = rows.flatMap((row) => ('product' in row ? (row.product.slug ?? []) : []));
  if (slugs.length === 0) return rows;
  const found = await tx
    .select({ slug: products.slug, isArchived })
    .from(products)
    .where(inArray(products.slug, slugs));
  const archived = new Map(found.map((product) => [product.slug, product.isArchived]));
  return rows.map((row) => {
    if (!('product' in row) || row.product.slug === undefined) return row;
    const wasArchived = archived.get(row.product.slug);
    if (wasArchived) return { id: row.id, reason: 'slug: This product is archived' };
    return wasArchived === undefined ? { id: row.id, product: { ...row.product, slug: undefined } } : row;
  });
}
