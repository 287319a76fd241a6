import type { EditedProduct } from '@shopwright/contracts/http/product-editing';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import { centsFromDecimal } from '@shopwright/contracts/money';
import type { Database } from '@shopwright/service-kit/database/connection';
import { invariant } from '@shopwright/service-kit/errors';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { productImages } from '../db/images';
import {
  isArchived,
  isEditable,
  isIncomplete,
  productChanged,
  productNotFound,
  products,
  staffColumns,
} from '../db/products';
import { checkPriceExists } from '../store-settings/store-currency';
import { asDuplicateProduct, checkCompareAtPrice, checkDropshipPrice, findCategory } from './product-rules';
import { lockRenamed, renameInBundles } from './rename-in-bundles';
import { repriceVariants } from './write-variants';

/**
 * Updates the fields of the form. Other fields stay, and so does the slug, which links contain. Locks the row before it
 * compares versions, so that of two edits based on one read the second throws `conflict`.
 */
export function updateProduct(
  database: Database,
  id: number,
  edit: EditedProduct,
): Promise<{ product: StaffProduct; priceBefore: string }> {
  const { version, isDraft: isForDraft = false, ...changes } = edit;
  return database
    .transaction(async (tx) => {
      await lockRenamed(tx, id, changes.name);
      const isEdited = and(eq(products.id, id), isEditable);
      const [current] = await tx.select(staffColumns).from(products).where(isEdited).for('update');
      if (!current) throw productNotFound();
      if (current.version !== version || (isForDraft && !current.isDraft)) throw productChanged();
      const price = current.hasOptions ? current.price : priceAfter(current, edit);
      await checkPriceExists(tx, price);
      await checkPriceExists(tx, edit.compareAtPrice, 'compareAtPrice');
      checkCompareAtPrice(price, edit.compareAtPrice === undefined ? current.compareAtPrice : edit.compareAtPrice);
      const category = await findCategory(tx, changes);
      const isNowMain = and(eq(productImages.productId, id), eq(productImages.url, changes.image));
      await tx.delete(productImages).where(isNowMain);
      const [changed] = await tx
        .update(products)
        .set({
          ...changes,
          ...category,
          // Those of a product with options are its variants'.
          ...(current.hasOptions && { compareAtPrice: current.compareAtPrice, inStock: current.inStock }),
          // The description belongs to the image before.
          ...(changes.image !== current.image && { imageAlt: '' }),
          price,
          version: sql`${products.version} + 1`,
          updatedAt: sql`now()`,
        })
        .where(isEdited)
        .returning(staffColumns);
      invariant(changed, 'a locked row still exists');
      const { isDropshipped, dropshipMargin } = changed;
      const isMarkedUp = changed.hasOptions && isDropshipped && dropshipMargin !== null;
      if (isMarkedUp && dropshipMargin !== current.dropshipMargin) await repriceVariants(tx, id, dropshipMargin);
      await renameInBundles(tx, current, changed.name);
      return { product: changed, priceBefore: current.price };
    })
    .catch((error: unknown) => {
      throw asDuplicateProduct(error);
    });
}

/** Computes the price of a dropshipped product from cost and margin, if its cost is known. */
function priceAfter(current: StaffProduct, edit: EditedProduct): string {
  const supplierCost = edit.supplierCost === undefined ? current.supplierCost : edit.supplierCost;
  const dropshipMargin = edit.dropshipMargin ?? current.dropshipMargin;
  const isDropshipped = edit.isDropshipped ?? current.isDropshipped;
  if (!isDropshipped || supplierCost === null || dropshipMargin === null) return edit.price;
  // A feed rounds prices, and large changes of them wait for staff.
  const isSame =
    centsFromDecimal(edit.price) === centsFromDecimal(current.price) &&
    supplierCost === current.supplierCost &&
    dropshipMargin === current.dropshipMargin &&
    isDropshipped === current.isDropshipped;
  if (isSame) return current.price;
  return checkDropshipPrice({ price: edit.price, supplierCost, dropshipMargin });
}

/** Ends the sale of the product. Reservations stay valid, and orders keep their lines. */
export const archiveProduct = (database: Database, id: number): Promise<StaffProduct> =>
  setArchivedAt(database, id, { onlyIf: isEditable, archivedAt: sql`now()`, isDraft: false });

export const restoreProduct = (database: Database, id: number): Promise<StaffProduct> =>
  setArchivedAt(database, id, {
    onlyIf: isArchived,
    archivedAt: sql`case when ${isIncomplete} then ${products.archivedAt} end`,
    isDraft: isIncomplete,
  });

interface ArchiveChange {
  onlyIf: SQL;
  archivedAt: SQL;
  isDraft: SQL | false;
}

/**
 * Idempotent: a repeated call returns the product unchanged. Throws `conflict` for a product to restore whose SKU another
 * one has by now.
 */
async function setArchivedAt(
  database: Database,
  id: number,
  { onlyIf, archivedAt, isDraft }: ArchiveChange,
): Promise<StaffProduct> {
  // A transaction runs again where a sale of a variant and this change waited for each other.
  const [changed] = await database
    .transaction((tx) =>
      tx
        .update(products)
        .set({ archivedAt, isDraft, version: sql`${products.version} + 1`, updatedAt: sql`now()` })
        .where(and(eq(products.id, id), onlyIf))
        .returning(staffColumns),
    )
    .catch((error: unknown) => {
      throw asDuplicateProduct(error);
    });
  if (changed) return changed;
  const [row] = await database.db.select(staffColumns).from(products).where(eq(products.id, id));
  if (!row) throw productNotFound();
  return row;
}
