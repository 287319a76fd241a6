import type { EditedProduct, StaffProduct } from '@shopwright/contracts/http/products';
import type { Database } from '@shopwright/service-kit/database/connection';
import { invariant } from '@shopwright/service-kit/errors';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { productChanged, productNotFound, staffColumns } from '../db/product-row';
import { products } from '../db/products';
import { asDuplicateSupplierProduct, checkDropshipPrice } from './dropship-terms';
import { findCategory } from './find-category';

/**
 * Updates the fields of the form. Other fields stay, and so does the slug, which links contain. Locks the row before it
 * compares versions, so that of two edits based on one read the second throws `conflict`.
 */
export function updateProduct(database: Database, id: number, edit: EditedProduct): Promise<StaffProduct> {
  const { version, ...changes } = edit;
  return database
    .transaction(async (tx) => {
      const isEdited = and(eq(products.id, id), isNull(products.archivedAt));
      const [current] = await tx.select(staffColumns).from(products).where(isEdited).for('update');
      if (!current) throw productNotFound();
      if (current.version !== version) throw productChanged();
      const category = await findCategory(tx, changes);
      const [changed] = await tx
        .update(products)
        .set({
          ...changes,
          ...category,
          price: priceAfter(current, edit),
          version: sql`${products.version} + 1`,
          updatedAt: sql`now()`,
        })
        .where(isEdited)
        .returning(staffColumns);
      invariant(changed, 'a locked row still exists');
      return changed;
    })
    .catch((error: unknown) => {
      throw asDuplicateSupplierProduct(error);
    });
}

/** Computes the price of a dropshipped product from cost and margin, if its cost is known. */
function priceAfter(current: StaffProduct, edit: EditedProduct): string {
  const supplierCost = edit.supplierCost === undefined ? current.supplierCost : edit.supplierCost;
  const dropshipMargin = edit.dropshipMargin ?? current.dropshipMargin;
  if (!current.isDropshipped || supplierCost === null || dropshipMargin === null) return edit.price;
  return checkDropshipPrice({ price: edit.price, supplierCost, dropshipMargin });
}
