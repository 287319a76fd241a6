import { randomUUID } from 'node:crypto';
import { fileSource } from '@shopwright/contracts/http/file-imports';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, asc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { imports, supplierFeeds, suppliers } from '../db/suppliers';

const active = ['uploading', 'queued', 'running', 'paused'] as const;
/** The reports of so many runs are kept: one may have 100,000 rows. */
const keptRuns = 3;
const dueMax = 20;

export const feedNotFound = () => new AppError('not_found', 'This supplier has no feed');

/** Starts a run now, under the lock of the feed. Throws `conflict` while one is under way. */
export function runFeed(database: Database, supplierId: number, requestedBy?: number): Promise<void> {
  return database.transaction(async (tx) => {
    const [feed] = await tx.select().from(supplierFeeds).where(eq(supplierFeeds.supplierId, supplierId)).for('update');
    if (!feed) throw feedNotFound();
    if (feed.url === null) throw new AppError('unprocessable', 'This feed has no address. Upload a file instead.');
    if (!(await startRun(tx, feed, requestedBy))) throw new AppError('conflict', 'This feed is being synced');
  });
}

/** Starts the runs that are due. What another instance has locked is being started by it. */
export function startDueFeeds(database: Database): Promise<void> {
  return database.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(supplierFeeds)
      .where(and(isNotNull(supplierFeeds.url), lte(supplierFeeds.nextRunAt, sql`now()`)))
      .orderBy(asc(supplierFeeds.nextRunAt))
      .limit(dueMax)
      .for('update', { skipLocked: true });
    for (const feed of due) await startRun(tx, feed);
  });
}

/** Returns false while a run is under way. The next one is due a whole period after this one. */
async function startRun(
  tx: Executor,
  { supplierId, everyHours, marginPercent, mapping }: typeof supplierFeeds.$inferSelect,
  requestedBy?: number,
): Promise<boolean> {
  await tx
    .update(supplierFeeds)
    .set({ nextRunAt: sql`now() + make_interval(hours => ${everyHours})` })
    .where(eq(supplierFeeds.supplierId, supplierId));
  const [running] = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.feedSupplierId, supplierId), inArray(imports.state, [...active])))
    .limit(1);
  if (running) return false;
  const [supplier] = await tx.select({ name: suppliers.name }).from(suppliers).where(eq(suppliers.id, supplierId));
  const jobId = randomUUID();
  await tx.insert(imports).values({
    id: jobId,
    supplierType: fileSource,
    profitMargin: marginPercent,
    phase: 'read',
    fileName: supplier?.name ?? '',
    asDrafts: true,
    mapping,
    feedSupplierId: supplierId,
    requestedBy,
  });
  await appendEvent(tx, 'import-requested', { jobId });
  await tx.execute(sql`delete from ${imports} where id in (
    select id from ${imports} where feed_supplier_id = ${supplierId} order by created_at desc offset ${keptRuns})`);
  return true;
}

/** Ends what is under way before the feed goes, whose rules it would lack. Also a dry run that is done: it is not imported without them. */
export async function cancelRuns(tx: Executor, supplierId: number): Promise<void> {
  await tx
    .update(imports)
    .set({ state: 'canceled', endedAt: sql`now()` })
    .where(
      and(eq(imports.feedSupplierId, supplierId), or(inArray(imports.state, [...active]), eq(imports.phase, 'check'))),
    );
}
