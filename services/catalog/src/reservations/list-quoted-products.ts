import type { QueryOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/reservations';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, inArray, sql } from 'drizzle-orm';
import { categoriesOf } from '../db/categories';
import { collectionsOf } from '../db/collections';
import { availableStock, isSold, products } from '../db/products';
import { readLocalNames } from '../products/get-product-options';
import { keepCurrency } from '../store-settings/store-currency';
import { isAvailable } from './reservation-row';

export async function listQuotedProducts(
  db: Executor,
  { ids, language }: QueryOf<typeof endpoints.listQuotedProducts>,
): Promise<ResponseOf<typeof endpoints.listQuotedProducts>> {
  const found = await db
    .select({
      productId: products.id,
      name: products.name,
      price: products.price,
      category: products.category,
      parentId: products.parentId,
      categoryId: products.categoryId,
      categoryIds: categoriesOf,
      collectionIds: collectionsOf,
      taxClass: products.taxClass,
      weightGrams: products.weightGrams,
      needsShipping: products.needsShipping,
      inStock: sql<boolean>`${isAvailable(1)}`,
      available: sql<number>`${availableStock}`,
    })
    .from(products)
    .where(and(inArray(products.id, ids), isSold));
  const nameOf = await readLocalNames(
    db,
    found.map(({ productId }) => productId),
    language,
  );
  const quoted = found.map((product) => ({ ...product, localName: nameOf.get(product.productId) ?? null }));
  return { products: quoted, currency: await keepCurrency(db) };
}
