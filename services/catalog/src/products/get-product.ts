import type { Product, StaffProduct } from '@shopwright/contracts/http/products';
import type { Language } from '@shopwright/contracts/languages';
import { type ActorRole, isStaff } from '@shopwright/contracts/roles';
import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, isNull } from 'drizzle-orm';
import { products } from '../db/products';
import { categoryTranslations, productTranslations } from '../db/translations';
import { readColumns, translationsIn } from './translated-columns';

interface ReadProduct {
  id: number;
  role: ActorRole;
  language?: Language;
}

/** Only staff gets to see one that is off sale. */
export async function getProduct(
  { db }: Database,
  { id, role, language }: ReadProduct,
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

export const productNotFound = () => new AppError('not_found', 'There is no such product');
