import type { SupplierItem } from '@shopwright/contracts/http/internal';
import { dropshipStock } from '@shopwright/contracts/limits';
import { decimalFromCents } from '@shopwright/contracts/money';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { invariant } from '@shopwright/service-kit/errors';
import { sql } from 'drizzle-orm';
import { products } from '../db/products';
import { recordMovement } from '../inventory/move-stock';
import { dropshipPriceCents } from '../products/dropship-price';
import { findCategory } from '../products/find-category';
import { newSlug } from '../products/slug';

interface TakeOver {
  item: SupplierItem;
  marginPercent: number;
  jobId: string;
}

/**
 * Puts a supplier's item into the shop. One that is there already gets its cost, margin and price of now and is on
 * sale again; its stock is never touched, nor what staff wrote about it. The unique index on supplier and item
 * makes this one statement, so two imports at once cannot make two products. Returns the product's id.
 */
export async function takeOverProduct(tx: Executor, { item, marginPercent, jobId }: TakeOver): Promise<number> {
  const price = dropshipPriceCents(item.cost, marginPercent);
  invariant('cents' in price, 'the item was found sellable before');
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
      stockQuantity: dropshipStock,
    })
    .onConflictDoUpdate({
      target: [products.supplierName, products.supplierProductId],
      targetWhere: sql`supplier_product_id is not null`,
      set: { ...terms, archivedAt: null, version: sql`${products.version} + 1`, updatedAt: sql`now()` },
    })
    .returning({ id: products.id, version: products.version, stockQuantity: products.stockQuantity });
  invariant(row, 'an upsert returns its row');
  if (row.version === 1) {
    const { id: productId, stockQuantity: delta } = row;
    await recordMovement(tx, { productId, delta, resultingQuantity: delta, reason: 'import', reference: jobId });
  }
  return row.id;
}
