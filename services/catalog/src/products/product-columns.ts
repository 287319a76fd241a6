import { sql } from 'drizzle-orm';
import { products } from '../db/products';

/** What everyone may read of a product. Supplier, cost and margin are not selected at all, so they cannot slip out. */
export const publicColumns = {
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
  stockQuantity: sql<number>`${products.stockQuantity} - ${products.reservedQuantity}`.mapWith(Number),
  specs: products.specs,
  rating: products.rating,
  reviewCount: products.ratingCount,
};

/** What staff reads: stock on hand instead of what can be bought, and everything about the supplier. */
export const staffColumns = {
  ...publicColumns,
  stockQuantity: products.stockQuantity,
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
