import { listProducts, type Product, type Sort, sorts } from '@shopwright/contracts/http/products';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Response } from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories } from '../db/categories';
import { startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let anonymous: Awaited<ReturnType<TestCatalog['as']>>;
let lightingId: number;

/** A simple model of search and sort. */
const normal = (value: string) => value.normalize('NFD').replace(/\p{M}/gu, '').replace('％', '%').toLowerCase();
const toText = (product: Product) => normal(`${product.name} ${product.category} ${product.description}`);
const byId = (a: Product, b: Product) => a.id - b.id;
const order: Record<Sort, (a: Product, b: Product) => number> = {
  featured: (a, b) => Number(b.featured) - Number(a.featured) || byId(a, b),
  'price-asc': (a, b) => Number(a.price) - Number(b.price) || byId(a, b),
  'price-desc': (a, b) => Number(b.price) - Number(a.price) || byId(a, b),
  name: (a, b) => (normal(a.name) < normal(b.name) ? -1 : normal(a.name) > normal(b.name) ? 1 : byId(a, b)),
};

const spaced = (text: string) =>
  normal(text)
    .replace(/[-_/.,:;()&+'"!?%|\\]/g, ' ')
    .replace(/ +/g, ' ');
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A simple model of relevance: how far the words are from the name, and what breaks a tie. */
function toRelevance(product: Product, words: string[]): number {
  const name = `| ${spaced(product.name)} |  |`;
  const category = ` ${spaced(product.category)} `;
  const terms = words.map((word) => spaced(word).trim());
  const phrase = terms.join(' ');
  const distances = terms.map((term, at) => {
    const ending = (words[at] ?? '').length < 4 ? '' : '.{0,2}';
    if (new RegExp(` ${escaped(term)}${ending} `).test(name)) return 0;
    if (name.includes(` ${term}`)) return 1;
    if (name.includes(term)) return 2;
    return category.includes(term) ? 4 : 40;
  });
  const isPhrase = terms.length === 1 || name.includes(` ${phrase}`);
  const isAtEdge = name.includes(`| ${phrase}`) || new RegExp(` ${escaped(phrase)}.{0,2} \\|`).test(name);
  const ties = [terms.some((term) => category.includes(` ${term}`)), isAtEdge, product.featured];
  const sum = distances.reduce<number>((total, distance) => total + distance, 0);
  return [isPhrase, ...ties].reduce((key, isTrue, at) => key + (isTrue ? 0 : ([4096, 4, 2, 1][at] ?? 0)), 8 * sum);
}

/** The order of a list: by relevance where it is a search without another order. */
const inOrder = (products: Product[], sort: Sort, search = '') => {
  const words = [...new Set(search.split(/\s+/).filter(Boolean))];
  if (sort !== 'featured' || words.length === 0) return products.sort(order[sort]);
  return products.sort((a, b) => toRelevance(a, words) - toRelevance(b, words) || byId(a, b));
};

const names = [
  'Halo 10% Off Lamp',
  'Halo_Mini Lamp',
  'Halo Mini Lamp',
  'Back\\slash Dock',
  'O\'Neil "Pro" Mic',
  'Éclair Möbel Light',
  'éclair',
  'Zebra',
  'alpha',
  'Beta',
];

beforeAll(async () => {
  catalog = await startTestCatalog();
  const made = await catalog.database.db
    .insert(categories)
    .values([
      { name: 'Lighting', slug: 'lighting' },
      { name: 'Empty', slug: 'empty' },
    ])
    .returning();
  lightingId = made[0]?.id ?? 0;
  for (let index = 0; index < 30; index += 1) {
    await catalog.addProduct({
      name: names[index % names.length] ?? '',
      price: `${10 + (index % 7)}.50`,
      featured: index % 5 === 0,
      category: index % 3 === 0 ? 'lighting' : 'Unlisted',
      description: index % 2 === 0 ? 'soft light for 50% less' : 'deep_bass and quiet fans',
    });
  }
  anonymous = await catalog.as('anonymous');
});

afterAll(() => catalog.stop());

const all = async (): Promise<Product[]> => (await anonymous.get('/products?limit=200')).body;

async function pages(query: string): Promise<{ products: Product[]; pages: number }> {
  const products: Product[] = [];
  let count = 0;
  let path: string | undefined = `/products?${query}`;
  while (path) {
    const { body, headers }: Response = await anonymous.get(path).expect(200);
    products.push(...body);
    count += 1;
    path = /^<(.+)>; rel="next"$/.exec(headers.link ?? '')?.[1];
  }
  return { products, pages: count };
}

describe('GET /products', () => {
  describe('200', () => {
    it.each(sorts)('pages through all products by %s without repeating or skipping one', async (sort) => {
      const paged = await pages(`sort=${sort}&limit=7`);
      const expected = (await all()).sort(order[sort]).map((product) => product.id);
      expect(paged.products.map((product) => product.id)).toEqual(expected);
      expect(paged.pages).toBe(5);
    });

    it('keeps search, category and limit in the next link', async () => {
      const { products, pages: count } = await pages(`search=light&categoryId=${lightingId}&sort=name&limit=2`);
      const expected = (await all()).filter((product) => product.categoryId === lightingId).sort(order.name);
      expect(products.map((product) => product.id)).toEqual(expected.map((product) => product.id));
      expect(count).toBe(5);
    });

    it('continues at the same product when others were added before it', async () => {
      const first = await anonymous.get('/products?sort=price-asc&limit=5');
      const cheap = await catalog.addProduct({ price: '0.01' });
      const path = /^<(.+)>/.exec(first.get('Link') ?? '')?.[1] ?? '';
      const second = await anonymous.get(path);
      const ids = [...first.body, ...second.body].map((product: Product) => product.id);
      expect(new Set(ids).size).toBe(10);
      await catalog.database.db.execute(sql`update products set archived_at = now() where id = ${cheap.id}`);
    });

    it('has no Link header on the last page', async () => {
      const reply = await anonymous.get('/products?limit=200');
      expect(reply.get('Link')).toBeUndefined();
    });

    it('treats categoryId=all as no filter, and returns an empty list for an empty category', async () => {
      const [every, none] = [
        await anonymous.get('/products?categoryId=all'),
        await anonymous.get('/products?categoryId=2'),
      ];
      expect(every.body).toHaveLength((await all()).length);
      expect(none.body).toEqual([]);
    });

    it('links a product to the category that it names, in upper or lower case', async () => {
      const linked = (await all()).filter((product) => product.categoryId === lightingId);
      expect(linked).toHaveLength(10);
      expect(new Set(linked.map((product) => product.category))).toEqual(new Set(['Lighting']));
    });

    it('does not return archived products', async () => {
      const gone = await catalog.addProduct({ name: 'Gone' });
      await catalog.database.db.execute(sql`update products set archived_at = now() where id = ${gone.id}`);
      expect((await anonymous.get('/products?search=gone')).body).toEqual([]);
      await anonymous.get(`/products/${gone.id}`).expect(404);
    });

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
      const reply = await anonymous.get('/products').query({ search }).expect(200);
      const found = new Set(reply.body.map((product: Product) => product.name));
      expect(found).toEqual(new Set(expected));
    });

    it('finds what a simple model finds, for any words', async () => {
      const products = await all();
      const piece = fc.constantFrom(
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
      const search = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(''));
      await fc.assert(
        fc.asyncProperty(search, fc.constantFrom(...sorts), async (text, sort) => {
          const words = text.split(/\s+/).filter(Boolean).map(normal);
          const expected = products.filter((product) => words.every((word) => toText(product).includes(word)));
          const found = await catalog.client.call(listProducts, { query: { search: text, sort, limit: '200' } });
          // Words that no product contains may match similar words: see search.int.test.ts.
          if (expected.length === 0) return;
          expect(found.map(({ id }) => id)).toEqual(inOrder(expected, sort, text).map(({ id }) => id));
        }),
        { numRuns: 80 },
      );
    });

    it('orders a search as a simple model of relevance does, page by page', async () => {
      const products = await all();
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
          const paged = await pages(String(new URLSearchParams({ search, limit: '7' })));
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
      const products = await all();
      const amount = fc.constantFrom('10', '10.50', '12.5', '14.50', '99');
      const filters = fc.record(
        {
          minPrice: amount,
          maxPrice: amount,
          inStock: fc.constant('true' as const),
          featured: fc.constant('true' as const),
          minRating: fc.constantFrom('1', '4', '5'),
          categoryId: fc.constant(String(lightingId)),
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
            const paged = await pages(String(new URLSearchParams({ ...by, sort, limit: String(limit) })));
            expect(paged.products.map((product) => product.id)).toEqual(expected.map((product) => product.id));
          },
        ),
        { numRuns: 40 },
      );
    });

    it('compares the rounded rating: 4.67 passes 4, and so does 3.96', async () => {
      await rate([4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3], 5);
      const { body } = await anonymous.get('/products?minRating=4&limit=200').expect(200);
      const rated = body.find((product: Product) => product.id === 5);
      expect(rated).toMatchObject({ rating: 4, reviewCount: 25 });
    });

    it('returns archived products to staff only', async () => {
      const staff = await catalog.as('staff');
      const gone = await catalog.addProduct({ name: 'Off Sale' });
      await staff.delete(`/products/${gone.id}`).expect(200);
      const { body } = await staff.get('/products?archived=true&limit=200').expect(200);
      expect(body.map((product: Product) => product.id)).toContain(gone.id);
      expect(body.every((product: { archivedAt: string | null }) => product.archivedAt !== null)).toBe(true);
      await anonymous.get('/products?archived=true').expect(403);
      await (await catalog.as('shopper')).get('/products?archived=true').expect(403);
    });

    const rate = (ratings: number[], id: number) =>
      catalog.database.db.execute(sql`update products set rating_count = ${ratings.length},
        rating_sum = ${ratings.reduce((sum, rating) => sum + rating, 0)} where id = ${id}`);
  });

  describe('400', () => {
    it.each([
      'minPrice=-1',
      'minPrice=1e3',
      'maxPrice=abc',
      'inStock=1',
      'featured=false',
      'minRating=6',
      'minRating=4.5',
      'archived=yes',
      'language=xx',
      'search=a&search=b',
      `search=${'x'.repeat(201)}`,
      'search=%00',
      'categoryId=0',
      'categoryId=-1',
      'categoryId=1.5',
      'categoryId=abc',
      'categoryId=2147483648',
      'categoryId=1%20OR%201=1',
      'sort=random()',
      'limit=0',
      'limit=201',
      'limit=1e2',
      'cursor=abc',
      'cursor=WyJuYW1lIiwieCIsMV0&sort=featured',
      'page=2',
    ])('refuses %s', async (query) => {
      await anonymous.get(`/products?${query}`).expect(400);
    });
  });
});
