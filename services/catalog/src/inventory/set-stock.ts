import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { setStock as endpoint } from '@shopwright/contracts/http/inventory';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import type { Database } from '@shopwright/service-kit/database/connection';
import { fieldError } from '@shopwright/service-kit/errors';
import { and, eq, isNull } from 'drizzle-orm';
import { productChanged, productNotFound, staffColumns } from '../db/product-row';
import { products } from '../db/products';
import { moveStock } from './move-stock';

interface StockEdit extends BodyOf<typeof endpoint> {
  productId: number;
  actorUserId?: number;
}

/**
 * Sets the stock on hand. Locks the row before it reads the quantity, so that no concurrent sale is lost. `version`
 * detects sales since staff read the product.
 */
export function setStock(database: Database, edit: StockEdit): Promise<StaffProduct> {
  const { productId, actorUserId } = edit;
  return database.transaction(async (tx) => {
    const isEdited = and(eq(products.id, productId), isNull(products.archivedAt));
    const [current] = await tx.select(staffColumns).from(products).where(isEdited).for('update');
    if (!current) throw productNotFound();
    if (edit.version !== undefined && edit.version !== current.version) throw productChanged();
    if (edit.stockQuantity < current.reservedQuantity) throw belowReserved(current.reservedQuantity);
    const delta = edit.stockQuantity - current.stockQuantity;
    if (delta === 0) return current;
    await moveStock(tx, { productId, delta, reason: 'set', actorUserId });
    const [changed] = await tx.select(staffColumns).from(products).where(isEdited);
    return changed ?? current;
  });
}

const belowReserved = (reserved: number) =>
  fieldError('conflict', 'stockQuantity', `Must be at least ${reserved}, the quantity reserved for unpaid orders`);
