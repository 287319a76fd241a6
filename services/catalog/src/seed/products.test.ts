import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sampleSupplierItems } from '@shopwright/contracts/sample-catalogue';
import { brandOf } from '@shopwright/contracts/schema-names';
import { describe, expect, it } from 'vitest';
import { demoStore, productImagePath } from './demo-store';

const publicFolder = fileURLToPath(new URL('../../../../web/public', import.meta.url));

function cents(amount: string): number {
  expect(amount).toMatch(/^\d+\.\d{2}$/);
  return Number(amount.replace('.', ''));
}

/** Rounds half a cent up, in whole numbers: cost × (100 + margin) / 100. */
function sellingPriceCents(costCents: number, marginPercent: number): number {
  return Math.floor((costCents * (100 + marginPercent) + 50) / 100);
}

function expectUnique(values: string[]): void {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}

const bundles = demoStore.products.filter(({ category }) => category === 'streaming-bundles');
const dropshipped = demoStore.products.flatMap((product) =>
  product.dropship ? [{ ...product, ...product.dropship }] : [],
);

describe('seed categories', () => {
  it('are at least six, with unique slugs and names', () => {
    expect(demoStore.categories.length).toBeGreaterThanOrEqual(6);
    expectUnique(demoStore.categories.map(({ slug }) => slug));
    expectUnique(demoStore.categories.map(({ name }) => name));
  });

  it.each(demoStore.categories)('$name has products', ({ slug }) => {
    expect(demoStore.products.some(({ category }) => category === slug)).toBe(true);
  });
});

describe('seed products', () => {
  it('are at least sixty, with unique slugs, names and descriptions', () => {
    expect(demoStore.products.length).toBeGreaterThanOrEqual(60);
    expectUnique(demoStore.products.map(({ slug }) => slug));
    expectUnique(demoStore.products.map(({ name }) => name));
    expectUnique(demoStore.products.map(({ description }) => description));
  });

  it('have an SKU each, and six of them a compare-at price', () => {
    expectUnique(demoStore.products.map(({ sku }) => sku.toLowerCase()));
    expect(demoStore.products.filter(({ sku }) => !/^[A-Z]{3}-\d{3}$/.test(sku))).toEqual([]);
    const reduced = demoStore.products.flatMap(({ price, compareAtPrice }) =>
      compareAtPrice === undefined ? [] : [cents(compareAtPrice) - cents(price)],
    );
    expect(reduced).toHaveLength(6);
    expect(Math.min(...reduced)).toBeGreaterThan(0);
  });

  it('are six with options, whose variants have the stock and SKU of their product', () => {
    const withOptions = demoStore.products.filter(({ options }) => options);
    expect(withOptions).toHaveLength(6);
    for (const { sku, price, stockQuantity, options = [], variants = [] } of withOptions) {
      expect(variants.reduce((sum, variant) => sum + variant.stockQuantity, 0)).toBe(stockQuantity);
      expect(Math.min(...variants.map((variant) => cents(variant.price)))).toBe(cents(price));
      expectUnique(variants.map((variant) => variant.sku));
      expect(variants.every((variant) => variant.sku.startsWith(`${sku}-`))).toBe(true);
      expectUnique(variants.map(({ optionValues }) => optionValues.join()));
      const isKnown = (values: string[]) => values.every((value, at) => options[at]?.values.includes(value));
      expect(variants.filter(({ optionValues }) => !isKnown(optionValues))).toEqual([]);
      expect(options.flatMap(({ translations }) => Object.keys(translations))).toHaveLength(7 * options.length);
    }
  });

  it('have attributes in every language', () => {
    for (const { choices, translations, categories } of demoStore.attributes) {
      expect(Object.keys(translations)).toHaveLength(7);
      expect(categories.filter((slug) => !demoStore.categories.some((category) => category.slug === slug))).toEqual([]);
      // Some have one name everywhere, such as USB-C.
      for (const choice of choices) expect([0, 7]).toContain(Object.keys(choice.translations).length);
    }
  });

  it('feature about ten', () => {
    const featured = demoStore.products.filter((product) => product.featured);
    expect(featured.length).toBeGreaterThanOrEqual(8);
    expect(featured.length).toBeLessThanOrEqual(14);
  });

  it('include a few with low stock, two out of stock and one with a single unit', () => {
    const low = demoStore.products.filter(
      ({ stockQuantity, lowStockThreshold = 5 }) => stockQuantity > 1 && stockQuantity <= lowStockThreshold,
    );
    expect(low).toHaveLength(3);
    expect(demoStore.products.filter(({ inStock }) => !inStock)).toHaveLength(2);
    expect(demoStore.products.filter(({ stockQuantity }) => stockQuantity === 1)).toHaveLength(1);
  });

  it.each(demoStore.products)('$slug has complete texts and its image', (product) => {
    expect(product.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(product.name.length).toBeLessThanOrEqual(60);
    expect(product.description.length).toBeGreaterThanOrEqual(100);
    expect(product.description.length).toBeLessThanOrEqual(500);
    expect(JSON.stringify(product)).not.toMatch(/lorem|ipsum|TODO|undefined/i);
    expect(product.specs.length).toBeGreaterThanOrEqual(5);
    expect(product.specs.length).toBeLessThanOrEqual(8);
    expectUnique(product.specs.map(({ label }) => label));
    expect(demoStore.categories.map(({ slug }) => slug)).toContain(product.category);
    expect(product.inStock).toBe(product.stockQuantity > 0);
    expect(cents(product.price)).toBeGreaterThanOrEqual(999);
    expect(cents(product.price)).toBeLessThanOrEqual(89_900);
    expect(existsSync(publicFolder + productImagePath(product.slug))).toBe(true);
  });
});

describe('dropshipped seed products', () => {
  it('are about fourteen', () => {
    expect(dropshipped.length).toBeGreaterThanOrEqual(12);
    expectUnique(dropshipped.map(({ supplierProductId }) => supplierProductId));
  });

  it.each(dropshipped)('$slug sells at its cost plus $dropshipMargin percent', (product) => {
    expect(product.dropshipMargin).toBeGreaterThanOrEqual(10);
    expect(product.dropshipMargin).toBeLessThanOrEqual(200);
    expect(product.stockQuantity).toBe(999);
    expect(product.featured).toBe(false);
    expect(product.supplierName.length).toBeLessThanOrEqual(255);
    expect(cents(product.price)).toBe(sellingPriceCents(cents(product.supplierCost), product.dropshipMargin));
  });
});

describe('bundles', () => {
  it('include the Elite Bundle at 249.00, featured and in stock', () => {
    expect(demoStore.products.find(({ name }) => name === 'Elite Bundle')).toMatchObject({
      price: '249.00',
      category: 'streaming-bundles',
      featured: true,
      inStock: true,
    });
  });

  it.each(bundles)(
    '$name costs less than its contents, and says truly how much they cost apart',
    ({ price, specs }) => {
      const apartCents = specs.reduce((sum, { value }) => {
        const [, count = '1', name] = /^(?:(\d+) × )?(.+)$/.exec(value) ?? [];
        const content = demoStore.products.find((product) => product.name === name);
        return content ? sum + Number(count) * cents(content.price) : sum;
      }, 0);
      const said = specs.find(({ label }) => label === 'Bought separately')?.value ?? '';
      expect(cents(said.replace('$', ''))).toBe(apartCents);
      expect(cents(price)).toBeLessThan(apartCents);
    },
  );
});

describe('sample supplier items', () => {
  it('are the six of the import screen, at the costs that it shows', () => {
    expect(sampleSupplierItems.map(({ id, cost }) => [id, cost])).toEqual([
      ['AE001', '15.99'],
      ['AE002', '8.50'],
      ['AE003', '22.99'],
      ['AE004', '12.99'],
      ['AE005', '6.99'],
      ['AE006', '28.99'],
    ]);
  });

  it.each(sampleSupplierItems)('$id belongs to a category and has its image', ({ category, image }) => {
    expect(demoStore.categories.map(({ name }) => name)).toContain(category);
    expect(existsSync(publicFolder + image)).toBe(true);
  });
});

it('every demo product has the brand that product feeds demand, in every language', () => {
  for (const { slug, name, specs, category } of demoStore.products) {
    const brand = brandOf(specs);
    if (category !== 'streaming-bundles') expect(name).toMatch(new RegExp(`^${brand} `));
    for (const translations of Object.values(demoStore.translations))
      expect(brandOf(translations.products[slug]?.specs ?? []), slug).toBe(brand);
    expect(brand).toBeDefined();
  }
});
