import { type Database, postgresCode } from '@shopwright/service-kit/database/connection';
import { asStore } from '@shopwright/service-kit/http/request-context';
import { safeError } from '@shopwright/service-kit/runtime/logger';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { categories } from '../db/categories';
import { isNoVariant, products } from '../db/products';
import type { CatalogDeps } from '../deps';

const batchMax = 500;

/** Leaves the rest to the periodic task, so that a request that starts it still answers in time. */
const budgetMs = 1500;

/**
 * Gives products the name of their category after it was renamed, and moves those of a merged one. Works in batches,
 * because each product's search index is written again: one statement for a large category would keep its products
 * locked for longer than a checkout waits. A crash leaves `is_syncing` set, and the next call continues.
 */
export async function syncCategoryProducts(database: Database): Promise<number> {
  const endsAt = performance.now() + budgetMs;
  let changed = 0;
  while (performance.now() < endsAt) {
    const [pending] = await database.db
      .select({ id: categories.id, mergedIntoId: categories.mergedIntoId })
      .from(categories)
      .where(eq(categories.isSyncing, true))
      .orderBy(asc(categories.id))
      .limit(1);
    if (!pending) break;
    const batch = await syncBatch(database, pending);
    changed += batch;
    if (batch === 0 && !(await endSync(database, pending))) break;
  }
  return changed;
}

export type CategoryDeps = Pick<CatalogDeps, 'database' | 'logger'>;

/** Starts after a change that is committed already: a failure is logged, and the periodic task goes on. */
export async function startCategorySync({ database, logger }: CategoryDeps): Promise<void> {
  await asStore(() => syncCategoryProducts(database)).catch((error: unknown) => {
    logger.warn({ err: safeError(error) }, 'the products of a changed category are left to the periodic task');
  });
}

interface Pending {
  id: number;
  mergedIntoId: number | null;
}

/** Changes one batch of products, in id order, as reservations lock them, and returns their number. */
function syncBatch(database: Database, { id, mergedIntoId }: Pending): Promise<number> {
  const targetId = mergedIntoId ?? id;
  return database.transaction(async (tx) => {
    // Keeps the category from being renamed or merged until its products have the name that was read.
    const [target] = await tx
      .select({ name: categories.name })
      .from(categories)
      .where(eq(categories.id, targetId))
      .for('share');
    if (!target) return 0;
    const isBehind = and(
      eq(products.categoryId, id),
      mergedIntoId === null ? ne(products.category, target.name) : undefined,
    );
    const due = await tx
      .select({ id: products.id })
      .from(products)
      .where(isBehind)
      // Variants first: else those of a batch of their products would follow all at once.
      .orderBy(isNoVariant, asc(products.id))
      .limit(batchMax)
      .for('update');
    if (due.length === 0) return 0;
    await tx
      .update(products)
      .set({
        categoryId: targetId,
        category: target.name,
        version: sql`${products.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(
        inArray(
          products.id,
          due.map((product) => product.id),
        ),
      );
    return due.length;
  });
}

/**
 * Marks the category as done, or deletes it if it was merged. Locks its row first: a caller that puts a product into the
 * category holds a share of that lock, so that no product comes in between. Returns false to look again later.
 */
function endSync(database: Database, { id, mergedIntoId }: Pending): Promise<boolean> {
  return database
    .transaction(async (tx) => {
      const isPending = and(eq(categories.id, id), eq(categories.isSyncing, true));
      const [locked] = await tx.select().from(categories).where(isPending).for('update');
      if (!locked || locked.mergedIntoId !== mergedIntoId) return true;
      const left = mergedIntoId === null ? ne(products.category, locked.name) : undefined;
      const [product] = await tx
        .select({ id: products.id })
        .from(products)
        .where(and(eq(products.categoryId, id), left))
        .limit(1);
      if (product) return true;
      if (mergedIntoId === null) await tx.update(categories).set({ isSyncing: false }).where(isPending);
      else await tx.delete(categories).where(isPending);
      return true;
    })
    .catch((error: unknown) => {
      // A product that is being written into the category still holds it.
      if (postgresCode(error) === '23503' || postgresCode(error) === '55P03') return false;
      throw error;
    });
}
