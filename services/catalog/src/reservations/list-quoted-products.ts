import type { QueryOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/reservations';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import { products, productTranslations, translationsIn } from '../db/products';
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
      localName: productTranslations.name,
      price: products.price,
      category: products.category,
      categoryId: products.categoryId,
      taxClass: products.taxClass,
      weightGrams: products.weightGrams,
      needsShipping: products.needsShipping,
      inStock: sql<boolean>`${isAvailable(1)}`,
    })
    .from(products)
    .leftJoin(productTranslations, translationsIn(language).ofProduct)
    .where(and(inArray(products.id, ids), isNull(products.archivedAt)));
  return { products: found, currency: await keepCurrency(db) };
}
