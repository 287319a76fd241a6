import { defaultStoreSettings, type StoreSettings } from '@shopwright/contracts/http/store-settings';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testShirt } from '../../lib/test-variants';
import { productHead } from './product-head';

// Later files of the worker are browsers again.
beforeAll(() => {
  vi.stubEnv('SSR', true);
});
afterAll(() => {
  vi.unstubAllEnvs();
});

const t = (key: string) => key;
const absolute = (address: string) => `https://store.example${address}`;
const structured = (product = testShirt(), settings?: StoreSettings) =>
  productHead(t, product, { settings }).structured?.(absolute)[0];

it('a product with options is a group with each variant, its number, price, stock and address', () => {
  expect(structured()).toMatchObject({
    '@type': 'ProductGroup',
    name: 'Shirt',
    url: 'https://store.example/product/7',
    productGroupID: '7',
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
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
  expect(group.variesBy).toEqual(['https://schema.org/color']);
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

/** https://developers.google.com/search/docs/appearance/structured-data/merchant-listing, as of November 2026. */
const required = { product: ['name', 'image', 'offers'], offer: ['price', 'priceCurrency'] };
const recommended = {
  product: ['description', 'brand', 'gtin', 'sku', 'aggregateRating'],
  offer: ['availability', 'itemCondition', 'url', 'priceSpecification', 'shippingDetails', 'hasMerchantReturnPolicy'],
};

const {
  options: _options,
  variants: _variants,
  ...lamp
} = testShirt({
  sku: 'L-1',
  gtin: '4006381333931',
  compareAtPrice: '29.00',
  rating: 4.5,
  reviewCount: 2,
  specs: [{ label: 'Marke', value: 'Lumen' }],
  delivery: [{ countries: ['DE', 'AT'], amount: '4.90', days: { from: 1, to: 3 } }],
});
const promising: StoreSettings = { ...defaultStoreSettings, hiddenClaims: [], country: 'DE' };

it('a product has all that merchant listings of Google ask for', () => {
  const { offers, ...product } = structured(lamp, promising) as { offers: Record<string, unknown> };
  expect(Object.keys({ offers, ...product })).toEqual(
    expect.arrayContaining([...required.product, ...recommended.product]),
  );
  expect(Object.keys(offers)).toEqual(expect.arrayContaining([...required.offer, ...recommended.offer]));
  expect(product).toMatchObject({ gtin: '4006381333931', brand: { '@type': 'Brand', name: 'Lumen' } });
  expect(offers).toMatchObject({
    priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '29.00' },
    shippingDetails: [
      {
        shippingRate: { value: '4.90', currency: 'USD' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: ['DE', 'AT'] },
        deliveryTime: { transitTime: { minValue: 1, maxValue: 3, unitCode: 'DAY' } },
      },
    ],
    hasMerchantReturnPolicy: {
      applicableCountry: ['DE', 'AT'],
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 30,
      returnFees: 'https://schema.org/FreeReturn',
      merchantReturnLink: 'https://store.example/returns',
    },
  });
});

it('promises nothing that the store does not', () => {
  const offersOf = (settings: StoreSettings, changes = {}) =>
    (structured({ ...lamp, ...changes }, settings) as { offers: object }).offers;
  const silent = offersOf(defaultStoreSettings, { delivery: undefined, compareAtPrice: null });
  for (const name of ['shippingDetails', 'hasMerchantReturnPolicy', 'priceSpecification']) {
    expect(silent).not.toHaveProperty(name);
  }
  expect(offersOf({ ...promising, ownTexts: ['returns'] })).not.toHaveProperty('hasMerchantReturnPolicy.returnFees');
  expect(offersOf({ ...promising, country: null }, { delivery: undefined })).not.toHaveProperty(
    'hasMerchantReturnPolicy',
  );
  expect(structured({ ...lamp, specs: [], gtin: null })).not.toHaveProperty('brand');
});

it('the variants of a product share its terms', () => {
  const { hasVariant } = structured(testShirt({ delivery: lamp.delivery }), promising) as {
    hasVariant: { offers: object }[];
  };
  expect(hasVariant[0]?.offers).toMatchObject({
    hasMerchantReturnPolicy: { '@id': '#returns', merchantReturnDays: 30 },
  });
  expect(hasVariant[1]?.offers).toMatchObject({
    shippingDetails: [{ '@id': '#shipping-1' }],
    hasMerchantReturnPolicy: { '@id': '#returns' },
  });
});

it('has its name in each language in its addresses, where the store wants that', () => {
  const settings = { ...defaultStoreSettings, productSlugs: true };
  const shirt = testShirt({ name: 'Hemd', names: { en: 'Shirt', de: 'Hemd' } });
  const { pathIn } = productHead(t, shirt, { settings });
  expect(['en', 'de', 'fr'].map((language) => pathIn?.(language as 'en'))).toEqual([
    '/product/7/shirt',
    '/product/7/hemd',
    '/product/7/shirt',
  ]);
  expect(structured(shirt, settings)).toMatchObject({
    url: 'https://store.example/product/7/hemd',
    hasVariant: { 1: { offers: { url: 'https://store.example/product/7/hemd?variant=72' } } },
  });
  expect(productHead(t, shirt).pathIn).toBeUndefined();
});

it('says in tabs and to search engines what staff wrote for them', () => {
  const texts = { seoTitle: 'Cotton shirts', seoDescription: 'Heavy cotton, two colors.' };
  expect(productHead(t, testShirt(texts))).toMatchObject({
    title: 'Cotton shirts',
    description: 'Heavy cotton, two colors.',
  });
  expect(productHead(t, testShirt())).toMatchObject({ title: 'Shirt', description: 'A shirt of heavy cotton.' });
});
