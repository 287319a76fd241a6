import type { StaffCategory } from '@shopwright/contracts/http/categories';
import { sorts } from '@shopwright/contracts/http/products';
import { listQuotedProducts } from '@shopwright/contracts/http/reservations';
import { countRowsRead } from '@shopwright/testing/rows-read';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { finishSync } from '../collections/test-finish-sync';
import { selectPage } from '../products/product-query';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { categoriesOf } from './test-categories';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
let visitor: typeof staff;
let categories: Awaited<ReturnType<typeof categoriesOf>>;

beforeAll(async () => {
  catalog = await startTestCatalog();
  [staff, visitor] = await Promise.all([catalog.as('staff'), catalog.as('anonymous')]);
  categories = await categoriesOf(catalog);
});
beforeEach(async () => {
  await catalog.database.db.execute(
    sql`truncate products, categories, product_figures, stock_rows restart identity cascade`,
  );
});
afterAll(() => catalog.stop());

const move = async (id: number, parentId: number | null) =>
  categories.put((await categories.find(id)) as StaffCategory, { parentId });

async function add(name: string, parentId: number | null = null): Promise<number> {
  const { body } = await staff
    .post('/categories')
    .send({ name: `Kind ${name}`, slug: name.toLowerCase(), parentId })
    .expect(201);
  return body.id;
}

/** Creates a category for each name, each below the one before, and returns the ids. */
async function addChain(names: string, top: number | null = null): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) ids.push(await add(name, ids.at(-1) ?? top));
  return ids;
}

const tree = async () => (await categories.list()).map(({ slug, parentId }) => [slug.toUpperCase(), parentId]);

describe('the place of a category', () => {
  it('201 and 200: below another one, as the last of its parent, and each is listed before those below it', async () => {
    const a = await add('A');
    const b = await add('B');
    const c = await add('C', a);
    const d = await add('D', a);
    expect(await tree()).toEqual([
      ['A', null],
      ['C', a],
      ['D', a],
      ['B', null],
    ]);
    expect((await move(c, b)).body).toMatchObject({ id: c, parentId: b, version: 2 });
    expect((await move(c, a)).status).toBe(200);
    expect(await tree()).toEqual([
      ['A', null],
      ['D', a],
      ['C', a],
      ['B', null],
    ]);
    const ids = [b, a, c, d];
    await staff
      .put('/staff/category-order')
      .send({ ids, basedOn: [a, d, c, b] })
      .expect(200);
    expect(await tree()).toEqual([
      ['B', null],
      ['A', null],
      ['C', a],
      ['D', a],
    ]);
    const { body } = await visitor.get('/categories').expect(200);
    expect(body.map(({ id, parentId }: StaffCategory) => [id, parentId])).toEqual([
      [b, null],
      [a, null],
      [c, a],
      [d, a],
    ]);
  });

  it('400: names the parent of a fifth level, of a loop and of no category', async () => {
    const chain = await addChain('ABCD');
    const [a, b, , d] = chain as [number, number, number, number];
    const fields = (message: string, path = 'parentId') => [{ path, message }];
    const levels = 'Categories have at most four levels';
    const fifth = await staff.post('/categories').send({ name: 'Kind E', slug: 'e', parentId: d }).expect(400);
    expect(fifth.body.fields).toEqual([{ path: 'parentId', message: levels }]);
    const top = await add('Top');
    expect((await move(a, top)).body.fields).toEqual(fields(levels));
    for (const id of chain)
      expect((await move(a, id)).body.fields).toEqual(fields('A category cannot be below itself'));
    expect((await move(b, 99_999)).body.fields).toEqual(fields('No such category'));
    expect((await move(b, top)).status).toBe(200);
    expect((await move(a, top)).status).toBe(200);
  });

  it('200 for one of two opposite moves, and two that together are too deep', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await add(`One ${round}`.replace(' ', '-')), await add(`Two-${round}`)];
      const opposite = await Promise.all([move(a, b), move(b, a)]);
      expect(opposite.map(({ status }) => status).sort()).toEqual([200, 400]);
    }
    for (let round = 0; round < 5; round += 1) {
      const left = await add(`Left-${round}`);
      const leaf = await add(`Leaf-${round}`, left);
      const [c1, c2] = [await add(`Deep-${round}`), await add(`Mid-${round}`)];
      const c3 = await add(`Low-${round}`, c2);
      const responses = await Promise.all([move(c2, c1), move(left, c3), move(leaf, left)]);
      expect(responses.map(({ status }) => status).sort()).not.toContain(500);
      const [row] = await catalog.database.db.execute<{ deepest: number; wrong: number }>(sql`
        select max(cardinality(c.path))::int as deepest,
          (count(*) filter (where c.path <> coalesce(p.path, '{}') || c.id))::int as wrong
        from categories c left join categories p on p.id = c.parent_id`);
      expect(row?.deepest).toBeLessThanOrEqual(4);
      expect(row?.wrong).toBe(0);
    }
  });

  it('a merge takes along what is below the category, unless it is its own or too deep', async () => {
    const [a, b] = (await addChain('ABC')) as [number, number];
    const [, y, z] = (await addChain('XYZ')) as [number, number, number];
    const refused = async (id: number, intoId: number) => (await categories.merge(id, intoId).expect(400)).body.fields;
    expect(await refused(a, b)).toEqual([{ path: 'intoId', message: 'A category cannot be below itself' }]);
    expect(await refused(a, z)).toEqual([{ path: 'intoId', message: 'Categories have at most four levels' }]);
    await categories.merge(b, y).expect(200);
    expect((await tree()).map(([name]) => name)).toEqual(['A', 'X', 'Y', 'C', 'Z']);
    expect((await categories.list()).find(({ slug }) => slug === 'c')?.parentId).toBe(y);
  });

  it('409: a category above others is not deleted', async () => {
    const [a, b] = (await addChain('AB')) as [number, number];
    const { body } = await staff.delete(`/staff/categories/${a}`).expect(409);
    expect(body.message).toContain('Categories are below this one');
    await staff.delete(`/staff/categories/${b}`).expect(204);
    await staff.delete(`/staff/categories/${a}`).expect(204);
  });
});

describe('what visitors read of a place', () => {
  it('a category tells those above and below it, and leaves out hidden ones', async () => {
    const [a, b, c] = (await addChain('ABC')) as [number, number, number];
    const d = await add('D', c);
    await categories.put((await categories.find(b)) as StaffCategory, { isHidden: true }).expect(200);
    const translations = [{ language: 'de', name: 'Ah', description: null }];
    await categories.put((await categories.find(a)) as StaffCategory, { translations }).expect(200);
    const { body: top } = await visitor.get('/categories/a?language=de').expect(200);
    expect(top).toMatchObject({
      parentId: null,
      ancestors: [],
      children: [{ id: c, name: 'Kind C', slug: 'c', image: null }],
    });
    const { body: leaf } = await visitor.get('/categories/d?language=de').expect(200);
    const path = [
      { id: a, name: 'Ah', slug: 'a' },
      { id: c, name: 'Kind C', slug: 'c' },
    ];
    expect(leaf).toMatchObject({ parentId: c, ancestors: path, children: [] });
    const { id } = await catalog.addProduct({ categoryId: d, category: 'Kind D' });
    const { body: product } = await visitor.get(`/products/${id}?language=de`).expect(200);
    expect(product.categoryPath).toEqual([...path, { id: d, name: 'Kind D', slug: 'd' }]);
  });

  it('a product has the features of the nearest category that has some', async () => {
    const [a, b, c] = (await addChain('ABC')) as [number, number, number];
    const { id } = await catalog.addProduct({ categoryId: c, category: 'Kind C' });
    const featuresOf = async () => (await visitor.get(`/products/${id}`).expect(200)).body.features;
    await categories.put((await categories.find(a)) as StaffCategory, { features: { en: ['Of A'] } }).expect(200);
    expect(await featuresOf()).toEqual(['Of A']);
    await categories.put((await categories.find(b)) as StaffCategory, { features: { en: ['Of B'] } }).expect(200);
    expect(await featuresOf()).toEqual(['Of B']);
  });
});

describe('the products of a category', () => {
  /** A tree of twelve categories, with products that only some filters find. */
  async function addTree() {
    const ids = await addChain('ABCD');
    for (const [name, at] of [
      ['E', 0],
      ['F', 0],
      ['G', 1],
      ['H', 2],
    ] as const)
      ids.push(await add(name, ids[at]));
    for (const name of ['I', 'J']) ids.push(await add(name));
    await catalog.database.db.execute(sql`
      insert into products (slug, name, description, price, image, category, category_id, featured, stock_quantity, rating_count, rating_sum)
      select 'p' || i, 'Thing ' || (i * 37) % 101, 'Text', 1 + (i * 7) % 13, '/images/x.webp', 'C',
        (array[${sql.join(ids, sql`, `)}]::int[])[1 + i % ${ids.length}], i % 3 = 0, i % 4, 1, 1 + i % 5
      from generate_series(1, 120) i`);
    return ids;
  }

  const keys = {
    featured: (p: Row) => Number(!p.featured),
    'price-asc': (p: Row) => Number(p.price),
    'price-desc': (p: Row) => -Number(p.price),
    name: (p: Row) => p.name,
  };
  interface Row {
    id: number;
    name: string;
    price: string;
    featured: boolean;
    inStock: boolean;
    categoryId: number;
  }

  it('are those of every category below it, on every page of every list', async () => {
    await addTree();
    const all = (await staff.get('/products?limit=200').expect(200)).body as Row[];
    const rows = await categories.list();
    const parents = new Map(rows.map((row) => [row.id, row.parentId]));
    const isBelow = (id: number | null | undefined, top: number): boolean =>
      id != null && (id === top || isBelow(parents.get(id), top));
    for (const { id } of rows) {
      const inside = all.filter((product) => isBelow(product.categoryId, id));
      for (const sort of sorts) {
        const found: Row[] = [];
        let path: string | undefined = `/products?categoryId=${id}&sort=${sort}&limit=7`;
        while (path) {
          const { body, headers }: { body: Row[]; headers: Record<string, string> } = await visitor
            .get(path)
            .expect(200);
          found.push(...body);
          path = /<([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1];
        }
        const key = keys[sort];
        expect(found.map((each) => key(each))).toEqual(
          [...inside.map((each) => key(each))].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)),
        );
        expect(found.map((each) => each.id).sort((a, b) => a - b)).toEqual(
          inside.map((each) => each.id).sort((a, b) => a - b),
        );
      }
      const counted = (path: string) =>
        visitor
          .get(path)
          .expect(200)
          .then(({ body }) => body);
      for (const query of ['', '&minPrice=4', '&search=thing']) {
        const facets = await counted(`/product-facets?categoryId=${id}${query}`);
        const count = inside.filter((each) => query !== '&minPrice=4' || Number(each.price) >= 4).length;
        expect(facets.total).toEqual({ count, hasMore: false });
        for (const facet of facets.categories as { id: number; count: number }[]) {
          const below = all.filter((each) => isBelow(each.categoryId, facet.id));
          expect(facet.count).toBe(below.filter((each) => query !== '&minPrice=4' || Number(each.price) >= 4).length);
        }
      }
      const listed = await staff.get(`/staff/products?view=all&categoryId=${id}`).expect(200);
      expect(listed.body.total).toBe(inside.length);
      const stock = await staff.get(`/inventory?categoryId=${id}&limit=100`).expect(200);
      expect(stock.body.map((each: Row) => each.id).sort()).toEqual(inside.map((each) => each.id).sort());
      const names = stock.body.map((each: Row) => each.name);
      expect(names).toEqual(names.toSorted((a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)));
      const summary = (await staff.get(`/inventory/summary?categoryId=${id}`).expect(200)).body;
      expect(summary.categories.find((each: { id: number }) => each.id === id)?.products ?? 0).toBe(inside.length);
    }
  });

  it('a page reads no more as the store grows, of one category or of many', async () => {
    const ids = await addTree();
    const { db } = catalog.database;
    await db.execute(sql`
      insert into products (slug, name, description, price, image, category, category_id)
      select 'many' || i, 'Many ' || i, 'Text', 1 + i % 900, '/images/x.webp', 'C',
        (array[${sql.join(ids, sql`, `)}]::int[])[1 + i % ${ids.length}]
      from generate_series(1, 12000) i`);
    await db.execute(sql`vacuum analyze products`);
    for (const sort of sorts) {
      for (const categoryId of [ids[0], ids[9]]) {
        const page = selectPage(db, { sort, limit: 24, categoryId }, undefined);
        expect(await countRowsRead(db, sql`select * from ${page}`)).toBeLessThan(2500);
      }
    }
  });

  it('are those of a rule and of a discount as well, from the move on', async () => {
    const [a, b] = [await add('A'), await add('B')];
    const { id } = await catalog.addProduct({ categoryId: b, category: 'Kind B' });
    const rule = { match: 'all', conditions: [{ type: 'category', categoryId: a }] };
    const form = { slug: 'of-a', title: 'Of A', text: null, image: null, seoTitle: null, seoDescription: null };
    const { body: collection } = await staff
      .post('/staff/collections')
      .send({ ...form, translations: {}, isEnabled: true, products: { by: 'rule', rule } });
    const listed = async () =>
      (await visitor.get(`/products?collectionId=${collection.id}`).expect(200)).body.map((each: Row) => each.id);
    expect(await listed()).toEqual([]);
    await move(b, a);
    await finishSync(catalog.database);
    expect(await listed()).toEqual([id]);
    const quoted = await catalog.client.call(listQuotedProducts, { query: { ids: String(id) } });
    expect(quoted.products[0]?.categoryIds).toEqual([a, b]);
    await move(b, null);
    await finishSync(catalog.database);
    expect(await listed()).toEqual([]);
  });
});
