import { expect, it, vi } from 'vitest';
import { testShirt } from '../../lib/test-variants';
import { productHead } from './product-head';

vi.stubEnv('SSR', true);

const t = (key: string) => key;
const absolute = (address: string) => `https://store.example${address}`;
const structured = (product = testShirt()) => productHead(t, product).structured?.(absolute)[0];

it('a product with options is a group with each variant, its number, price, stock and address', () => {
  expect(structured()).toMatchObject({
    '@type': 'ProductGroup',
    name: 'Shirt',
    url: 'https://store.example/product/7',
    productGroupID: '7',
    variesBy: ['color', 'size'],
  });
  const { hasVariant } = structured() as { hasVariant: object[] };
  expect(hasVariant).toHaveLength(4);
  expect(hasVariant[1]).toEqual({
    '@type': 'Product',
    name: 'Shirt, Red, M',
    image: 'https://store.example/images/shirt.webp?w=1200&h=1200',
    sku: 'SHIRT-72',
    gtin: '4006381333931',
    color: 'Red',
    size: 'M',
    offers: {
      '@type': 'Offer',
      url: 'https://store.example/product/7?variant=72',
      price: '19.00',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
    },
  });
  expect(hasVariant[2]).toMatchObject({
    image: 'https://store.example/images/blue.webp?w=1200&h=1200',
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
  expect(hasVariant[2]).not.toHaveProperty('gtin');
});

it('an option that schema.org does not know keeps its name, and the names of other languages are known', () => {
  const options = [
    { name: 'Farbe', values: ['Red', 'Blue'] },
    { name: 'Plug', values: ['S', 'M', 'L'] },
  ];
  const group = structured(testShirt({ options })) as { variesBy: string[]; hasVariant: object[] };
  expect(group.variesBy).toEqual(['color', 'Plug']);
  expect(group.hasVariant[0]).toMatchObject({
    color: 'Red',
    additionalProperty: [{ '@type': 'PropertyValue', name: 'Plug', value: 'S' }],
  });
});

it('the preview of a link has the image of the variant that it names', () => {
  expect(productHead(t, testShirt()).image).toContain('/images/shirt.webp');
  expect(productHead(t, testShirt(), { variantId: '74' }).image).toContain('/images/blue.webp');
});

it('a product without options stays a product', () => {
  const { options: _, variants: __, ...simple } = testShirt({ sku: 'S-1' });
  expect(structured(simple)).toMatchObject({ '@type': 'Product', sku: 'S-1', offers: { price: '19.00' } });
  expect(structured(simple)).not.toHaveProperty('hasVariant');
});
