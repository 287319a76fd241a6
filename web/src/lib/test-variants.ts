import type { ProductDetail, ProductVariant } from '@shopwright/contracts/http/products';

const noStock = { inStock: false, stockQuantity: 0, isLowStock: false };

/** Returns a variant with one value of each option, in stock unless told otherwise. */
export const testVariant = (id: number, optionValues: string[], changes: Partial<ProductVariant> = {}) => ({
  id,
  optionValues,
  sku: `SHIRT-${id}`,
  price: '19.00',
  ...(changes.inStock === false ? noStock : { inStock: true, stockQuantity: 9, isLowStock: false }),
  ...changes,
});

/** A shirt in red (S, M) and blue (M sold out, L). */
export const testShirt = (changes: Partial<ProductDetail> = {}): ProductDetail => ({
  id: 7,
  slug: 'shirt',
  name: 'Shirt',
  description: 'A shirt of heavy cotton.',
  price: '19.00',
  priceMax: '25.00',
  image: '/images/shirt.webp',
  images: [{ url: '/images/shirt.webp', alt: '' }],
  category: 'Clothes',
  categoryId: null,
  categorySlug: null,
  categoryPath: [],
  inStock: true,
  featured: false,
  isNew: false,
  stockQuantity: 27,
  isLowStock: false,
  specs: [],
  rating: null,
  reviewCount: 0,
  contains: [],
  hasOptions: true,
  options: [
    { name: 'Color', values: ['Red', 'Blue'], swatches: ['#cc0000', '#0000cc'] },
    { name: 'Size', values: ['S', 'M', 'L', 'XL'] },
  ],
  variants: [
    testVariant(71, ['Red', 'S'], { inStock: false }),
    testVariant(72, ['Red', 'M'], { gtin: '4006381333931' }),
    testVariant(73, ['Blue', 'M'], { inStock: false, image: '/images/blue.webp' }),
    testVariant(74, ['Blue', 'L'], { price: '25.00', image: '/images/blue.webp', stockQuantity: 2, isLowStock: true }),
  ],
  ...changes,
});
