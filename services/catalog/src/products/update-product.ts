import type { EditedProduct, StaffProduct } from '@shopwright/contracts/http/products';
import type { Database } from '@shopwright/service-kit/database/connection';
import { invariant } from '@shopwright/service-kit/errors';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { changedSinceRead } from './changed-since-read';
import { checkedDropshipPrice } from './dropship-price';
import { findCategory } from './find-category';
import { productNotFound } from './get-product';
import { staffColumns } from './product-columns';
import { refuseSecondOfSupplier } from './supplier-item';

/**
 * Replaces what the form shows; what it leaves out stays, and so does the slug, which stands in links. The row is
 * locked before its version is looked at, so of two edits from one read the second is refused.
 */
export function updateProduct(database: Database, id: number, edit: EditedProduct): Promise<StaffProduct> {
  const { version, ...changes } = edit;
  return database
    .transaction(async (tx) => {
      const isThis = and(eq(products.id, id), isNull(products.archivedAt));
      const [current] = await tx.select(staffColumns).from(products).where(isThis).for('update');
      if (!current) throw productNotFound();
      if (current.version !== version) throw changedSinceRead();
      const link = await findCategory(tx, changes);
      const [changed] = await tx
        .update(products)
        .set({
          ...changes,
          ...link,
          price: priceAfter(current, edit),
          version: sql`${products.version} + 1`,
          updatedAt: sql`now()`,
        })
        .where(isThis)
        .returning(staffColumns);
      invariant(changed, 'a locked row is still there');
      return changed;
    })
    .catch(refuseSecondOfSupplier);
}

/** A dropshipped product's price follows from cost and margin, where its cost is known. */
function priceAfter(current: StaffProduct, edit: EditedProduct): string {
  const supplierCost = edit.supplierCost === undefined ? current.supplierCost : edit.supplierCost;
  const dropshipMargin = edit.dropshipMargin ?? current.dropshipMargin;
  if (!current.isDropshipped || supplierCost === null || dropshipMargin === null) return edit.price;
  return checkedDropshipPrice({ price: edit.price, supplierCost, dropshipMargin });
}
