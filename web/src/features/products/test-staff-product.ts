import type { StaffProduct } from '@shopwright/contracts/http/products';

const texts = { name: 'Lamp', slug: 'lamp', description: 'A lamp for the desk.', image: '/images/lamp.webp' };
const flags = { inStock: true, featured: false, isNew: false, isLowStock: false, isDropshipped: false };
const stock = { stockQuantity: 4, reservedQuantity: 0, lowStockThreshold: 1, rating: null, reviewCount: 0 };
const supplier = { supplierName: null, supplierProductId: null, supplierApiEndpoint: null };
const supply = { ...supplier, supplierCost: null, dropshipMargin: null, archivedAt: null, isDraft: false };

/** Returns a product as staff read it. */
export const testStaffProduct = (changes: Partial<StaffProduct> = {}): StaffProduct => ({
  id: 7,
  version: 3,
  taxClass: 'standard',
  weightGrams: 0,
  needsShipping: true,
  tags: [],
  price: '29.00',
  category: 'Lighting',
  categoryId: 1,
  specs: [],
  ...texts,
  ...flags,
  ...stock,
  ...supply,
  ...changes,
});
