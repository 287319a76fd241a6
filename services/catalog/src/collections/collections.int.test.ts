import {
  type CollectionRule,
  collectionsMax,
  type StaffCollectionDetail,
} from '@shopwright/contracts/http/collections';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections } from '../db/collections';
import { nowhere, startTestCatalog, type TestCatalog } from '../test-catalog';
import { purgeCollected } from './sync-collections';
import { finishSync } from './test-finish-sync';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
let visitor: typeof staff;
let categoryId: number;

beforeAll(async () => {
  catalog = await startTestCatalog();
  [staff, visitor] = await Promise.all([catalog.as('staff'), catalog.as('anonymous')]);
  categoryId = await catalog.addCategory('Audio');
});
afterAll(() => catalog.stop());

let made = 0;
const formOf = (changes: object = {}) => {
  made += 1;
  return {
    title: `Collection ${made}`,
    slug: `collection-${made}`,
    text: null,
    image: null,
    seoTitle: null,
    seoDescription: null,
    isEnabled: true,
    translations: {},
    products: { by: 'hand', ids: [] },
    ...changes,
  };
};
const byRule = (...conditions: object[]) => ({ by: 'rule', rule: { match: 'all', conditions } });
const byHand = (...ids: number[]) => ({ by: 'hand', ids });
async function create(changes: object = {}): Promise<StaffCollectionDetail> {
  const { body } = await staff.post('/staff/collections').send(formOf(changes)).expect(201);
  await finishSync(catalog.database);
  return (await staff.get(`/staff/collections/${body.id}`).expect(200)).body;
}
const toForm = ({ id: _, rule, products, productCount, hasMore, ...form }: StaffCollectionDetail) => ({
  ...form,
  products: rule ? { by: 'rule', rule } : { by: 'hand', ids: products.map(({ id }) => id) },
});
const put = (before: StaffCollectionDetail, changes: object = {}) =>
  staff.put(`/staff/collections/${before.id}`).send({ ...toForm(before), ...changes });
const listed = async ({ id }: { id: number }, query = ''): Promise<number[]> =>
  (await visitor.get(`/products?collectionId=${id}${query}`).expect(200)).body.map((row: { id: number }) => row.id);
const tagged = (tag: string) => byRule({ type: 'tag', tag });
const fieldsOf = ({ body }: { body: { fields?: { path: string }[] } }) => body.fields?.map(({ path }) => path);

describe('a collection by hand', () => {
  it('has its own order, and those that visitors choose, page by page', async () => {
    const [one, two, three] = [
      await catalog.addProduct({ name: 'Bell', price: '30.00' }),
      await catalog.addProduct({ name: 'Axe', price: '10.00' }),
      await catalog.addProduct({ name: 'Cup', price: '20.00', inStock: false }),
    ];
    const collection = await create({ products: byHand(three.id, one.id, two.id) });
    expect(collection).toMatchObject({ productCount: 3, hasMore: false, rule: null });
    expect(collection.products.map(({ name }) => name)).toEqual(['Cup', 'Bell', 'Axe']);
    expect(await listed(collection)).toEqual([three.id, one.id, two.id]);
    expect(await listed(collection, '&sort=price-asc')).toEqual([two.id, three.id, one.id]);
    expect(await listed(collection, '&sort=price-desc')).toEqual([one.id, three.id, two.id]);
    expect(await listed(collection, '&sort=name')).toEqual([two.id, one.id, three.id]);
    expect(await listed(collection, '&sort=name&language=de')).toEqual([two.id, one.id, three.id]);
    expect(await listed(collection, '&inStock=true&maxPrice=15')).toEqual([two.id]);
    expect(await listed(collection, '&search=bell')).toEqual([one.id]);
    for (const sort of ['featured', 'price-asc', 'name']) {
      const path = `/products?collectionId=${collection.id}&limit=2&sort=${sort}`;
      const first = await visitor.get(path).expect(200);
      const cursor = /cursor=([^&>]+)/.exec(first.headers.link ?? '')?.[1];
      const second = await visitor.get(`${path}&cursor=${cursor}`).expect(200);
      expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(await listed(collection, `&sort=${sort}`));
    }
    const { body: facets } = await visitor.get(`/product-facets?collectionId=${collection.id}`).expect(200);
    expect(facets).toMatchObject({ total: { count: 3, hasMore: false }, inStock: { count: 2 } });
  });

  it('follows price and name, and keeps the place of a product off sale', async () => {
    const [one, two] = [await catalog.addProduct({ price: '10.00' }), await catalog.addProduct({ price: '20.00' })];
    const collection = await create({ products: byHand(two.id, one.id) });
    const change = { type: 'set-price', price: '30.00' };
    const rows = [{ id: one.id, version: one.version }];
    await staff.post('/staff/products/bulk').send({ products: { rows }, change }).expect(200);
    expect(await listed(collection, '&sort=price-asc')).toEqual([two.id, one.id]);
    await staff.delete(`/products/${two.id}`).expect(200);
    expect(await listed(collection)).toEqual([one.id]);
    const { body } = await staff.get(`/staff/collections/${collection.id}`).expect(200);
    expect(body.products).toMatchObject([
      { id: two.id, isOnSale: false },
      { id: one.id, isOnSale: true },
    ]);
    await staff.post(`/products/${two.id}/restore`).expect(200);
    expect(await listed(collection)).toEqual([two.id, one.id]);
    const { body: after } = await put(body, { products: byHand(one.id) }).expect(200);
    expect(after.products.map(({ id }: { id: number }) => id)).toEqual([one.id]);
    expect(await listed(collection)).toEqual([one.id]);
  });
});

describe('a collection by rule', () => {
  const conditions: [name: string, condition: object, matching: object, other: object][] = [
    ['a tag in any case', { type: 'tag', tag: 'GIFT' }, { tags: ['Gift'] }, { tags: ['gifts'] }],
    ['a price', { type: 'price', min: '777.00', max: '777.50' }, { price: '777.50' }, { price: '777.51' }],
    ['a reduced price', { type: 'on-sale' }, { compareAtPrice: '99.00' }, {}],
    ['stock', { type: 'in-stock' }, { stockQuantity: 1 }, { stockQuantity: 0 }],
  ];
  it.each(conditions)(
    'lists products by %s, and the preview counts the same',
    async (_, condition, matching, other) => {
      const products = byRule(condition, { type: 'tag', tag: `mark ${made}` });
      const tags = [`mark ${made}`];
      const add = (changes: { tags?: string[] }) =>
        catalog.addProduct({ ...changes, tags: [...tags, ...(changes.tags ?? [])] });
      const before = [await add(matching), await add(other)];
      const collection = await create({ products });
      expect(await listed(collection)).toEqual([before[0]?.id]);
      const after = [await add(matching), await add(other)];
      expect(await listed(collection)).toEqual([before[0]?.id, after[0]?.id]);
      const { body } = await staff.post('/staff/collections/preview').send({ rule: products.rule }).expect(200);
      expect(body).toMatchObject({ count: 2, hasMore: false, products: [{ id: after[0]?.id }, { id: before[0]?.id }] });
    },
  );

  it('follows every way in which a product changes', async () => {
    const collection = await create({ products: byRule({ type: 'tag', tag: 'way' }, { type: 'in-stock' }) });
    const { id } = await catalog.addProduct({ stockQuantity: 2 });
    const isListed = async () => (await listed(collection)).includes(id);
    const bulk = async (change: object) => {
      const { version } = (await staff.get(`/products/${id}`)).body;
      const products = { rows: [{ id, version }] };
      const { body } = await staff.post('/staff/products/bulk').send({ products, change }).expect(200);
      expect(body.results).toMatchObject([{ outcome: 'changed' }]);
    };
    expect(await isListed()).toBe(false);
    await bulk({ type: 'change-tags', add: ['Way'] });
    expect(await isListed()).toBe(true);
    await bulk({ type: 'set-in-stock', inStock: false });
    expect(await isListed()).toBe(false);
    await bulk({ type: 'set-in-stock', inStock: true });
    await catalog.reserve([{ productId: id, quantity: 1 }]);
    expect(await isListed()).toBe(true);
    await catalog.reserve([{ productId: id, quantity: 1 }]);
    expect(await isListed()).toBe(false);
    const { version } = (await staff.get(`/products/${id}`)).body;
    await staff.put(`/products/${id}/stock`).send({ stockQuantity: 5, version }).expect(200);
    expect(await isListed()).toBe(true);
    await bulk({ type: 'set-draft', isDraft: true });
    expect(await isListed()).toBe(false);
    await bulk({ type: 'set-draft', isDraft: false });
    expect(await isListed()).toBe(true);
    await staff.delete(`/products/${id}`).expect(200);
    expect(await isListed()).toBe(false);
  });

  it('goes on with the products of a category that was merged', async () => {
    const [from, into] = [await catalog.addCategory('Tripods'), await catalog.addCategory('Stands')];
    const collection = await create({ products: byRule({ type: 'category', categoryId: from }) });
    const [moved, other] = [
      await catalog.addProduct({ category: 'Tripods', categoryId: from }),
      await catalog.addProduct({ category: 'Stands', categoryId: into }),
    ];
    expect(await listed(collection)).toEqual([moved.id]);
    await staff.post(`/staff/categories/${from}/merge`).send({ intoId: into }).expect(200);
    await finishSync(catalog.database);
    expect(await listed(collection)).toEqual([moved.id, other.id]);
    const { body } = await staff.get(`/staff/collections/${collection.id}`).expect(200);
    expect(body).toMatchObject({ rule: byRule({ type: 'category', categoryId: into }).rule, version: 2 });
  });

  it('lets go of products that are no longer new, unless they match otherwise', async () => {
    const [old, kept] = [
      await catalog.addProduct({ tags: ['fresh'] }),
      await catalog.addProduct({ tags: ['fresh', 'keep'] }),
    ];
    const [both, either] = [
      await create({ products: byRule({ type: 'tag', tag: 'fresh' }, { type: 'new' }) }),
      await create({
        products: { by: 'rule', rule: { match: 'any', conditions: [{ type: 'new' }, { type: 'tag', tag: 'keep' }] } },
      }),
    ];
    expect(await listed(both)).toEqual([old.id, kept.id]);
    const ids = sql`(${old.id}::int, ${kept.id}::int)`;
    await catalog.database.db.execute(
      sql`update collection_products set leaves_at = leaves_at - interval '31 days' where product_id in ${ids}`,
    );
    await purgeCollected(catalog.database);
    expect(await listed(both)).toEqual([]);
    expect(await listed(either)).toContain(kept.id);
    expect(await listed(either)).not.toContain(old.id);
  });

  it('lists by its new rule what an edit of before changed meanwhile', async () => {
    const { id } = await catalog.addProduct({ tags: ['first'] });
    const collection = await create({ products: tagged('first') });
    const other = postgres(catalog.databaseUrl, { max: 1 });
    const late = await other.reserve();
    try {
      await late`begin`;
      await late`update products set tags = '{second}' where id = ${id}`;
      const saved = put(collection, { products: tagged('second') })
        .expect(200)
        .then(({ body }) => body);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await late`commit`;
      await saved;
    } finally {
      late.release();
      await other.end();
    }
    await finishSync(catalog.database);
    expect(await listed(collection)).toEqual([id]);
  });

  it('changes to one by hand and back', async () => {
    const [one, two] = [await catalog.addProduct({ tags: ['swap'] }), await catalog.addProduct({ tags: ['swap'] })];
    const collection = await create({ products: tagged('swap') });
    const { body: hand } = await put(collection, { products: byHand(two.id) }).expect(200);
    expect(await listed(collection)).toEqual([two.id]);
    await put(hand, { products: tagged('swap') }).expect(200);
    await finishSync(catalog.database);
    expect(await listed(collection)).toEqual([one.id, two.id]);
  });
});

describe('GET /collections', () => {
  it('has the texts of the language, redirects earlier slugs, and leaves out what is off', async () => {
    const translations = { de: { title: 'Sommer', text: 'Warm.', seoTitle: null, seoDescription: null } };
    const collection = await create({ title: 'Summer', slug: 'summer', seoTitle: 'Summer sale', translations });
    const inGerman = { title: 'Sommer', text: 'Warm.', slug: 'summer', seoTitle: null };
    expect((await visitor.get('/collections/summer?language=de').expect(200)).body).toMatchObject(inGerman);
    expect((await visitor.get('/collections/summer?language=fr').expect(200)).body.seoTitle).toBe('Summer sale');
    const { body: renamed } = await put(collection, { slug: 'warm' }).expect(200);
    expect((await visitor.get('/collections/summer').expect(200)).body.slug).toBe('warm');
    const taker = await create({ slug: 'summer' });
    expect((await visitor.get('/collections/summer').expect(200)).body.id).toBe(taker.id);
    await put(renamed, { isEnabled: false }).expect(200);
    await visitor.get('/collections/warm').expect(404);
    expect((await visitor.get(`/products?collectionId=${collection.id}`).expect(200)).body).toEqual([]);
    const { body } = await visitor.get('/collections').expect(200);
    expect(body.map(({ id }: { id: number }) => id)).not.toContain(collection.id);
  });
});

describe('what staff may not send', () => {
  const rule = (conditions: object[]): { by: string; rule: CollectionRule } =>
    byRule(...conditions) as { by: string; rule: CollectionRule };
  it.each([
    ['title', { title: ' ' }],
    ['slug', { slug: 'No Slug' }],
    ['products.rule.conditions', { products: rule([]) }],
    ['products.rule.conditions', { products: rule(Array.from({ length: 51 }, () => ({ type: 'new' }))) }],
    ['products.rule.conditions.0.min', { products: rule([{ type: 'price' }]) }],
    ['products.rule.conditions.1.max', { products: rule([{ type: 'new' }, { type: 'price', min: '9', max: '8' }]) }],
    [
      'products.rule.conditions.1.categoryId',
      { products: rule([{ type: 'new' }, { type: 'category', categoryId: nowhere }]) },
    ],
    ['products.ids.0', { products: byHand(nowhere) }],
    ['products.ids', { products: byHand(1, 1) }],
  ])('names %s', async (path, changes) => {
    const response = await staff.post('/staff/collections').send(formOf(changes)).expect(400);
    expect(fieldsOf(response)).toContain(path);
  });

  it('names the slug that another collection has', async () => {
    const [one, other] = [await create(), await create()];
    expect(
      fieldsOf(
        await staff
          .post('/staff/collections')
          .send(formOf({ slug: one.slug }))
          .expect(409),
      ),
    ).toEqual(['slug']);
    expect(fieldsOf(await put(other, { slug: one.slug }).expect(409))).toEqual(['slug']);
  });

  it('is one more collection than a store has', async () => {
    const { db } = catalog.database;
    const last = await create();
    await db.execute(sql`insert into collections (slug, title)
      select 'full-' || n, 'Full' from generate_series(1, ${collectionsMax - (await db.$count(collections))}) n`);
    const response = await staff.post('/staff/collections').send(formOf()).expect(409);
    expect(response.body.fields).toEqual([{ path: 'title', message: 'A store has at most 500 collections' }]);
    await staff.delete(`/staff/collections/${last.id}?version=1`).expect(204);
    await create();
    await db.execute(sql`delete from collections where slug like 'full-%'`);
  });

  it('is an edit or a deletion of an earlier version', async () => {
    const collection = await create({ products: byRule({ type: 'category', categoryId }) });
    await put(collection, { title: 'Newer' }).expect(200);
    await put(collection, { title: 'Older' }).expect(409);
    await staff.delete(`/staff/collections/${collection.id}?version=1`).expect(409);
    await staff.delete(`/staff/collections/${collection.id}?version=2`).expect(204);
    await staff.get(`/staff/collections/${collection.id}`).expect(404);
    expect(await listed(collection)).toEqual([]);
  });
});
