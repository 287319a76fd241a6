import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/internal-imports';
import { actForImport } from '@shopwright/service-kit/audit/act-for';
import { type Database, type Executor, postgresCode } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { importItems, imports } from '../db/suppliers';
import { keepCurrency, readCurrency } from '../store-settings/store-currency';
import { readFeedTerms } from '../supplier-feeds/feed-terms';
import { importCategories } from './categories/import-categories';
import { undoCategories } from './categories/undo-categories';
import { importCollections } from './collections/import-collections';
import { undoCollections } from './collections/undo-collections';
import { requestImages } from './fetched-images/request-images';
import { importItemsOf } from './import-items';
import { importNotFound } from './import-progress';
import { importRedirects } from './import-redirects';
import { type DecidedItem, type Job, rowsOf, type StoredItem } from './items';
import { importReviews } from './reviews/import-reviews';
import { undoReviews } from './reviews/undo-reviews';
import { undoItems } from './undo-items';
import { undoRedirects } from './undo-redirects';

/** Keeps each transaction short: it locks the products that it updates, and a checkout of one of them waits. */
const importedMax = 200;
/** A dry run locks nothing. */
const checkedMax = 500;
/** Each batch of redirects reads those of the store. */
const redirectsMax = 10_000;
const categoriesMax = 2000;
/** Each of these may name a thousand products. */
const listedMax = 25;

/**
 * Does with the next items of an import what its phase says, and records the outcome of each. The lock on the import lets one
 * batch at a time through, so that a job that runs twice imports no row twice. Where Postgres refuses a batch, the items
 * come one by one, so that one of them fails alone.
 */
export async function processItems(
  database: Database,
  jobId: string,
  options: Omit<BatchOptions, 'isAlone'>,
): Promise<ResponseOf<typeof endpoints.processImportItems>> {
  try {
    return await processBatch(database, jobId, options);
  } catch (error) {
    if (!isRefused(error)) throw error;
    return processBatch(database, jobId, { ...options, isAlone: true });
  }
}

/** Data that Postgres cannot store, or a constraint. */
const isRefused = (error: unknown): boolean => /^2[23]/.test(postgresCode(error) ?? '');

interface BatchOptions {
  continueLater: boolean;
  isAlone?: boolean;
  publicOrigin?: string | undefined;
}

function processBatch(
  database: Database,
  jobId: string,
  { continueLater, isAlone = false, publicOrigin }: BatchOptions,
) {
  return database.transaction(async (tx) => {
    const [job] = await tx.select().from(imports).where(eq(imports.id, jobId)).for('update');
    if (!job) throw importNotFound();
    const { phase } = job;
    if (!isWorked(job) || phase === 'read') return { done: 0, isDone: true };
    await actForImport(tx, { ...job, importId: job.id, phase });
    const max = isAlone ? 1 : batchMax(job.kind, phase);
    const rows = await selectNext(tx, { ...job, phase }, max + 1);
    const batch = rows.slice(0, max);
    const decided = await decide(tx, { ...job, phase, publicOrigin }, batch, isAlone);
    // An item that waits for an earlier one of its product stays for the next batch.
    const isDone = rows.length <= max && decided.length === batch.length;
    await writeBatch(tx, { ...job, phase }, { decided, isDone, continueLater });
    if (isDone && phase === 'import') await requestImages(tx, jobId);
    return { done: decided.length, isDone };
  });
}

const isWorked = ({ state }: { state: string }): boolean => state === 'queued' || state === 'running';

/** Returns the next items that another service decides about. Changes nothing, so that a worker that dies leaves nothing behind. */
export async function nextBatch(
  { db }: Database,
  jobId: string,
): Promise<ResponseOf<typeof endpoints.nextImportBatch>> {
  const [job] = await db.select().from(imports).where(eq(imports.id, jobId));
  if (!job) throw importNotFound();
  const { kind, phase, sendsInvitations, givesPoints, requestedBy } = job;
  if (!isOfOtherService(kind) || !isWorked(job) || phase === 'read') return { kind, batch: null };
  const next = await selectNext(db, { ...job, phase }, batchMax(kind, phase));
  const items = next.map(({ key, rows, outcome, changes }) => ({ key, rows, outcome, changes }));
  const currency = await readCurrency(db);
  return { kind, batch: { importId: jobId, phase, sendsInvitations, givesPoints, requestedBy, currency, items } };
}

const isOfOtherService = (kind: Job['kind']): boolean =>
  kind === 'customers' || kind === 'orders' || kind === 'discounts';

/** Records what another service has decided, of items that still wait for it: two workers may have asked for the same ones. */
export function recordBatch(
  database: Database,
  jobId: string,
  { phase, decided, continueLater }: BodyOf<typeof endpoints.recordImportBatch>,
): Promise<{ isDone: boolean }> {
  return database.transaction(async (tx) => {
    const [job] = await tx.select().from(imports).where(eq(imports.id, jobId)).for('update');
    if (!job) throw importNotFound();
    if (!isWorked(job) || job.phase !== phase) return { isDone: true };
    const own = { ...job, phase };
    const keys = decided.map(({ key }) => key);
    const open = await tx
      .select({ key: importItems.supplierProductId })
      .from(importItems)
      .where(and(eq(importItems.importId, jobId), isNext(own), inArray(importItems.supplierProductId, keys)));
    const waiting = new Set(open.map(({ key }) => key));
    const isDone = (await selectNext(tx, own, waiting.size + 1)).length <= waiting.size;
    await writeBatch(tx, own, { decided: decided.filter(({ key }) => waiting.has(key)), isDone, continueLater });
    return { isDone };
  });
}

interface Batch {
  decided: readonly DecidedItem[];
  isDone: boolean;
  continueLater: boolean;
}

async function writeBatch(tx: Executor, job: Job, { decided, isDone, continueLater }: Batch): Promise<void> {
  await writeDecided(tx, job, decided);
  await tx
    .update(imports)
    .set({
      ...(isDone ? { state: 'completed' as const, endedAt: sql`now()` } : { state: 'running' as const }),
      ...(job.phase !== 'undo' && {
        created: sql`${imports.created} + ${count(decided, 'created')}`,
        updated: sql`${imports.updated} + ${count(decided, 'updated')}`,
        unchanged: sql`${imports.unchanged} + ${count(decided, 'unchanged')}`,
      }),
    })
    .where(eq(imports.id, job.id));
  if (!isDone && continueLater) await appendEvent(tx, 'import-requested', { jobId: job.id });
}

function batchMax(kind: Job['kind'], phase: Job['phase']): number {
  if (kind === 'redirects') return redirectsMax;
  // A dry run has to know those above, and an undo to begin with those below.
  if (kind === 'categories' && phase !== 'import') return categoriesMax;
  if (kind === 'collections' || kind === 'discounts') return listedMax;
  return phase === 'check' ? checkedMax : importedMax;
}

const count = (decided: readonly DecidedItem[], outcome: string) =>
  decided.filter((item) => item.outcome === outcome).length;

/** The conditions of the indexes, which know their constants only. */
function isNext({ phase, isDryRun }: Job): SQL {
  if (phase === 'undo') return sql`state = 'imported'`;
  return phase === 'import' && isDryRun ? sql`state = 'checked'` : sql`state = 'pending'`;
}

/** The next items of the phase, in the order of the file; those to undo in the order in which products are locked. */
async function selectNext(tx: Executor, job: Job, limit: number): Promise<StoredItem[]> {
  const rows = await tx
    .select({
      key: importItems.supplierProductId,
      row: importItems.row,
      outcome: importItems.outcome,
      productId: importItems.productId,
      // Those of a dry run are computed again.
      changes: job.phase === 'undo' ? importItems.changes : sql<null>`null`,
      position: importItems.position,
    })
    .from(importItems)
    .where(and(eq(importItems.importId, job.id), isNext(job)))
    .orderBy(asc(importItems.position))
    .limit(limit);
  return rows.map(({ row, position, ...item }) => ({ ...item, rows: rowsOf(row, position) }));
}

async function decide(tx: Executor, job: Job, items: StoredItem[], isAlone: boolean): Promise<DecidedItem[]> {
  if (items.length === 0) return [];
  const work = await chooseWork(tx, job, items);
  if (!isAlone) return work(tx);
  return tx
    .transaction((savepoint) => work(savepoint))
    .catch((error: unknown) => {
      if (!isRefused(error) && !(error instanceof AppError)) throw error;
      return items.map(({ key }) => ({ key, reason: 'This row cannot be stored. Compare it with the others' }));
    });
}

type Work = (executor: Executor) => Promise<DecidedItem[]>;

/** What the catalog does with the kinds that it owns beside products. */
const worksOf = {
  redirects: { take: importRedirects, undo: undoRedirects },
  reviews: { take: importReviews, undo: undoReviews },
  categories: { take: importCategories, undo: undoCategories },
  collections: { take: importCollections, undo: undoCollections },
};

async function chooseWork(tx: Executor, job: Job, items: StoredItem[]): Promise<Work> {
  if (isOfOtherService(job.kind)) throw new AppError('conflict', 'Another service imports these');
  const { kind } = job;
  if (kind in worksOf) {
    const { take, undo } = worksOf[kind as keyof typeof worksOf];
    return (executor) => (job.phase === 'undo' ? undo : take)(executor, job, items);
  }
  if (job.phase === 'undo') return (executor) => undoItems(executor, job, items);
  const { asDrafts, keepsStock, publicOrigin, feedSupplierId } = job;
  const feed = feedSupplierId === null ? undefined : await readFeedTerms(tx, feedSupplierId);
  const terms = { currency: await keepCurrency(tx), asDrafts, keepsStock, publicOrigin, feed };
  return (executor) => importItemsOf(executor, job, items, terms);
}

async function writeDecided(tx: Executor, { id, phase }: Job, decided: readonly DecidedItem[]): Promise<void> {
  if (decided.length === 0) return;
  const done = { check: 'checked', import: 'imported', undo: 'undone' }[phase];
  const failed = phase === 'undo' ? 'kept' : 'failed';
  await tx.execute(sql`
    update ${importItems} set
      state = case when outcome.reason is null then ${done} else ${failed} end,
      reason = outcome.reason,
      outcome = case when outcome.reason is not null and ${phase !== 'undo'} then null
        else coalesce(outcome.outcome, ${importItems.outcome}) end,
      product_id = coalesce(outcome."productId", product_id),
      changes = coalesce(outcome.changes, ${importItems.changes}),
      row = case when outcome.reason is null and ${phase === 'import'} then null else row end
    from jsonb_to_recordset(${JSON.stringify(decided)}::text::jsonb)
      as outcome (key text, "productId" int, outcome text, reason text, changes jsonb)
    where ${importItems.importId} = ${id} and ${importItems.supplierProductId} = outcome.key`);
}
