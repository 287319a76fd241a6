import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@shopwright/contracts/endpoint';
import { type countProductFacets, facetRatings, type ProductCount } from '@shopwright/contracts/http/product-facets';
import type { Product } from '@shopwright/contracts/http/products';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toText } from '../test-list-model';
import { type ListedProducts, startListedProducts } from '../test-listed-products';

let listed: ListedProducts;
let products: Product[];

beforeAll(async () => {
  listed = await startListedProducts();
  const { db } = listed.catalog.database;
  await db.execute(sql`update products set rating_count = 2, rating_sum = 2 + id % 9 where id % 4 <> 0`);
  await db.execute(
    sql`update products set stock_quantity = id % 3, category_id = ${listed.lightingId} where id % 3 = 0`,
  );
  await db.execute(sql`update products set in_stock = false where id % 11 = 5`);
  await db.execute(sql`update products set stock_quantity = 1 where id in (7, 8)`);
  await db.execute(sql`update products set archived_at = now() where id % 13 = 12`);
  // Reserved to the last unit: cannot be bought, though the stock on hand is not zero.
  const system = await listed.catalog.as('order');
  const body = { reference: randomUUID(), items: [{ productId: 7, quantity: 1 }], ttlSeconds: 600 };
  await system.post('/internal/reservations').send(body).expect(200);
  products = await listed.all();
  expect(products.find(({ id }) => id === 7)).toMatchObject({ inStock: true, stockQuantity: 0 });
});
afterAll(() => listed.catalog.stop());

const read = async (query: Record<string, string>): Promise<ResponseOf<typeof countProductFacets>> =>
  (await listed.anonymous.get('/product-facets').query(query).expect(200)).body;

type Filter = Partial<
  Record<'search' | 'categoryId' | 'minPrice' | 'maxPrice' | 'inStock' | 'featured' | 'minRating', string>
>;

const rules: Record<keyof Filter, (product: Product, value: string) => boolean> = {
  search: (product, value) => toText(product).includes(value),
  categoryId: (product, value) => product.categoryId === Number(value),
  minPrice: (product, value) => Number(product.price) >= Number(value),
  maxPrice: (product, value) => Number(product.price) <= Number(value),
  inStock: (product) => product.inStock && product.stockQuantity > 0,
  featured: (product) => product.featured,
  minRating: (product, value) => (product.rating ?? 0) >= Number(value),
};

/** Counts as a reader of the list would. */
function countIn(filter: Filter): ProductCount {
  const entries = Object.entries(filter) as [keyof Filter, string][];
  const left = products.filter((product) => entries.every(([name, value]) => rules[name](product, value)));
  return { count: left.length, hasMore: false };
}

function expected(filter: Filter) {
  const categories = [...new Set(products.flatMap(({ categoryId }) => categoryId ?? []))].sort((a, b) => a - b);
  return {
    total: countIn(filter),
    categories: categories
      .map((id) => ({ id, ...countIn({ ...filter, categoryId: String(id) }) }))
      .filter(({ count }) => count > 0),
    inStock: countIn({ ...filter, inStock: 'true' }),
    featured: countIn({ ...filter, featured: 'true' }),
    ratings: facetRatings.map((minRating) => ({ minRating, ...countIn({ ...filter, minRating: `${minRating}` }) })),
    attributes: [],
  };
}

/** Each filter with each other one, and all of them. */
function combinations(): Filter[] {
  const values: Filter = {
    search: 'lamp',
    categoryId: String(listed.lightingId),
    minPrice: '12',
    maxPrice: '14.50',
    inStock: 'true',
    featured: 'true',
    minRating: '3',
  };
  const names = Object.keys(values) as (keyof Filter)[];
  const pick = (...chosen: (keyof Filter)[]) => Object.fromEntries(chosen.map((name) => [name, values[name]]));
  return [{}, values, ...names.flatMap((a, at) => [pick(a), ...names.slice(at + 1).map((b) => pick(a, b))])];
}

describe('GET /product-facets', () => {
  it('200: counts what each value of a filter leaves, with the search and the other filters', async () => {
    for (const filter of combinations()) {
      const response = await read(filter as Record<string, string>);
      response.categories.sort((a, b) => a.id - b.id);
      expect(response, JSON.stringify(filter)).toEqual(expected(filter));
    }
  });

  it('200: counts what was translated, in its language', async () => {
    const { db } = listed.catalog.database;
    await db.execute(sql`insert into product_translations (product_id, language, name, description)
      values (1, 'de', 'Stehleuchte', 'weich')`);
    expect((await read({ search: 'stehleuchte', language: 'de' })).total.count).toBe(1);
    expect((await read({ search: 'stehleuchte' })).total.count).toBe(0);
  });

  it('200: follows a sale to the last unit immediately', async () => {
    const before = (await read({})).inStock.count;
    await listed.catalog.database.db.execute(sql`update products set stock_quantity = 0 where id = 8`);
    expect((await read({})).inStock.count).toBe(before - 1);
  });

  it.each([{ minRating: '6' }, { sort: 'name' }, { inStock: 'yes' }, { categoryId: 'x' }])(
    '400: refuses %j',
    async (query) => {
      await listed.anonymous.get('/product-facets').query(query).expect(400);
    },
  );
});
