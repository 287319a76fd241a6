import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../db/products';
import { startTestCatalog, type TestCatalog, unbalancedProducts } from '../test-catalog';
import { runConcurrently } from '../test-concurrency';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;

beforeAll(async () => {
  catalog = await startTestCatalog();
  staff = await catalog.as('staff');
});

afterAll(() => catalog.stop());

const put = (id: number, body: object) => staff.put(`/products/${id}/stock`).send(body);
const readEvents = async (productId: number) => [
  ...(await catalog.database.db.execute(
    sql`select payload from outbox where type = 'stock-low' and payload ->> 'productId' = ${String(productId)} order by occurred_at`,
  )),
];

describe('PUT /products/:id/stock', () => {
  describe('200', () => {
    it('sets the stock on hand and records the user in the ledger', async () => {
      const { id } = await catalog.addProduct({ stockQuantity: 10 });
      expect((await put(id, { stockQuantity: 25 }).expect(200)).body).toMatchObject({ stockQuantity: 25, version: 2 });
      const rows = await catalog.database.db.execute(
        sql`select delta, resulting_quantity, reason, actor_user_id from stock_movements where product_id = ${id} order by id`,
      );
      expect(rows[1]).toEqual({ delta: 15, resulting_quantity: 25, reason: 'set', actor_user_id: 7 });
    });

    it('changes nothing when the value is the same', async () => {
      const { id } = await catalog.addProduct({ stockQuantity: 10 });
      expect((await put(id, { stockQuantity: 10 }).expect(200)).body).toMatchObject({ version: 1 });
      expect(await unbalancedProducts(catalog.database)).toEqual([]);
    });

    it('sets inStock at 0 and from 0, and otherwise leaves it to staff', async () => {
      const { id } = await catalog.addProduct({ stockQuantity: 3 });
      expect((await put(id, { stockQuantity: 0 })).body.inStock).toBe(false);
      expect((await put(id, { stockQuantity: 2 })).body.inStock).toBe(true);
      await catalog.database.db.update(products).set({ inStock: false }).where(eq(products.id, id));
      expect((await put(id, { stockQuantity: 9 })).body.inStock).toBe(false);
    });

    it('emits stock-low once each time stock falls to the threshold', async () => {
      const { id } = await catalog.addProduct({ stockQuantity: 10, lowStockThreshold: 5 });
      for (const stockQuantity of [6, 5, 4, 0, 5, 6, 3]) await put(id, { stockQuantity }).expect(200);
      expect((await readEvents(id)).map((row) => row.payload)).toEqual([
        { productId: id, stockQuantity: 5, lowStockThreshold: 5 },
        { productId: id, stockQuantity: 3, lowStockThreshold: 5 },
      ]);
    });
  });

  describe('400', () => {
    it.each([-1, 1.5, '5', '', null, 2 ** 31, Number.NaN, true, [1]])(
      'refuses %o and keeps the old value',
      async (value) => {
        const { id } = await catalog.addProduct({ stockQuantity: 10 });
        const { body } = await put(id, { stockQuantity: value }).expect(400);
        expect(body.fields[0].path).toBe('stockQuantity');
        expect((await staff.get(`/products/${id}`)).body.stockQuantity).toBe(10);
      },
    );
  });

  it.each([
    ['anonymous', 401],
    ['shopper', 403],
  ] as const)('refuses %s with %d', async (role, status) => {
    const { id } = await catalog.addProduct();
    await (await catalog.as(role)).put(`/products/${id}/stock`).send({ stockQuantity: 1 }).expect(status);
  });

  it('404: an unknown product', async () => {
    await put(2_147_483_647, { stockQuantity: 1 }).expect(404);
  });

  describe('409', () => {
    it('refuses an edit that is based on an old read', async () => {
      const { id } = await catalog.addProduct({ stockQuantity: 10 });
      await put(id, { stockQuantity: 8, version: 1 }).expect(200);
      expect((await put(id, { stockQuantity: 20, version: 1 }).expect(409)).body.code).toBe('conflict');
      expect((await staff.get(`/products/${id}`)).body.stockQuantity).toBe(8);
    });

    it('accepts one of two concurrent edits of the same read', async () => {
      const { id } = await catalog.addProduct({ stockQuantity: 10 });
      const responses = await Promise.all([11, 12].map((stockQuantity) => put(id, { stockQuantity, version: 1 })));
      expect(responses.map((response) => response.status).sort()).toEqual([200, 409]);
    });

    it('refuses an edit without a version over sales made since the stock was set', async () => {
      const { id } = await catalog.addProduct({ stockQuantity: 10 });
      const system = await catalog.as('order');
      const sell = async () => {
        const reference = await catalog.reserve([{ productId: id, quantity: 1 }]);
        await system.post(`/internal/reservations/${reference}/commit`).send({}).expect(200);
      };
      await put(id, { stockQuantity: 12 }).expect(200);
      await sell();
      const { body } = await put(id, { stockQuantity: 12 }).expect(409);
      expect([body.code, body.fields[0].path]).toEqual(['conflict', 'version']);
      const { stockQuantity, version } = (await staff.get(`/products/${id}`)).body;
      expect(stockQuantity).toBe(11);
      await put(id, { stockQuantity: 12, version }).expect(200);
      await put(id, { stockQuantity: 14 }).expect(200);
    });

    it('loses no sale to concurrent edits without a version', async () => {
      const { id } = await catalog.addProduct({ stockQuantity: 10 });
      const system = await catalog.as('order');
      const reference = await catalog.reserve([{ productId: id, quantity: 3 }]);
      const [, edit] = await Promise.all([
        system.post(`/internal/reservations/${reference}/commit`).send({}).expect(200),
        put(id, { stockQuantity: 10 }),
      ]);
      // The same quantity is no change, before the sale or after it was refused.
      expect([200, 409]).toContain(edit.status);
      expect((await staff.get(`/products/${id}`)).body.stockQuantity).toBe(7);
    });

    it('refuses less than the reserved quantity', async () => {
      const { id } = await catalog.addProduct({ stockQuantity: 10 });
      await catalog.reserve([{ productId: id, quantity: 4 }]);
      expect((await put(id, { stockQuantity: 3 }).expect(409)).body.fields[0].path).toBe('stockQuantity');
      await put(id, { stockQuantity: 4 }).expect(200);
    });
  });

  it('loses neither sales nor edits when both are concurrent', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 500 });
    const system = await catalog.as('order');
    let conflicts = 0;
    const sell = async () => {
      const reference = await catalog.reserve([{ productId: id, quantity: 1 }]);
      await system.post(`/internal/reservations/${reference}/commit`).send({}).expect(200);
    };
    const addTwo = async (): Promise<void> => {
      const { stockQuantity, version } = (await staff.get(`/products/${id}`)).body;
      const { status } = await put(id, { stockQuantity: stockQuantity + 2, version });
      if (status === 200) return;
      expect(status).toBe(409);
      conflicts += 1;
      return addTwo();
    };
    await runConcurrently(Array.from({ length: 60 }, (_, index) => (index % 3 === 0 ? addTwo : sell)));
    expect(conflicts).toBeGreaterThan(0);
    expect((await staff.get(`/products/${id}`)).body.stockQuantity).toBe(500 - 40 + 2 * 20);
    expect(await unbalancedProducts(catalog.database)).toEqual([]);
  });
});

describe('GET /inventory', () => {
  it('200: returns every product with its stock, by name', async () => {
    const { body } = await staff.get('/inventory').expect(200);
    expect(body.length).toBeGreaterThan(5);
    expect(Object.keys(body[0]).sort()).toEqual(
      [
        'category',
        'id',
        'image',
        'lowStockThreshold',
        'name',
        'price',
        'reservedQuantity',
        'stockQuantity',
        'version',
      ].sort(),
    );
  });

  it('200: returns products at or below their threshold, lowest stock first', async () => {
    const low = await catalog.addProduct({ stockQuantity: 1, lowStockThreshold: 1 });
    const { body } = await staff.get('/inventory/alerts').expect(200);
    const inventory = (await staff.get('/inventory')).body;
    const expected = inventory.filter(
      (row: { stockQuantity: number; lowStockThreshold: number }) => row.stockQuantity <= row.lowStockThreshold,
    );
    const { id, name } = low;
    const never = { since: null, snoozedUntil: null };
    expect(body).toContainEqual({ id, name, stockQuantity: 1, lowStockThreshold: 1, ...never });
    expect(body).toHaveLength(expected.length);
    const quantities = body.map((row: { stockQuantity: number }) => row.stockQuantity);
    expect(quantities).toEqual([...quantities].sort((a, b) => a - b));
  });

  it.each(['/inventory', '/inventory/alerts'])('401 and 403: %s is closed to all but staff', async (path) => {
    await (await catalog.as('anonymous')).get(path).expect(401);
    await (await catalog.as('shopper')).get(path).expect(403);
  });
});

describe('POST /internal/stock-alerts', () => {
  const alert = { eventId: '6a0e1a55-5a6c-4a52-9d5c-8a8d0a0b1c2d', stockQuantity: 2, lowStockThreshold: 5 };

  it('records one alert per event, also for ten concurrent calls', async () => {
    const { id } = await catalog.addProduct();
    const system = await catalog.as('workers');
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => system.post('/internal/stock-alerts').send({ ...alert, productId: id })),
    );
    expect(responses.filter((response) => response.body.recorded)).toHaveLength(1);
    const rows = await catalog.database.db.execute(sql`select 1 from stock_alerts where product_id = ${id}`);
    expect(rows).toHaveLength(1);
  });

  it('404 for an unknown product; 403 for staff and operators', async () => {
    const body = { ...alert, eventId: crypto.randomUUID(), productId: 2_147_483_647 };
    await (await catalog.as('workers')).post('/internal/stock-alerts').send(body).expect(404);
    await (await catalog.as('operator')).post('/internal/stock-alerts').send(body).expect(403);
  });
});
