import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { setStock as endpoint } from '@shopwright/contracts/http/inventory';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import type { Database } from '@shopwright/service-kit/database/connection';
import { fieldError } from '@shopwright/service-kit/errors';
import { and, eq, isNull } from 'drizzle-orm';
import { products } from '../db/products';
import { changedSinceRead } from '../products/changed-since-read';
import { productNotFound } from '../products/get-product';
import { staffColumns } from '../products/product-columns';
import { moveStock } from './move-stock';

interface StockEdit extends BodyOf<typeof endpoint> {
  productId: number;
  actorUserId?: number;
}

/**
 * Sets what is on hand. The row is locked before it is looked at, so that sales between the look and the write
 * cannot get lost; sales between the staff's own read and now are caught by `version`.
 */
export function setStock(database: Database, edit: StockEdit): Promise<StaffProduct> {
  const { productId, actorUserId } = edit;
  return database.transaction(async (tx) => {
    const isThis = and(eq(products.id, productId), isNull(products.archivedAt));
    const [current] = await tx.select(staffColumns).from(products).where(isThis).for('update');
    if (!current) throw productNotFound();
    if (edit.version !== undefined && edit.version !== current.version) {
      throw changedSinceRead();
    }
    if (edit.stockQuantity < current.reservedQuantity) throw belowReserved(current.reservedQuantity);
    const delta = edit.stockQuantity - current.stockQuantity;
    if (delta === 0) return current;
    await moveStock(tx, { productId, delta, reason: 'set', actorUserId });
    const [changed] = await tx.select(staffColumns).from(products).where(isThis);
    return changed ?? current;
  });
}

const belowReserved = (reserved: number) =>
  fieldError('conflict', 'stockQuantity', `Must be at least ${reserved}, which orders being paid hold`);
