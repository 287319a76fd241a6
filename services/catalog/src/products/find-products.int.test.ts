import { listProducts, type Product, sorts } from '@shopwright/contracts/http/products';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOrder, normal, toText } from '../test-list-model';
import { type ListedProducts, startListedProducts } from '../test-listed-products';

let listed: ListedProducts;

beforeAll(async () => {
  listed = await startListedProducts();
});
afterAll(() => listed.catalog.stop());

describe('GET /products', () => {
  describe('200 with a search', () => {
    it.each([
      ['10%', ['Halo 10% Off Lamp']],
      ['10％', ['Halo 10% Off Lamp']],
      ['halo_', ['Halo_Mini Lamp']],
      ['\\', ['Back\\slash Dock']],
      ['\\s', ['Back\\slash Dock']],
      ["o'n", ['O\'Neil "Pro" Mic']],
      ['"pro"', ['O\'Neil "Pro" Mic']],
      ['eclair', ['Éclair Möbel Light', 'éclair']],
      ['MOBEL éCLAIR', ['Éclair Möbel Light']],
      ['mini  lamp halo', ['Halo_Mini Lamp', 'Halo Mini Lamp']],
      ["' or 1=1 --", []],
      ['_____', []],
      ['zzqq', []],
    ])('finds exact words: %s', async (search, expected) => {
      const response = await listed.anonymous.get('/products').query({ search }).expect(200);
      const found = new Set(response.body.map((product: Product) => product.name));
      expect(found).toEqual(new Set(expected));
    });

    it('finds what a simple model finds, for any words', async () => {
      const products = await listed.all();
      const unit = fc.constantFrom(
        'halo',
        'LAMP',
        '%',
        '_',
        '\\',
        "'",
        '"',
        'é',
        'O',
        '10',
        ' ',
        '5',
        '％',
        '-',
        'ss',
        'b',
      );
      const search = fc.array(unit, { minLength: 1, maxLength: 5 }).map((units) => units.join(''));
      await fc.assert(
        fc.asyncProperty(search, fc.constantFrom(...sorts), async (text, sort) => {
          const words = text.split(/\s+/).filter(Boolean).map(normal);
          const expected = products.filter((product) => words.every((word) => toText(product).includes(word)));
          const found = await listed.catalog.client.call(listProducts, { query: { search: text, sort, limit: '200' } });
          // Words that no product contains may match similar words: see search.int.test.ts.
          if (expected.length === 0) return;
          expect(found.map(({ id }) => id)).toEqual(inOrder(expected, sort, text).map(({ id }) => id));
        }),
        { numRuns: 80 },
      );
    });

    it('orders a search as a simple model of relevance does, page by page', async () => {
      const products = await listed.all();
      const word = fc.constantFrom(
        'halo',
        'mini',
        'lamp',
        'ligh',
        'light',
        'ight',
        'soft',
        'bass',
        'pro',
        'o',
        'b',
        '10',
        'pha',
      );
      await fc.assert(
        fc.asyncProperty(fc.uniqueArray(word, { minLength: 1, maxLength: 3 }), async (words) => {
          const expected = products.filter((product) => words.every((word) => toText(product).includes(word)));
          if (expected.length === 0) return;
          const search = words.join(' ');
          const paged = await listed.pages(String(new URLSearchParams({ search, limit: '7' })));
          const inModel = inOrder(expected, 'featured', search);
          expect(paged.products.map(({ id }) => id)).toEqual(inModel.map(({ id }) => id));
        }),
        { numRuns: 60 },
      );
    });
  });

  describe('200 with filters', () => {
    const cents = (amount: string) => Math.round(Number(amount) * 100);

    it('returns exactly the products that pass, for any filters, order and page size', async () => {
      await rate([5, 4, 4], 3);
      await rate([5, 5, 4], 9);
      await rate([1], 12);
      const products = await listed.all();
      const amount = fc.constantFrom('10', '10.50', '12.5', '14.50', '99');
      const filters = fc.record(
        {
          minPrice: amount,
          maxPrice: amount,
          inStock: fc.constant('true' as const),
          featured: fc.constant('true' as const),
          minRating: fc.constantFrom('1', '4', '5'),
          categoryId: fc.constant(String(listed.lightingId)),
          search: fc.constantFrom('light', 'halo', 'lamp', 'lamp halo', 'mini'),
        },
        { requiredKeys: [] },
      );
      await fc.assert(
        fc.asyncProperty(
          filters,
          fc.constantFrom(...sorts),
          fc.integer({ min: 3, max: 20 }),
          async (by, sort, limit) => {
            const passes = (product: Product) =>
              (!by.minPrice || cents(product.price) >= cents(by.minPrice)) &&
              (!by.maxPrice || cents(product.price) <= cents(by.maxPrice)) &&
              (!by.inStock || (product.inStock && product.stockQuantity > 0)) &&
              (!by.featured || product.featured) &&
              (!by.minRating || (product.rating ?? 0) >= Number(by.minRating)) &&
              (!by.categoryId || product.categoryId === Number(by.categoryId)) &&
              (by.search ?? '').split(' ').every((word) => toText(product).includes(word));
            const expected = inOrder(products.filter(passes), sort, by.search);
            const paged = await listed.pages(String(new URLSearchParams({ ...by, sort, limit: String(limit) })));
            expect(paged.products.map((product) => product.id)).toEqual(expected.map((product) => product.id));
          },
        ),
        { numRuns: 40 },
      );
    });

    it('compares the rounded rating: 4.67 passes 4, and so does 3.96', async () => {
      await rate([4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3], 5);
      const { body } = await listed.anonymous.get('/products?minRating=4&limit=200').expect(200);
      const rated = body.find((product: Product) => product.id === 5);
      expect(rated).toMatchObject({ rating: 4, reviewCount: 25 });
    });

    const rate = (ratings: number[], id: number) =>
      listed.catalog.database.db.execute(sql`update products set rating_count = ${ratings.length},
        rating_sum = ${ratings.reduce((sum, rating) => sum + rating, 0)} where id = ${id}`);
  });
});
