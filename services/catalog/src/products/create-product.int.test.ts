import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  dropshipProduct,
  inDetail,
  nowhere,
  plainProduct,
  startTestCatalog,
  type TestCatalog,
  unbalancedProducts,
} from '../test-catalog';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
let categoryId: number;

beforeAll(async () => {
  catalog = await startTestCatalog();
  staff = await catalog.as('staff');
  categoryId = await catalog.addCategory('Audio');
});

afterAll(() => catalog.stop());

const countProducts = async () => (await staff.get('/products?limit=200')).body.length;

describe('POST /products', () => {
  describe('201', () => {
    it('stores the fields of the form, and defaults for missing ones', async () => {
      const { stockQuantity: _absent, ...form } = plainProduct;
      const { body } = await staff
        .post('/products')
        .send({ ...form, categoryId })
        .expect(201);
      expect(body).toMatchObject({
        ...form,
        category: 'Audio',
        categoryId,
        stockQuantity: 0,
        reservedQuantity: 0,
        lowStockThreshold: 5,
        isDropshipped: false,
        dropshipMargin: 30,
        version: 1,
      });
      expect((await staff.get(`/products/${body.id}`)).body).toEqual(inDetail(body, 'audio'));
    });

    it('keeps an unknown category as text', async () => {
      const { body } = await staff
        .post('/products')
        .send({ ...plainProduct, category: 'Odds and Ends' })
        .expect(201);
      expect(body).toMatchObject({ category: 'Odds and Ends', categoryId: null });
    });

    it('stores markup and formulas as plain text', async () => {
      const name = '=1+1 <script>alert(1)</script>';
      const { body } = await staff
        .post('/products')
        .send({ ...plainProduct, name })
        .expect(201);
      expect((await staff.get(`/products/${body.id}`)).body.name).toBe(name);
    });

    it('stores the longest name and category of letters that are searched as six each', async () => {
      // No two alike, since Postgres would compress what its indexes hold.
      const lettersFrom = (first: number, count: number) =>
        String.fromCodePoint(...Array.from({ length: count }, (_letter, at) => first + at * 7));
      const longest = { name: lettersFrom(0x4e00, 200), category: lettersFrom(0xac00, 100) };
      const { body } = await staff
        .post('/products')
        .send({ ...plainProduct, ...longest })
        .expect(201);
      expect((await staff.get(`/products/${body.id}`)).body).toMatchObject(longest);
    });

    it('gives a dropshipped product 999 units and never features it', async () => {
      const sent = { ...dropshipProduct, stockQuantity: 3, featured: true };
      const { body } = await staff.post('/products').send(sent).expect(201);
      expect(body).toMatchObject({
        price: '20.79',
        stockQuantity: 999,
        featured: false,
        isDropshipped: true,
        supplierName: 'Secret Supplier Ltd',
        supplierProductId: 'SUP-1',
        supplierCost: '15.99',
        dropshipMargin: 30,
      });
    });

    it('records the first stock in the ledger', async () => {
      const { body } = await staff.post('/products').send(plainProduct).expect(201);
      const rows = await catalog.database.db.execute(
        sql`select delta, resulting_quantity, reason, actor_user_id from stock_movements where product_id = ${body.id}`,
      );
      expect([...rows]).toEqual([{ delta: 10, resulting_quantity: 10, reason: 'set', actor_user_id: 7 }]);
      expect(await unbalancedProducts(catalog.database)).toEqual([]);
    });
  });

  describe('400', () => {
    it.each([
      ['price', { price: '-1' }],
      ['price', { price: '0' }],
      ['price', { price: '1e3' }],
      ['price', { price: '9.999' }],
      ['price', { price: 'NaN' }],
      ['price', { price: '100000000.00' }],
      ['price', { price: 20 }],
      ['image', { image: 'javascript:alert(1)' }],
      ['image', { image: 'data:image/png;base64,AA' }],
      ['image', { image: 'http://images.example/a.png' }],
      ['category', { category: undefined }],
      ['categoryId', { categoryId: 999_999 }],
      ['stockQuantity', { stockQuantity: -1 }],
      ['version', { version: 9 }],
      ['reservedQuantity', { reservedQuantity: 3 }],
      ['name', { name: 'NUL \u0000' }],
      ['supplierName', { ...dropshipProduct, supplierName: 'x'.repeat(256) }],
      ['supplierApiEndpoint', { ...dropshipProduct, supplierApiEndpoint: `https://a.example/${'x'.repeat(500)}` }],
      ['supplierApiEndpoint', { ...dropshipProduct, supplierApiEndpoint: 'https://127.0.0.1/feed' }],
      ['dropshipMargin', { ...dropshipProduct, dropshipMargin: 9 }],
      ['dropshipMargin', { ...dropshipProduct, dropshipMargin: 201 }],
      ['dropshipMargin', { ...dropshipProduct, dropshipMargin: '30' }],
      ['price', { ...dropshipProduct, supplierProductId: 'SUP-2', price: '20.78' }],
      ['supplierCost', { ...dropshipProduct, supplierProductId: 'SUP-3', supplierCost: '0' }],
      ['supplierCost', { ...dropshipProduct, supplierProductId: 'SUP-4', supplierCost: '999999.99' }],
    ])('names %s for %o', async (path, changes) => {
      const before = await countProducts();
      const { body } = await staff
        .post('/products')
        .send({ ...plainProduct, ...changes })
        .expect(400);
      expect(body).toMatchObject({ code: 'invalid_request' });
      expect(body.fields.map((field: { path: string }) => field.path)).toContain(path);
      expect(await countProducts()).toBe(before);
    });
  });

  it.each([
    ['anonymous', 401],
    ['shopper', 403],
  ] as const)('refuses %s with %d', async (role, status) => {
    const before = await countProducts();
    await (await catalog.as(role)).post('/products').send(plainProduct).expect(status);
    expect(await countProducts()).toBe(before);
  });

  describe('409', () => {
    it('refuses the same supplier product twice, also concurrently', async () => {
      const sent = { ...dropshipProduct, supplierProductId: 'SUP-TWICE' };
      const responses = await Promise.all([1, 2, 3].map(() => staff.post('/products').send(sent)));
      expect(responses.map((response) => response.status).sort()).toEqual([201, 409, 409]);
      const refused = responses.find((response) => response.status === 409);
      expect(refused?.body.fields[0].path).toBe('supplierProductId');
    });
  });
});

describe('GET /products/:id', () => {
  it.each(['abc', '0', '-1', '1e3', '1.0', '+1', '0x1', '9007199254740992', '%00', '2147483648'])(
    '400: refuses %s',
    async (id) => {
      await staff.get(`/products/${id}`).expect(400);
    },
  );

  it('404: an unknown id', async () => {
    const { body } = await staff.get(`/products/${nowhere}`).expect(404);
    expect(body).toMatchObject({ code: 'not_found', requestId: expect.any(String) });
  });

  it('shows the available stock to the public and the stock on hand to staff', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 10 });
    await catalog.reserve([{ productId: id, quantity: 4 }]);
    const shopper = await catalog.as('shopper');
    expect((await shopper.get(`/products/${id}`)).body).toMatchObject({ stockQuantity: 6 });
    expect((await staff.get(`/products/${id}`)).body).toMatchObject({ stockQuantity: 10, reservedQuantity: 4 });
  });
});

describe('PUT /products/:id/dropship', () => {
  it('200: turns dropshipping on and off, each with a new version', async () => {
    const { id, version } = await catalog.addProduct();
    const on = await staff.put(`/products/${id}/dropship`).send({ isDropshipped: true }).expect(200);
    expect(on.body).toMatchObject({ isDropshipped: true, version: version + 1 });
    const off = await staff.put(`/products/${id}/dropship`).send({ isDropshipped: false }).expect(200);
    expect(off.body).toMatchObject({ isDropshipped: false, version: version + 2 });
  });

  it.each([{ isDropshipped: 'true' }, {}, { isDropshipped: true, price: '1.00' }])('400: refuses %o', async (body) => {
    const { id } = await catalog.addProduct();
    await staff.put(`/products/${id}/dropship`).send(body).expect(400);
  });

  it('403 and 404', async () => {
    const shopper = await catalog.as('shopper');
    await shopper.put('/products/1/dropship').send({ isDropshipped: true }).expect(403);
    await staff.put(`/products/${nowhere}/dropship`).send({ isDropshipped: true }).expect(404);
  });

  it('counts fifty concurrent changes', async () => {
    const { id, version } = await catalog.addProduct();
    const toggles = Array.from({ length: 50 }, (_, index) =>
      staff.put(`/products/${id}/dropship`).send({ isDropshipped: index % 2 === 0 }),
    );
    expect((await Promise.all(toggles)).every((response) => response.status === 200)).toBe(true);
    expect((await staff.get(`/products/${id}`)).body.version).toBe(version + 50);
  });
});

describe('GET /categories', () => {
  it('is open to everyone', async () => {
    const { body } = await (await catalog.as('anonymous')).get('/categories').expect(200);
    expect(body).toEqual([
      { id: categoryId, parentId: null, name: 'Audio', slug: 'audio', description: null, image: null },
    ]);
  });
});
