import type { BulkResult } from '@shopwright/contracts/http/product-bulk';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import { untilBlocked } from '@shopwright/testing/until-blocked';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropshipProduct, nowhere, saveSettings, startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
let categoryId: number;

beforeAll(async () => {
  catalog = await startTestCatalog();
  staff = await catalog.as('staff');
  categoryId = await catalog.addCategory('Audio');
});

afterAll(() => catalog.stop());

const bulk = (products: object, change: object) => staff.post('/staff/products/bulk').send({ products, change });
const undo = (rows: object[]) => staff.post('/staff/products/bulk/undo').send({ rows });
const named = (...rows: StaffProduct[]) => ({ rows: rows.map(({ id, version }) => ({ id, version })) });
/** Reads a product without the fields that only its own page shows. */
const read = async ({ id }: { id: number }): Promise<StaffProduct> => {
  const { images, contains, categorySlug, categoryPath, ...product } = (await staff.get(`/products/${id}`)).body;
  return product;
};
const changedRows = (results: BulkResult[]) =>
  results.flatMap((row) =>
    row.outcome === 'changed' ? [{ id: row.id, version: row.version, before: row.before }] : [],
  );
const raise = { type: 'change-price', percent: 10 };

describe('POST /staff/products/bulk', () => {
  describe('200', () => {
    it('raises prices, says what became of each product, and changes nothing else', async () => {
      const [one, two, stale, archived] = await Promise.all([
        catalog.addProduct({ price: '19.95' }),
        catalog.addProduct({ price: '29.00' }),
        catalog.addProduct(),
        catalog.addProduct(),
      ]);
      const supplied = await catalog.addProduct({ ...dropshipProduct, supplierProductId: 'BULK-1' });
      await staff.put(`/products/${stale.id}/stock`).send({ stockQuantity: 3 }).expect(200);
      const { body: gone } = await staff.delete(`/products/${archived.id}`).expect(200);
      const { body } = await bulk(
        { rows: [...named(one, two, stale, gone, supplied).rows, { id: nowhere, version: 1 }] },
        raise,
      ).expect(200);
      expect(body.results).toEqual([
        {
          id: one.id,
          outcome: 'changed',
          version: one.version + 1,
          before: expect.objectContaining({ price: '19.95' }),
        },
        {
          id: two.id,
          outcome: 'changed',
          version: two.version + 1,
          before: expect.objectContaining({ price: '29.00' }),
        },
        { id: stale.id, outcome: 'conflict' },
        { id: archived.id, outcome: 'skipped', reason: 'archived' },
        { id: supplied.id, outcome: 'skipped', reason: 'price-from-cost' },
        { id: nowhere, outcome: 'not-found' },
      ]);
      expect(await read(one)).toEqual({ ...one, price: '21.95', version: one.version + 1 });
      expect(await read(two)).toEqual({ ...two, price: '31.90', version: two.version + 1 });
      expect((await read(stale)).price).toBe(stale.price);
      expect(await read(supplied)).toEqual(supplied);
    });

    it('adds and removes tags in any case, and gives them back', async () => {
      const [one, other] = [await catalog.addProduct({ tags: ['Summer', 'Gift'] }), await catalog.addProduct()];
      const full = await catalog.addProduct({ tags: Array.from({ length: 50 }, (_, at) => `t${at}`) });
      const change = { type: 'change-tags', add: ['New', 'GIFT'], remove: ['summer'] };
      const { results } = (await bulk(named(one, other, full), change).expect(200)).body;
      expect((await read(one)).tags).toEqual(['Gift', 'New']);
      expect((await read(other)).tags).toEqual(['New', 'GIFT']);
      expect(results[2]).toEqual({ id: full.id, outcome: 'skipped', reason: 'too-many-tags' });
      await undo(changedRows(results)).expect(200);
      expect((await read(one)).tags).toEqual(['Summer', 'Gift']);
      expect((await read(other)).tags).toEqual([]);
    });

    it('changes all products that match a filter', async () => {
      const [one, two] = await Promise.all([
        catalog.addProduct({ name: 'Zephyr Fan', price: '10.00' }),
        catalog.addProduct({ name: 'Zephyr Heater', price: '20.00' }),
      ]);
      const other = await catalog.addProduct({ name: 'Other Heater' });
      const filter = { view: 'active', search: 'zephyr' };
      await bulk({ filter, count: 3 }, raise).expect(409);
      expect(await read(one)).toEqual(one);
      const { body } = await bulk({ filter, count: 2 }, { ...raise, endsIn99: true }).expect(200);
      expect(changedRows(body.results)).toHaveLength(2);
      expect([(await read(one)).price, (await read(two)).price]).toEqual(['10.99', '21.99']);
      expect(await read(other)).toEqual(other);
    });

    it('links the category by its id, and features and takes off sale', async () => {
      const product = await catalog.addProduct();
      await bulk(named(product), { type: 'set-category', categoryId }).expect(200);
      await bulk(named(await read(product)), { type: 'set-featured', featured: true }).expect(200);
      await bulk(named(await read(product)), { type: 'set-in-stock', inStock: false }).expect(200);
      const { body } = await bulk(named(await read(product)), { type: 'set-archived', isArchived: true }).expect(200);
      expect(changedRows(body.results)).toHaveLength(1);
      expect(await read(product)).toMatchObject({
        category: 'Audio',
        categoryId,
        featured: true,
        inStock: false,
        archivedAt: expect.any(String),
        version: product.version + 4,
      });
    });

    it('raises a price once for each of two calls that run at the same time', async () => {
      const product = await catalog.addProduct({ name: 'Contested Quokka', price: '100.00' });
      const filter = { search: 'quokka' };
      const responses = await catalog.database.transaction(async (tx) => {
        await tx.execute(sql`select 1 from products where id = ${product.id} for update`);
        const calls = [bulk({ filter, count: 1 }, raise), bulk({ filter, count: 1 }, raise)].map((call) => call.then());
        await untilBlocked(catalog.database, 2);
        return calls;
      });
      for (const response of await Promise.all(responses)) expect(response.status).toBe(200);
      expect(await read(product)).toMatchObject({ price: '121.00', version: product.version + 2 });
    });
  });

  describe('400', () => {
    it.each([
      ['no product', { rows: [] }, raise],
      ['501 products', { rows: Array.from({ length: 501 }, (_, at) => ({ id: at + 1, version: 1 })) }, raise],
      ['a product twice', { rows: [1, 1].map((id) => ({ id, version: 1 })) }, raise],
      ['three decimals', { rows: [{ id: 1, version: 1 }] }, { ...raise, percent: 1.005 }],
      ['no price', { rows: [{ id: 1, version: 1 }] }, { type: 'set-price', price: '0' }],
      ['a missing category', { rows: [{ id: 1, version: 1 }] }, { type: 'set-category', categoryId: nowhere }],
    ])('refuses %s', async (_what, products, change) => {
      await bulk(products, change).expect(400);
    });
  });

  it('403 for shoppers', async () => {
    const shopper = await catalog.as('shopper');
    await shopper
      .post('/staff/products/bulk')
      .send({ products: { filter: {}, count: 1 }, change: raise })
      .expect(403);
  });
});

describe('POST /staff/products/bulk/undo', () => {
  it('restores exactly what was, except of a product that has changed since', async () => {
    const [one, two] = await Promise.all([catalog.addProduct({ price: '19.95' }), catalog.addProduct()]);
    const { body: archived } = await staff.delete(`/products/${two.id}`).expect(200);
    const repriced = await bulk(named(one), raise).expect(200);
    const restored = await bulk(named(archived), { type: 'set-archived', isArchived: false }).expect(200);
    const rows = [...changedRows(repriced.body.results), ...changedRows(restored.body.results)];
    const archivedAt = () =>
      catalog.database.db.execute(sql`select archived_at::text from products where id = ${two.id}`);
    expect(await archivedAt()).toEqual([{ archived_at: null }]);
    const { body } = await undo(rows).expect(200);
    expect(changedRows(body.results)).toHaveLength(2);
    expect(await read(one)).toEqual({ ...one, version: one.version + 2 });
    expect(await read(two)).toEqual({ ...archived, version: archived.version + 2 });
    expect((await undo(rows).expect(200)).body.results.map((row: BulkResult) => row.outcome)).toEqual([
      'conflict',
      'conflict',
    ]);
  });

  it('keeps the microseconds of the time at which a product was archived', async () => {
    const product = await catalog.addProduct();
    await staff.delete(`/products/${product.id}`).expect(200);
    const readTime = () =>
      catalog.database.db.execute(sql`select archived_at::text as at from products where id = ${product.id}`);
    const before = await readTime();
    const { body } = await bulk(named(await read(product)), { type: 'set-archived', isArchived: false }).expect(200);
    await undo(changedRows(body.results)).expect(200);
    expect(await readTime()).toEqual(before);
  });

  it('refuses a category that does not exist', async () => {
    const product = await catalog.addProduct();
    const { price, category, featured, inStock, archivedAt } = product;
    const before = { price, category, categoryId: nowhere, featured, inStock, archivedAt };
    await undo([{ id: product.id, version: product.version, before }]).expect(400);
    expect(await read(product)).toEqual(product);
  });
});

describe('in a store in yen', () => {
  it('rounds changes by percent, and refuses prices that are no whole amount', async () => {
    const db = catalog.database.db;
    await db.execute(sql`update products set price = ceil(price)`);
    await db.execute(sql`delete from reservation_items`);
    await db.execute(sql`delete from reservations`);
    await saveSettings(catalog.client, { currency: 'jpy' });
    const product = await catalog.addProduct({ price: '1999' });
    await bulk(named(product), { ...raise, endsIn99: false }).expect(200);
    expect((await read(product)).price).toBe('2199.00');
    const { body } = await bulk(named(await read(product)), { type: 'set-price', price: '20.50' }).expect(400);
    expect(body.fields).toEqual([{ path: 'change.price', message: 'Must be a whole number' }]);
    await bulk(named(await read(product)), { ...raise, endsIn99: true }).expect(400);
    expect((await read(product)).price).toBe('2199.00');
  });
});
