import { randomUUID } from 'node:crypto';
import {
  commitReservation,
  releaseReservation,
  reserveStock,
  restockReservation,
} from '@shopwright/contracts/http/reservations';
import { sql } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog, unbalancedProducts } from '../test-catalog';

let catalog: TestCatalog;
let system: Awaited<ReturnType<TestCatalog['as']>>;
let staff: Awaited<ReturnType<TestCatalog['as']>>;

beforeAll(async () => {
  catalog = await startTestCatalog();
  system = await catalog.as('order');
  staff = await catalog.as('staff');
});

afterEach(async () => {
  expect(await unbalancedProducts(catalog.database)).toEqual([]);
});

afterAll(() => catalog.stop());

const readStock = async (id: number) => {
  const { stockQuantity, reservedQuantity, inStock } = (await staff.get(`/products/${id}`)).body;
  return { stockQuantity, reservedQuantity, inStock };
};
const reserveBody = (items: object[], more: object = {}) => ({
  reference: randomUUID(),
  items,
  ttlSeconds: 600,
  ...more,
});

describe('POST /internal/reservations', () => {
  it('200: reserves the stock and returns current names and prices, in the order of the cart', async () => {
    const [a, b] = [await catalog.addProduct({ price: '12.34' }), await catalog.addProduct({ name: 'Second' })];
    const items = [
      { productId: b.id, quantity: 1 },
      { productId: a.id, quantity: 3 },
    ];
    const startedAt = Date.now();
    const { body } = await system
      .post('/internal/reservations')
      .send(reserveBody(items, { expectedTotal: '57.02' }))
      .expect(200);
    const quoted = {
      parentId: null,
      categoryId: null,
      categoryIds: [],
      collectionIds: [],
      taxClass: 'standard',
      weightGrams: 0,
      needsShipping: true,
    };
    expect(body.lines).toEqual([
      {
        productId: b.id,
        name: 'Second',
        image: b.image,
        price: '20.00',
        quantity: 1,
        isDropshipped: false,
        sku: null,
        ...quoted,
      },
      {
        productId: a.id,
        name: a.name,
        image: a.image,
        price: '12.34',
        quantity: 3,
        isDropshipped: false,
        sku: null,
        ...quoted,
      },
    ]);
    const reservedAt = Date.parse(body.expiresAt) - 600_000;
    expect(reservedAt).toBeGreaterThanOrEqual(startedAt);
    expect(reservedAt).toBeLessThanOrEqual(Date.now());
    expect(await readStock(a.id)).toMatchObject({ stockQuantity: 10, reservedQuantity: 3 });
  });

  it('200: returns the same reservation for a repeated reference, also concurrently', async () => {
    const { id } = await catalog.addProduct();
    const body = reserveBody([{ productId: id, quantity: 2 }]);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => system.post('/internal/reservations').send(body)),
    );
    await catalog.database.db.execute(sql`update products set price = 99 where id = ${id}`);
    responses.push(await system.post('/internal/reservations').send(body));
    for (const response of responses) expect(response).toMatchObject({ status: 200, body: responses[0]?.body });
    expect(responses[0]?.body.lines[0].price).toBe('20.00');
    expect(await readStock(id)).toMatchObject({ reservedQuantity: 2 });
  });

  it('200: returns the same reservation for a repeated reference that has the last units', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 2 });
    const body = reserveBody([{ productId: id, quantity: 2 }]);
    const response = await system.post('/internal/reservations').send(body).expect(200);
    expect((await system.post('/internal/reservations').send(body).expect(200)).body).toEqual(response.body);
  });

  it('200: replaces a reservation of the visitor that has the last units', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 2 });
    const visitor = { key: 'visitor:last', openMax: 3, unitsMax: 9, valueMaxCents: 99_999 };
    for (const quantity of [2, 1]) {
      const body = reserveBody([{ productId: id, quantity }], { owners: [visitor], replaces: visitor.key });
      await system.post('/internal/reservations').send(body).expect(200);
    }
    expect(await readStock(id)).toMatchObject({ reservedQuantity: 1 });
  });

  it('409 out_of_stock: is told immediately, also while others behind the same address are served', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 1 });
    await catalog.reserve([{ productId: id, quantity: 1 }]);
    const address = { key: 'address:crowd', openMax: 50, unitsMax: 50, valueMaxCents: 99_999 };
    await catalog.database.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${address.key}, 0))`);
      const body = reserveBody([{ productId: id, quantity: 1 }], { owners: [address] });
      expect((await system.post('/internal/reservations').send(body).expect(409)).body.code).toBe('out_of_stock');
    });
  });

  it('409 out_of_stock: returns what is available of each short product, and reserves nothing', async () => {
    const [enough, short, off] = await Promise.all([
      catalog.addProduct(),
      catalog.addProduct({ stockQuantity: 2 }),
      catalog.addProduct({ inStock: false }),
    ]);
    const items = [enough, short, off].map(({ id }) => ({ productId: id, quantity: 3 }));
    const { body } = await system.post('/internal/reservations').send(reserveBody(items)).expect(409);
    expect(body).toMatchObject({ code: 'out_of_stock' });
    expect(body.details.items).toEqual([
      { productId: short.id, name: short.name, requested: 3, available: 2 },
      { productId: off.id, name: off.name, requested: 3, available: 0 },
    ]);
    expect(await readStock(enough.id)).toMatchObject({ reservedQuantity: 0 });
  });

  it('409 out_of_stock: refuses an archived product', async () => {
    const { id } = await catalog.addProduct();
    await catalog.database.db.execute(sql`update products set archived_at = now() where id = ${id}`);
    const { body } = await system
      .post('/internal/reservations')
      .send(reserveBody([{ productId: id, quantity: 1 }]))
      .expect(409);
    expect(body.details.items[0].available).toBe(0);
  });

  it('409 price_changed: returns current prices and reserves nothing', async () => {
    const { id, name } = await catalog.addProduct({ price: '19.99' });
    const sent = reserveBody([{ productId: id, quantity: 2 }], { expectedTotal: '30.00' });
    const { body } = await system.post('/internal/reservations').send(sent).expect(409);
    expect(body).toMatchObject({
      code: 'price_changed',
      details: { total: '39.98', items: [{ productId: id, name, price: '19.99', quantity: 2 }] },
    });
    expect(await readStock(id)).toMatchObject({ reservedQuantity: 0 });
    await system
      .post('/internal/reservations')
      .send({ ...sent, expectedTotal: '39.98' })
      .expect(200);
  });

  it('200: subtracts a discount from the total, not from the lines; 409 price_changed returns the discounted total', async () => {
    const { id } = await catalog.addProduct({ price: '19.99' });
    const sent = reserveBody([{ productId: id, quantity: 2 }], { expectedTotal: '39.98', discount: '10.00' });
    const { body } = await system.post('/internal/reservations').send(sent).expect(409);
    expect(body).toMatchObject({ code: 'price_changed', details: { total: '29.98', items: [{ price: '19.99' }] } });
    expect(await readStock(id)).toMatchObject({ reservedQuantity: 0 });
    const response = await system
      .post('/internal/reservations')
      .send({ ...sent, expectedTotal: '29.98' })
      .expect(200);
    expect(response.body.lines).toMatchObject([{ price: '19.99', quantity: 2 }]);
  });

  it('200: stores the customer, if any; a repeated reference does not change it', async () => {
    const { id } = await catalog.addProduct();
    const readCustomerId = async (sent: object) => {
      await system.post('/internal/reservations').send(sent).expect(200);
      const { reference } = sent as { reference: string };
      const rows = await catalog.database.db.execute(
        sql`select buyer_id from reservations where reference = ${reference}`,
      );
      return rows[0]?.buyer_id;
    };
    const items = [{ productId: id, quantity: 1 }];
    expect(await readCustomerId(reserveBody(items))).toBeNull();
    const bought = reserveBody(items, { customerId: 12 });
    expect(await readCustomerId(bought)).toBe(12);
    expect(await readCustomerId({ ...bought, customerId: 13 })).toBe(12);
  });

  it('422: names products that do not exist', async () => {
    const { id } = await catalog.addProduct();
    const items = [
      { productId: id, quantity: 1 },
      { productId: 2_000_000_000, quantity: 1 },
    ];
    const { body } = await system.post('/internal/reservations').send(reserveBody(items)).expect(422);
    expect(body.fields.map((field: { path: string }) => field.path)).toEqual(['items.1.productId']);
  });

  it.each([
    [[]],
    [[{ productId: 1, quantity: 0 }]],
    [[{ productId: 1, quantity: 100 }]],
    [[{ productId: 1, quantity: 1.5 }]],
    [
      [
        { productId: 1, quantity: 1 },
        { productId: 1, quantity: 1 },
      ],
    ],
  ])('400: refuses %j', async (items) => {
    await system.post('/internal/reservations').send(reserveBody(items)).expect(400);
  });

  it.each([
    ['no one', 401],
    ['anonymous', 403],
    ['shopper', 403],
    ['staff', 403],
    ['operator', 403],
    ['workers', 403],
  ] as const)('is closed to %s: %d', async (caller, status) => {
    const { id } = await catalog.addProduct();
    const agent = caller === 'no one' ? request.agent(catalog.url) : await catalog.as(caller);
    await agent
      .post('/internal/reservations')
      .send(reserveBody([{ productId: id, quantity: 1 }]))
      .expect(status);
    for (const name of ['commit', 'release', 'restock']) {
      await agent.post(`/internal/reservations/${randomUUID()}/${name}`).send({}).expect(status);
    }
  });
});

describe('endpoints', () => {
  it('can be called by the typed client of the order service', async () => {
    const { id } = await catalog.addProduct();
    const reference = randomUUID();
    const reserved = await catalog.client.call(reserveStock, {
      body: { reference, items: [{ productId: id, quantity: 1 }], ttlSeconds: 60 },
    });
    expect(reserved.lines).toHaveLength(1);
    const params = { reference };
    expect((await catalog.client.call(commitReservation, { params, body: {} })).state).toBe('committed');
    expect((await catalog.client.call(releaseReservation, { params })).state).toBe('committed');
    expect((await catalog.client.call(restockReservation, { params, body: { except: [] } })).state).toBe('restocked');
  });
});
