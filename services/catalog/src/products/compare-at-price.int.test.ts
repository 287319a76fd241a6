import type { BulkResult } from '@shopwright/contracts/http/product-bulk';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainProduct, startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
let visitor: Awaited<ReturnType<TestCatalog['as']>>;

beforeAll(async () => {
  catalog = await startTestCatalog();
  [staff, visitor] = await Promise.all([catalog.as('staff'), catalog.as('anonymous')]);
});
afterAll(() => catalog.stop());

const lamp = { ...plainProduct, price: '20.00' };
const edit = ({ id, version }: StaffProduct, changes: object) =>
  staff.put(`/products/${id}`).send({ ...editable, version, ...changes });
const { stockQuantity: _stock, ...editable } = lamp;
const bulk = ({ id, version }: StaffProduct, change: object) =>
  staff.post('/staff/products/bulk').send({ products: { rows: [{ id, version }] }, change });
const notMore = [{ path: 'compareAtPrice', message: 'Must be more than the price' }];

describe('POST and PUT /products', () => {
  it('stores the compare-at price, shows it to visitors, and keeps it until it is removed', async () => {
    const made = await catalog.addProduct({ ...lamp, compareAtPrice: '25' });
    expect(made.compareAtPrice).toBe('25.00');
    const { body: seen } = await visitor.get(`/products/${made.id}`).expect(200);
    expect(seen).toMatchObject({ price: '20.00', compareAtPrice: '25.00' });
    const { body: listed } = await visitor.get('/products').expect(200);
    expect(listed).toContainEqual(expect.objectContaining({ id: made.id, compareAtPrice: '25.00' }));
    const { body: kept } = await edit(made, { price: '24.99' }).expect(200);
    expect(kept).toMatchObject({ price: '24.99', compareAtPrice: '25.00' });
    const { body: removed } = await edit(kept, { compareAtPrice: null }).expect(200);
    expect(removed.compareAtPrice).toBeNull();
  });

  it.each(['20.00', '19.99', '0'])(
    '400 names the field for a compare-at price of %s at a price of 20.00',
    async (at) => {
      const { body } = await staff
        .post('/products')
        .send({ ...lamp, compareAtPrice: at })
        .expect(400);
      expect(body.fields).toEqual(notMore);
      const product = await catalog.addProduct(lamp);
      expect((await edit(product, { compareAtPrice: at }).expect(400)).body.fields).toEqual(notMore);
    },
  );

  it('400 for a price that reaches the compare-at price, which stays', async () => {
    const product = await catalog.addProduct({ ...lamp, compareAtPrice: '25.00' });
    expect((await edit(product, { price: '25.00' }).expect(400)).body.fields).toEqual(notMore);
    const { body } = await staff.get(`/products/${product.id}`).expect(200);
    expect(body).toMatchObject({ price: '20.00', compareAtPrice: '25.00', version: product.version });
    await edit(product, { price: '25.00', compareAtPrice: '30.00' }).expect(200);
  });
});

describe('POST /staff/products/bulk', () => {
  it('skips the product whose price would reach its compare-at price, and says so', async () => {
    const product = await catalog.addProduct({ ...lamp, compareAtPrice: '22.00' });
    const { body } = await bulk(product, { type: 'change-price', percent: 10 }).expect(200);
    expect(body.results).toEqual([{ id: product.id, outcome: 'skipped', reason: 'compare-at-price' }]);
    const lowered = await bulk(product, { type: 'set-price', price: '15' }).expect(200);
    const [{ version, before }] = lowered.body.results as Extract<BulkResult, { outcome: 'changed' }>[] as [
      Extract<BulkResult, { outcome: 'changed' }>,
    ];
    const undone = await staff
      .post('/staff/products/bulk/undo')
      .send({ rows: [{ id: product.id, version, before }] })
      .expect(200);
    expect(undone.body.results[0].outcome).toBe('changed');
    const { body: now } = await staff.get(`/products/${product.id}`).expect(200);
    expect(now).toMatchObject({ price: '20.00', compareAtPrice: '22.00' });
  });
});

describe('a writer that does not know compare-at prices', () => {
  const setPrice = (id: number, price: string) =>
    catalog.database.db.execute(sql`update products set price = ${price}::numeric where id = ${id}`);

  it('removes one that its price reaches, and no other', async () => {
    const product = await catalog.addProduct({ ...lamp, compareAtPrice: '22.00' });
    const read = async () => (await staff.get(`/products/${product.id}`).expect(200)).body;
    await setPrice(product.id, '21.99');
    expect(await read()).toMatchObject({ price: '21.99', compareAtPrice: '22.00' });
    await setPrice(product.id, '22.00');
    expect(await read()).toMatchObject({ price: '22.00', compareAtPrice: null });
  });
});

describe('a checkout', () => {
  it('is charged the price', async () => {
    const product = await catalog.addProduct({ ...lamp, compareAtPrice: '99.00' });
    const system = await catalog.as('order');
    const items = [{ productId: product.id, quantity: 2 }];
    const reference = '5f0c5f0c-1111-4222-8333-444455556666';
    const { body } = await system.post('/internal/reservations').send({ reference, items, ttlSeconds: 60 });
    expect(body).toMatchObject({ lines: [{ productId: product.id, price: '20.00' }] });
    expect(JSON.stringify(body)).not.toContain('99.00');
  });
});

describe('in a store in yen', () => {
  it('400 for a compare-at price that is no whole amount, and no change to yen while there is one', async () => {
    const { db } = catalog.database;
    await db.execute(sql`update products set price = ceil(price), compare_at_price = null`);
    await db.execute(sql`delete from reservation_items`);
    await db.execute(sql`delete from reservations`);
    const operator = await catalog.as('operator');
    const toYen = () => operator.put('/store-settings').send({ currency: 'jpy', basedOn: null });
    const product = await catalog.addProduct({ ...lamp, compareAtPrice: '25.50' });
    expect((await toYen().expect(409)).body.fields).toEqual([
      { path: 'currency', message: 'Some prices have decimals, which this currency does not have' },
    ]);
    const { body: whole } = await edit(product, { compareAtPrice: '26' }).expect(200);
    await toYen().expect(200);
    const { body } = await edit(whole, { compareAtPrice: '25.50' }).expect(400);
    expect(body.fields).toEqual([{ path: 'compareAtPrice', message: 'Must be a whole number' }]);
  });
});
