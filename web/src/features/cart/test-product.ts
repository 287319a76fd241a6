import type { Product } from '@shopwright/contracts/http/products';

export const testProduct = (id: number, price = '10.00'): Product => ({
  id,
  slug: `product-${id}`,
  name: `Product ${id}`,
  description: '',
  price,
  image: '/images/x.webp',
  category: 'Test',
  categoryId: 1,
  inStock: true,
  featured: false,
  isNew: false,
  stockQuantity: 100,
  isLowStock: false,
  specs: [],
  rating: null,
  reviewCount: 0,
});
