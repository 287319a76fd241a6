import type { StaffProduct } from '@shopwright/contracts/http/products';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../db/products';
import { dropshipProduct, plainProduct, startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;

beforeAll(async () => {
  catalog = await startTestCatalog();
  staff = await catalog.as('staff');
});

afterAll(() => catalog.stop());

const list = async (query = '') => (await staff.get(`/staff/products?${query}`).expect(200)).body;
const idOf = ({ id }: { id: number }) => id;
const ids = (rows: StaffProduct[]) => rows.map(idOf);

describe('GET /staff/products', () => {
  it('has no rows in an empty store', async () => {
    expect(await list()).toMatchObject({ rows: [], total: 0, counts: { all: 0, active: 0, archived: 0 } });
  });

  it('shows each view with its count', async () => {
    const plain = await catalog.addProduct({ stockQuantity: 50 });
    const low = await catalog.addProduct({ stockQuantity: 2, lowStockThreshold: 2 });
    const out = await catalog.addProduct({ stockQuantity: 0 });
    const off = await catalog.addProduct({ stockQuantity: 9, inStock: false });
    const featured = await catalog.addProduct({ featured: true });
    const supplied = await catalog.addProduct(dropshipProduct);
    const archived = await catalog.addProduct({ featured: true });
    await staff.delete(`/products/${archived.id}`).expect(200);
    const expected = {
      all: [archived, supplied, featured, off, out, low, plain],
      active: [supplied, featured, off, out, low, plain],
      'out-of-stock': [off, out],
      'low-stock': [low],
      featured: [featured],
      dropshipped: [supplied],
      archived: [archived],
    };
    for (const [view, rows] of Object.entries(expected)) {
      const response = await list(`view=${view}`);
      expect(ids(response.rows), view).toEqual(ids(rows));
      expect(response.counts[view], view).toBe(rows.length);
    }
  });

  it('finds products in spite of a typing error, says so, and leaves other filters alone', async () => {
    const lamp = await catalog.addProduct({ name: 'Quartzlight Lantern' });
    const response = await list('search=quartzlihgt');
    expect(ids(response.rows)).toEqual([lamp.id]);
    expect(response).toMatchObject({ total: 1, hasMore: false, corrected: 'quartzlight' });
    const featured = await catalog.addProduct({ name: 'Quartzlight Lantern', featured: true });
    const inOrder = [featured.id, lamp.id];
    expect(ids((await list('search=quartzlihgt')).rows)).toEqual(inOrder);
    const pages = await Promise.all([1, 2, 3].map((page) => list(`search=quartzlihgt&limit=1&page=${page}`)));
    expect(pages.map(({ rows, total }) => [ids(rows), total])).toEqual([...inOrder.map((id) => [[id], 2]), [[], 2]]);
    expect(ids((await list('search=quartzlihgt&sort=name')).rows)).toEqual([lamp.id, featured.id]);
    expect(ids((await staff.get('/products?search=quartzlihgt').expect(200)).body)).toEqual(inOrder);
    expect((await staff.get('/search/suggestions?q=quartzlihgt').expect(200)).body.products.map(idOf)).toEqual(inOrder);
    await staff.delete(`/products/${featured.id}`).expect(200);
    expect(await list('search=quartzlight')).not.toHaveProperty('corrected');
    // No typing error, but no product of this view either.
    const dropshipped = await list('search=quartzlight&view=dropshipped');
    expect(dropshipped).toMatchObject({ rows: [], total: 0 });
    expect(dropshipped).not.toHaveProperty('corrected');
    expect(await list('search=zzzzzz')).toMatchObject({ rows: [], total: 0 });
  });

  it('lists 1,000 products page by page in each order, and finds the best match first', async () => {
    const { stockQuantity: _, ...texts } = plainProduct;
    await catalog.database.db.insert(products).values(
      Array.from({ length: 1000 }, (_, at) => ({
        ...texts,
        name: `Walnut Shelf ${at}`,
        slug: `walnut-shelf-${at}`,
        price: `${(at % 50) + 1}.00`,
        stockOnHand: at % 7,
      })),
    );
    const mirror = await catalog.addProduct({ name: 'Mirror', description: 'Goes with a walnut shelf.' });
    for (const sort of ['newest', 'name', 'name-desc', 'price', 'price-desc', 'stock', 'stock-desc']) {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => list(`search=walnut&sort=${sort}&limit=400&page=${page}`)),
      );
      const all = pages.flatMap(({ rows }) => ids(rows));
      expect(new Set(all).size, sort).toBe(1001);
      expect(pages[0].total).toBe(1001);
    }
    const prices = (await list('search=walnut&sort=price&limit=500')).rows.map((row: StaffProduct) =>
      Number(row.price),
    );
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const found = await list('search=mirror+walnut');
    expect(ids(found.rows)).toEqual([mirror.id]);
    const last = await list('search=walnut&limit=500&page=3');
    expect(last.rows).toHaveLength(1);
  });

  it.each(['newest', 'name', 'name-desc', 'price', 'price-desc', 'stock', 'stock-desc'])(
    'merges products on sale and archived ones by %s, page by page',
    async (sort) => {
      const rows: StaffProduct[] = [];
      for (let page = 1; page <= 12; page += 1)
        rows.push(...(await list(`view=all&sort=${sort}&limit=90&page=${page}`)).rows);
      const { total } = await list('view=all');
      expect(new Set(ids(rows)).size).toBe(total);
      const keyOf = (row: StaffProduct) =>
        sort.startsWith('price')
          ? Number(row.price)
          : sort.startsWith('stock')
            ? row.stockQuantity
            : sort === 'newest'
              ? row.id
              : row.name.toLowerCase();
      const isBefore = (a: StaffProduct, b: StaffProduct) => {
        const [x, y] = [keyOf(a), keyOf(b)];
        return sort === 'newest' || sort.endsWith('-desc')
          ? x > y || (x === y && a.id > b.id)
          : x < y || (x === y && a.id < b.id);
      };
      expect(rows.slice(1).filter((row, at) => !isBefore(rows[at] as StaffProduct, row))).toEqual([]);
    },
  );

  it.each(['view=none', 'page=0', 'limit=501', 'sort=id'])('400 for %s', async (query) => {
    await staff.get(`/staff/products?${query}`).expect(400);
  });

  it('403 for shoppers', async () => {
    await (await catalog.as('shopper')).get('/staff/products').expect(403);
  });
});

describe('GET /products/:id/stock-movements', () => {
  it('lists the ledger, newest first, page by page', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 10 });
    for (const stockQuantity of [12, 7]) await staff.put(`/products/${id}/stock`).send({ stockQuantity }).expect(200);
    const first = await staff.get(`/products/${id}/stock-movements?limit=2`).expect(200);
    expect(first.body).toMatchObject([
      { delta: -5, resultingQuantity: 7, reason: 'set', actorUserId: 7 },
      { delta: 2, resultingQuantity: 12 },
    ]);
    const cursor = /cursor=(\d+)/.exec(first.headers.link ?? '')?.[1];
    const second = await staff.get(`/products/${id}/stock-movements?limit=2&cursor=${cursor}`).expect(200);
    expect(second.body).toMatchObject([{ delta: 10, resultingQuantity: 10 }]);
  });

  it('404 for no product, 403 for shoppers', async () => {
    await staff.get('/products/2147483647/stock-movements').expect(404);
    await (await catalog.as('shopper')).get('/products/1/stock-movements').expect(403);
  });
});
