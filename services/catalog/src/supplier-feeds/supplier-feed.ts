import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/supplier-feeds';
import type { SupplierFeed } from '@shopwright/contracts/http/supplier-feeds';
import { type Database, type Executor, violatedConstraint } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import { feedProducts, supplierFeeds } from '../db/suppliers';
import { findLastRun } from '../imports/file-imports';
import { checkPublicHost } from '../products/product-rules';
import { cancelRuns, feedNotFound, runFeed } from './run-feed';

export async function getSupplierFeed(db: Executor, supplierId: number): Promise<{ feed: SupplierFeed | null }> {
  const [row] = await db.select().from(supplierFeeds).where(eq(supplierFeeds.supplierId, supplierId));
  if (!row) return { feed: null };
  const isOfFeed = eq(feedProducts.supplierId, supplierId);
  const [lastRun, [held], [paused]] = await Promise.all([
    findLastRun(db, supplierId),
    db
      .select({ rows: count() })
      .from(feedProducts)
      .where(and(isOfFeed, isNotNull(feedProducts.heldPrice))),
    db.select({ rows: count() }).from(feedProducts).where(and(isOfFeed, sql`is_paused`)),
  ]);
  const { supplierId: _id, nextRunAt: _at, ...form } = row;
  return {
    feed: {
      ...form,
      lastRun,
      heldPrices: held?.rows ?? 0,
      pausedProducts: paused?.rows ?? 0,
    },
  };
}

/**
 * Stores the feed and starts a run, if it has an address and none is under way. One statement checks the version under the row's lock;
 * of two who set up the first, one does.
 */
export async function putSupplierFeed(
  database: Database,
  supplierId: number,
  { version, ...form }: BodyOf<typeof endpoints.putSupplierFeed>,
  requestedBy?: number,
): Promise<{ feed: SupplierFeed | null }> {
  checkPublicHost('url', form.url);
  const { db } = database;
  const stored =
    version === 0
      ? await db
          .insert(supplierFeeds)
          .values({ supplierId, ...form })
          .onConflictDoNothing()
          .returning()
          .catch(asNotFound)
      : await db
          .update(supplierFeeds)
          .set({ ...form, version: version + 1 })
          .where(and(eq(supplierFeeds.supplierId, supplierId), eq(supplierFeeds.version, version)))
          .returning();
  if (stored.length === 0)
    throw new AppError('conflict', 'The feed has changed since you opened it. Please reload it and try again.');
  if (form.url !== null) {
    await runFeed(database, supplierId, requestedBy).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'conflict')) throw error;
    });
  }
  return getSupplierFeed(database.db, supplierId);
}

function asNotFound(error: unknown): never {
  throw violatedConstraint(error) ? new AppError('not_found', 'No such supplier') : error;
}

export function deleteSupplierFeed(database: Database, supplierId: number): Promise<void> {
  return database.transaction(async (tx) => {
    await cancelRuns(tx, supplierId);
    const [removed] = await tx.delete(supplierFeeds).where(eq(supplierFeeds.supplierId, supplierId)).returning();
    if (!removed) throw feedNotFound();
  });
}
