import type { SupplierItem } from '@shopwright/contracts/http/internal';
import { dropshipStock } from '@shopwright/contracts/limits';
import { decimalFromCents } from '@shopwright/contracts/money';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { invariant } from '@shopwright/service-kit/errors';
import { sql } from 'drizzle-orm';
import { products } from '../db/products';
import { recordMovement } from '../inventory/move-stock';
import { dropshipPriceCents } from '../products/dropship-terms';
import { findCategory } from '../products/find-category';
import { newSlug } from '../products/slug';

interface SupplierProduct {
  item: SupplierItem;
  marginPercent: number;
  jobId: string;
}

/**
 * Creates the product of a supplier's item and returns its id. An existing product gets the new cost, margin and price
 * and is on sale again; its stock and texts stay. The unique index on supplier and item makes this one statement, so
 * that two concurrent imports cannot create two products.
 */
export async function upsertSupplierProduct(
  tx: Executor,
  { item, marginPercent, jobId }: SupplierProduct,
): Promise<number> {
  const price = dropshipPriceCents(item.cost, marginPercent);
  invariant('cents' in price, 'the cost was checked before');
  const terms = {
    price: decimalFromCents(price.cents),
    supplierCost: item.cost,
    dropshipMargin: marginPercent,
    isDropshipped: true,
  };
  const [row] = await tx
    .insert(products)
    .values({
      ...terms,
      ...(await findCategory(tx, item)),
      slug: newSlug(item.title),
      name: item.title,
      description: item.description,
      image: item.image,
      supplierName: item.supplierName,
      supplierProductId: item.id,
      stockOnHand: dropshipStock,
    })
    .onConflictDoUpdate({
      target: [products.supplierName, products.supplierProductId],
      targetWhere: sql`supplier_product_id is not null`,
      set: { ...terms, archivedAt: null, version: sql`${products.version} + 1`, updatedAt: sql`now()` },
    })
    .returning({ id: products.id, version: products.version, stockOnHand: products.stockOnHand });
  invariant(row, 'an upsert returns its row');
  if (row.version === 1) {
    const { id: productId, stockOnHand: delta } = row;
    await recordMovement(tx, { productId, delta, resultingQuantity: delta, reason: 'import', reference: jobId });
  }
  return row.id;
}
