import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as editing from '@shopwright/contracts/http/product-editing';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import { dropshipStock } from '@shopwright/contracts/limits';
import type { Database } from '@shopwright/service-kit/database/connection';
import { invariant } from '@shopwright/service-kit/errors';
import { and, eq, sql } from 'drizzle-orm';
import { hasOwnStock, productChanged, productNotFound, products, staffColumns } from '../db/products';
import { belowReserved, moveStock } from '../inventory/set-stock';

interface DropshipEdit extends BodyOf<typeof editing.setDropship> {
  productId: number;
  actorUserId?: number;
}

/** Locks the product's row before it reads the stock, so that no concurrent sale or edit is lost. */
export function setDropship(database: Database, edit: DropshipEdit): Promise<StaffProduct> {
  const { productId, actorUserId, isDropshipped } = edit;
  return database.transaction(async (tx) => {
    const isEdited = and(eq(products.id, productId), hasOwnStock);
    const [current] = await tx.select(staffColumns).from(products).where(isEdited).for('update');
    if (!current) throw productNotFound();
    if (edit.version !== undefined && edit.version !== current.version) throw productChanged();
    const stockOnHand = edit.stockQuantity ?? stockAfter(current, isDropshipped);
    if (stockOnHand < current.reservedQuantity) throw belowReserved(current.reservedQuantity);
    const delta = stockOnHand - current.stockQuantity;
    // It counts the version up as well.
    if (delta !== 0) await moveStock(tx, { productId, delta, reason: 'set', actorUserId });
    const [changed] = await tx
      .update(products)
      .set({ isDropshipped, updatedAt: sql`now()`, ...(delta === 0 && { version: sql`${products.version} + 1` }) })
      .where(isEdited)
      .returning(staffColumns);
    invariant(changed, 'a locked row still exists');
    return changed;
  });
}

/** The stock of a dropshipped product is the supplier's: it goes with the supplier, except what is reserved already. */
function stockAfter(current: StaffProduct, isDropshipped: boolean): number {
  const { stockQuantity: stockOnHand, reservedQuantity } = current;
  if (current.isDropshipped === isDropshipped) return stockOnHand;
  if (!isDropshipped) return reservedQuantity;
  return stockOnHand === 0 ? dropshipStock : stockOnHand;
}
