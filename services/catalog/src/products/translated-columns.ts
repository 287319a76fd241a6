import type { Language } from '@shopwright/contracts/languages';
import { type ActorRole, isStaff } from '@shopwright/contracts/roles';
import { and, eq, sql } from 'drizzle-orm';
import { type ProductSpec, products } from '../db/products';
import { categoryTranslations, productTranslations } from '../db/translations';
import { publicColumns, staffColumns } from './product-columns';

/** What is shown of a product in the joined language: the translation where there is one, else English. */
const translatedColumns = {
  name: sql<string>`coalesce(${productTranslations.name}, ${products.name})`,
  description: sql<string>`coalesce(${productTranslations.description}, ${products.description})`,
  category: sql<string>`coalesce(${categoryTranslations.name}, ${products.category})`,
  specs: sql<ProductSpec[]>`coalesce(nullif(${productTranslations.specs}, '[]'), ${products.specs})`,
};

/** What this role reads of a product, for a query that joins the translations. */
export const readColumns = (role: ActorRole) =>
  isStaff(role) ? { ...staffColumns, ...translatedColumns } : { ...publicColumns, ...translatedColumns };

/** The conditions that join the translations. English has none, so without a language nothing is joined. */
export const translationsIn = (language: Language = 'en') => ({
  ofProduct: and(eq(productTranslations.productId, products.id), eq(productTranslations.language, language)),
  ofCategory: and(
    eq(categoryTranslations.categoryId, products.categoryId),
    eq(categoryTranslations.language, language),
  ),
});
