import type { Executor } from '@shopwright/service-kit/database/connection';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { type MovementReason, stockMovements } from '../db/stock';
import { crossesThreshold } from './low-stock';

interface StockMove {
  productId: number;
  /** By how much stock on hand changes; not 0. */
  delta: number;
  /** By how much the reserved part of it changes. */
  reservedDelta?: number;
  reason: MovementReason;
  reference?: string;
  actorUserId?: number;
  /** Without it holding, nothing is moved. */
  onlyIf?: SQL;
}

/**
 * The one way in which stock on hand changes: a single UPDATE (its row lock makes two at once take turns, its
 * condition is checked under that lock), the ledger row, and the alert when the change crosses the threshold.
 * Says whether it moved anything. Callers that move several products do so in id order.
 */
export async function moveStock(tx: Executor, move: StockMove): Promise<boolean> {
  const { productId, delta } = move;
  const [moved] = await tx
    .update(products)
    .set({
      stockQuantity: sql`${products.stockQuantity} + ${delta}`,
      reservedQuantity: sql`${products.reservedQuantity} + ${move.reservedDelta ?? 0}`,
      inStock: sql`case when ${products.stockQuantity} + ${delta} = 0 then false
                        when ${products.stockQuantity} = 0 then true
                        else ${products.inStock} end`,
      version: sql`${products.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(products.id, productId), move.onlyIf))
    .returning({ stockQuantity: products.stockQuantity, lowStockThreshold: products.lowStockThreshold });
  if (!moved) return false;
  const { stockQuantity, lowStockThreshold } = moved;
  const { reason, reference, actorUserId } = move;
  await recordMovement(tx, { productId, delta, resultingQuantity: stockQuantity, reason, reference, actorUserId });
  if (crossesThreshold({ before: stockQuantity - delta, after: stockQuantity, threshold: lowStockThreshold })) {
    await appendEvent(tx, 'stock-low', { productId, stockQuantity, lowStockThreshold });
  }
  return true;
}

type Movement = typeof stockMovements.$inferInsert;

/** Writes the ledger row of a change; a product that starts empty has none. */
export async function recordMovement(tx: Executor, movement: Movement): Promise<void> {
  if (movement.delta !== 0) await tx.insert(stockMovements).values(movement);
}
