import { maxInteger } from '@shopwright/contracts/fields';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { safeError } from '@shopwright/service-kit/runtime/logger';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { collections } from '../db/collections';
import type { CatalogDeps } from '../deps';

const batchMax = 1000;

/** Leaves the rest to the periodic task, so that a request that starts it still answers in time. */
const budgetMs = 1500;

/**
 * Lists the products of collections whose rule is new or has changed. From the commit of the rule on, the trigger of
 * `products` lists each product that changes by it; this compares the others, in batches. A crash leaves `synced_to` set,
 * and the next call continues.
 */
export async function syncCollections(database: Database): Promise<void> {
  const endsAt = performance.now() + budgetMs;
  while (performance.now() < endsAt) {
    const [pending] = await database.db
      .select({ id: collections.id, syncedTo: collections.syncedTo })
      .from(collections)
      .where(isNotNull(collections.syncedTo))
      .orderBy(asc(collections.id))
      .limit(1);
    if (!pending) return;
    if (pending.syncedTo === 0 && !(await areEarlierDone(database, endsAt))) return;
    await syncBatch(database, pending.id, pending.syncedTo ?? 0);
  }
}

/** Starts after a change that is committed already: a failure is logged, and the periodic task goes on. */
export async function startCollectionSync({
  database,
  logger,
}: Pick<CatalogDeps, 'database' | 'logger'>): Promise<void> {
  await syncCollections(database).catch((error: unknown) => {
    logger.warn({ err: safeError(error) }, 'the products of a changed collection are left to the periodic task');
  });
}

const pauseMs = 20;

/**
 * Waits for the transactions that run now: one may have listed a product by the rule before, and commit after the batch
 * that has compared it.
 */
export async function areEarlierDone({ db }: Database, endsAt: number): Promise<boolean> {
  const [now] = await db.execute<{ next: string }>(sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`);
  while (performance.now() < endsAt) {
    const [row] = await db.execute<{ isDone: boolean }>(
      sql`select pg_snapshot_xmin(pg_current_snapshot()) >= ${now?.next}::text::xid8 as "isDone"`,
    );
    if (row?.isDone) return true;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return false;
}

/** Compares one batch of products, in id order, as reservations lock them. */
function syncBatch(database: Database, id: number, from: number): Promise<void> {
  return database.transaction(async (tx) => {
    const [collection] = await tx
      .select({ rule: collections.rule })
      .from(collections)
      .where(and(eq(collections.id, id), eq(collections.syncedTo, from)))
      .for('no key update');
    if (!collection?.rule) return;
    const batch = await tx.execute<{ id: number }>(
      sql`select id from products where id > ${from} order by id limit ${batchMax} for share`,
    );
    const last = batch.length < batchMax ? undefined : batch.at(-1)?.id;
    await compare(tx, { id, from, to: last ?? maxInteger });
    await tx
      .update(collections)
      .set({ syncedTo: last ?? null })
      .where(eq(collections.id, id));
  });
}

interface Range {
  id: number;
  from: number;
  to: number;
}

async function compare(tx: Executor, { id, from, to }: Range): Promise<void> {
  const matching = sql`select p.*, until from products p, collections c, matches_until(p, c.rule) until
    where p.id > ${from} and p.id <= ${to} and c.id = ${id} and until > now()`;
  await tx.execute(sql`delete from collection_products m where m.collection_id = ${id}
    and m.product_id > ${from} and m.product_id <= ${to} and m.product_id not in (select id from (${matching}) matching)`);
  await tx.execute(sql`
    insert into collection_products (collection_id, product_id, rank, price, sort_name, leaves_at)
    select ${id}, id, (not featured)::int, price, sort_name, until from (${matching}) matching
    on conflict (collection_id, product_id) do update
      set rank = excluded.rank, price = excluded.price, sort_name = excluded.sort_name, leaves_at = excluded.leaves_at`);
}

/** Ends the stay of products that are no longer new, and of those whose collection was deleted while they changed. */
export async function purgeCollected({ db }: Database): Promise<void> {
  await db.execute(sql`delete from collection_products where leaves_at <= now()`);
  // Steps from one collection to the next in the index, instead of reading every row.
  await db.execute(sql`
    with recursive listed (id) as (
      select min(collection_id) from collection_products union all
      select (select min(m.collection_id) from collection_products m where m.collection_id > listed.id)
      from listed where listed.id is not null
    )
    delete from collection_products where collection_id in (
      select id from listed where id is not null and not exists (select from collections c where c.id = listed.id))`);
}
