import type { Product, StaffProduct } from '@shopwright/contracts/http/products';
import type { Language } from '@shopwright/contracts/languages';
import { type ActorRole, isStaff } from '@shopwright/contracts/roles';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, eq, isNull } from 'drizzle-orm';
import { productNotFound, readColumns, translationsIn } from '../db/product-row';
import { products } from '../db/products';
import { categoryTranslations, productTranslations } from '../db/translations';

interface ProductQuery {
  id: number;
  role: ActorRole;
  language?: Language;
}

/** Throws `not_found` for an archived product, unless staff reads it. */
export async function getProduct(
  { db }: Database,
  { id, role, language }: ProductQuery,
): Promise<Product | StaffProduct> {
  const joined = translationsIn(language);
  const [row] = await db
    .select({ product: readColumns(role) })
    .from(products)
    .leftJoin(productTranslations, joined.ofProduct)
    .leftJoin(categoryTranslations, joined.ofCategory)
    .where(and(eq(products.id, id), isStaff(role) ? undefined : isNull(products.archivedAt)));
  if (!row) throw productNotFound();
  return row.product;
}
