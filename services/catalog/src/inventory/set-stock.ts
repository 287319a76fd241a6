import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/inventory';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { fieldError } from '@shopwright/service-kit/errors';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { hasOwnStock, productChanged, productNotFound, products, staffColumns } from '../db/products';
import { type MovementReason, stockMovements } from '../db/stock';

interface StockEdit extends BodyOf<typeof endpoints.setStock> {
  productId: number;
  actorUserId?: number;
}

/**
 * Sets the stock on hand. Locks the row before it reads the quantity, so that no concurrent sale is lost. `version`
 * detects sales since staff read the product. Without it, the new quantity may not include recent sales, so it is
 * refused if units were sold since the stock was last set.
 */
export function setStock(database: Database, edit: StockEdit): Promise<StaffProduct> {
  const { productId, stockQuantity: stockOnHand, actorUserId } = edit;
  return database.transaction(async (tx) => {
    const isEdited = and(eq(products.id, productId), hasOwnStock);
    const [current] = await tx.select(staffColumns).from(products).where(isEdited).for('update');
    if (!current) throw productNotFound();
    if (edit.version !== undefined && edit.version !== current.version) throw productChanged();
    if (stockOnHand < current.reservedQuantity) throw belowReserved(current.reservedQuantity);
    const delta = stockOnHand - current.stockQuantity;
    if (delta === 0) return current;
    if (edit.version === undefined && (await isSoldSinceSet(tx, productId))) throw soldSinceSet();
    await moveStock(tx, { productId, delta, reason: 'set', actorUserId });
    const [changed] = await tx.select(staffColumns).from(products).where(isEdited);
    return changed ?? current;
  });
}

export const belowReservedMessage = (reserved: number): string =>
  `Must be at least ${reserved}, the quantity reserved for unpaid orders`;

export const belowReserved = (reserved: number) =>
  fieldError('conflict', 'stockQuantity', belowReservedMessage(reserved));

const soldSinceSet = () =>
  fieldError('conflict', 'version', 'Units were sold since this stock was set: send the version that you have read');

/** True if the product was not counted after its last sale. Returned units say nothing about the count. */
async function isSoldSinceSet(tx: Executor, productId: number): Promise<boolean> {
  const [last] = await tx
    .select({ reason: stockMovements.reason })
    .from(stockMovements)
    .where(and(eq(stockMovements.productId, productId), ne(stockMovements.reason, 'restock')))
    .orderBy(desc(stockMovements.id))
    .limit(1);
  return last?.reason === 'sale';
}

export interface StockMove {
  productId: number;
  /** The change of stock on hand; not 0. */
  delta: number;
  /** The change of the reserved quantity. */
  reservedDelta?: number;
  reason: MovementReason;
  reference?: string;
  actorUserId?: number;
  /** A condition that is checked under the row's lock. Nothing moves unless it holds. */
  onlyIf?: SQL;
}

/**
 * Changes stock on hand; no other code updates it. One UPDATE locks the row and checks the condition, then the ledger
 * row is written, and an event if stock falls to its threshold. Returns whether stock moved. Callers that move several
 * products do so in id order.
 */
export async function moveStock(tx: Executor, move: StockMove): Promise<boolean> {
  const { productId, delta } = move;
  const [moved] = await tx
    .update(products)
    .set({
      stockOnHand: sql`${products.stockOnHand} + ${delta}`,
      reservedQuantity: sql`${products.reservedQuantity} + ${move.reservedDelta ?? 0}`,
      inStock: sql`case when ${products.stockOnHand} + ${delta} = 0 then false
                        when ${products.stockOnHand} = 0 then true
                        else ${products.inStock} end`,
      version: sql`${products.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(products.id, productId), move.onlyIf))
    .returning({ stockOnHand: products.stockOnHand, lowStockThreshold: products.lowStockThreshold });
  if (!moved) return false;
  const { stockOnHand, lowStockThreshold } = moved;
  const { reason, reference, actorUserId } = move;
  await recordMovement(tx, { productId, delta, resultingQuantity: stockOnHand, reason, reference, actorUserId });
  // Between a product and its variants, nothing is sold.
  if (reason === 'options') return true;
  if (crossesThreshold({ before: stockOnHand - delta, after: stockOnHand, threshold: lowStockThreshold })) {
    await appendEvent(tx, 'stock-low', { productId, stockQuantity: stockOnHand, lowStockThreshold });
  }
  return true;
}

type Movement = typeof stockMovements.$inferInsert;

/** Writes the ledger row of a change. A product that starts without stock has none. */
export async function recordMovement(tx: Executor, movement: Movement): Promise<void> {
  if (movement.delta !== 0) await tx.insert(stockMovements).values(movement);
}

interface StockChange {
  before: number;
  after: number;
  threshold: number;
}

/** Returns whether stock fell from above its threshold to it or below. Only this change raises an alert. */
export function crossesThreshold({ before, after, threshold }: StockChange): boolean {
  return before > threshold && after <= threshold;
}
