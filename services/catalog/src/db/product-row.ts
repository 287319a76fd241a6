import type { Language } from '@shopwright/contracts/languages';
import { type ActorRole, isStaff } from '@shopwright/contracts/roles';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, sql } from 'drizzle-orm';
import { type ProductSpec, products } from './products';
import { categoryTranslations, productTranslations } from './translations';

/** The quantity that visitors may buy: stock on hand minus what unpaid orders reserve. */
export const availableStock = sql<number>`${products.stockOnHand} - ${products.reservedQuantity}`.mapWith(Number);

/** The columns that everyone may read. Supplier, cost and margin are not selected, so no reply can leak them. */
const publicColumns = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  description: products.description,
  price: products.price,
  image: products.image,
  category: products.category,
  categoryId: products.categoryId,
  inStock: products.inStock,
  featured: products.featured,
  stockQuantity: availableStock,
  specs: products.specs,
  rating: products.rating,
  reviewCount: products.ratingCount,
};

/** The columns that staff reads. `stockQuantity` is stock on hand here, and what is available in a public reply. */
export const staffColumns = {
  ...publicColumns,
  stockQuantity: products.stockOnHand,
  reservedQuantity: products.reservedQuantity,
  lowStockThreshold: products.lowStockThreshold,
  isDropshipped: products.isDropshipped,
  supplierName: products.supplierName,
  supplierProductId: products.supplierProductId,
  supplierApiEndpoint: products.supplierApiEndpoint,
  supplierCost: products.supplierCost,
  dropshipMargin: products.dropshipMargin,
  version: products.version,
  archivedAt: sql<string | null>`${products.archivedAt}`.mapWith((at: string) => new Date(at).toISOString()),
};

/** The texts in the joined language, or in English where there is no translation. */
const translatedColumns = {
  name: sql<string>`coalesce(${productTranslations.name}, ${products.name})`,
  description: sql<string>`coalesce(${productTranslations.description}, ${products.description})`,
  category: sql<string>`coalesce(${categoryTranslations.name}, ${products.category})`,
  specs: sql<ProductSpec[]>`coalesce(nullif(${productTranslations.specs}, '[]'), ${products.specs})`,
};

/** Returns the columns that a role may read, for a query that joins `translationsIn`. */
export const readColumns = (role: ActorRole) =>
  isStaff(role) ? { ...staffColumns, ...translatedColumns } : { ...publicColumns, ...translatedColumns };

/** Returns the join conditions for one language. English has no translations, so it joins no row. */
export const translationsIn = (language: Language = 'en') => ({
  ofProduct: and(eq(productTranslations.productId, products.id), eq(productTranslations.language, language)),
  ofCategory: and(
    eq(categoryTranslations.categoryId, products.categoryId),
    eq(categoryTranslations.language, language),
  ),
});

export const productNotFound = () => new AppError('not_found', 'There is no such product');

/** The error for an edit that is based on an older version of the product. */
export const productChanged = () =>
  new AppError('conflict', 'The product has changed since you opened it. Please reload it and try again.');
