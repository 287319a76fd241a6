import { maxInteger } from '@shopwright/contracts/fields';
import type { Database } from '@shopwright/service-kit/database/connection';
import { safeError } from '@shopwright/service-kit/runtime/logger';
import { eq, isNotNull, min, sql } from 'drizzle-orm';
import { areEarlierDone } from '../collections/sync-collections';
import { attributes } from '../db/attributes';
import type { CatalogDeps } from '../deps';

const batchMax = 1000;

/** Leaves the rest to the periodic task, so that a request that starts it still answers in time. */
const budgetMs = 1000;

/**
 * Reads products again by attributes that are new or have changed. From the commit on, the trigger of `products` reads each
 * product that changes; this reads the others, in batches. A crash leaves `synced_to` set, and the next call continues.
 */
export async function syncAttributes(database: Database): Promise<void> {
  const endsAt = performance.now() + budgetMs;
  while (performance.now() < endsAt) {
    const [pending] = await database.db
      .select({ from: min(attributes.syncedTo) })
      .from(attributes)
      .where(isNotNull(attributes.syncedTo));
    if (!pending || pending.from === null) return;
    if (pending.from === 0 && !(await areEarlierDone(database, endsAt))) return;
    await syncBatch(database, pending.from);
  }
}

/** Starts after a change that is committed already: a failure is logged, and the periodic task goes on. */
export async function startAttributeSync({
  database,
  logger,
}: Pick<CatalogDeps, 'database' | 'logger'>): Promise<void> {
  await syncAttributes(database).catch((error: unknown) => {
    logger.warn({ err: safeError(error) }, 'the products of a changed attribute are left to the periodic task');
  });
}

/** Reads one batch for all attributes that have come so far. Locks products in id order, as reservations do. */
function syncBatch(database: Database, from: number): Promise<void> {
  return database.transaction(async (tx) => {
    const isHere = eq(attributes.syncedTo, from);
    const pending = await tx
      .select({ id: attributes.id })
      .from(attributes)
      .where(isHere)
      .orderBy(attributes.id)
      .for('no key update');
    if (pending.length === 0) return;
    const batch = await tx.execute<{ id: number }>(sql`
      select id from products where id > ${from} and (specs <> '[]' or options <> '[]')
      order by id limit ${batchMax} for share`);
    const last = batch.length < batchMax ? undefined : batch.at(-1)?.id;
    await tx.execute(sql`
      select refresh_filters(p) from products p
      where p.id > ${from} and p.id <= ${last ?? maxInteger} and (specs <> '[]' or options <> '[]')`);
    await tx
      .update(attributes)
      .set({ syncedTo: last ?? null })
      .where(isHere);
  });
}
