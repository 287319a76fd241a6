import type { StaffProduct } from '@shopwright/contracts/http/products';
import { untilBlocked } from '@shopwright/testing/until-blocked';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories } from '../db/categories';
import { dropshipProduct, plainProduct, startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
let anonymous: typeof staff;
let categoryId: number;

beforeAll(async () => {
  catalog = await startTestCatalog();
  [staff, anonymous] = await Promise.all([catalog.as('staff'), catalog.as('anonymous')]);
  const [made] = await catalog.database.db.insert(categories).values({ name: 'Audio', slug: 'audio' }).returning();
  categoryId = made?.id ?? 0;
});

afterAll(() => catalog.stop());

const { stockQuantity: _stock, ...form } = plainProduct;
const nowhere = 2_147_483_647;
const addDropshipped = (item: string): Promise<StaffProduct> =>
  catalog.addProduct({ ...dropshipProduct, supplierProductId: item });

/** What reading the product by itself adds to it. */
const inDetail = (product: StaffProduct, categorySlug: string | null = null) => ({
  ...product,
  images: [{ url: product.image, alt: '' }],
  contains: [],
  categorySlug,
});

describe('PUT /products/:id', () => {
  describe('200', () => {
    it('replaces the fields of the form, and keeps slug, stock and missing fields', async () => {
      const before = await catalog.addProduct({ lowStockThreshold: 3 });
      const edit = {
        name: 'Floor Lamp',
        description: 'Taller.',
        price: '31.50',
        image: '/uploads/floor-lamp.webp',
        category: 'Audio',
        categoryId,
        featured: true,
        inStock: false,
        version: before.version,
      };
      const { body } = await staff.put(`/products/${before.id}`).send(edit).expect(200);
      expect(body).toEqual({ ...before, ...edit, version: before.version + 1 });
      expect(body.slug).toBe(before.slug);
      expect((await staff.get(`/products/${before.id}`)).body).toEqual(inDetail(body, 'audio'));
      expect((await anonymous.get('/products?search=floor')).body).toHaveLength(1);
    });

    it('accepts the price of a dropshipped product if it is cost plus margin', async () => {
      const { id, version } = await addDropshipped('EDIT-1');
      const edit = { ...form, price: '24.00', supplierCost: '16.00', dropshipMargin: 50, version };
      const { body } = await staff.put(`/products/${id}`).send(edit).expect(200);
      expect(body).toMatchObject({ price: '24.00', supplierCost: '16.00', dropshipMargin: 50 });
    });

    it('replaces the specifications, and keeps them where the call has none', async () => {
      const { id, version } = await catalog.addProduct();
      const specs = [{ label: 'Height', value: '40 cm' }];
      const { body } = await staff
        .put(`/products/${id}`)
        .send({ ...form, specs, version })
        .expect(200);
      expect(body.specs).toEqual(specs);
      const later = await staff
        .put(`/products/${id}`)
        .send({ ...form, version: body.version })
        .expect(200);
      expect(later.body.specs).toEqual(specs);
    });

    it('switches dropshipping with the form, and then checks its price', async () => {
      const { id, version } = await addDropshipped('EDIT-2');
      const off = { ...form, price: '77.00', isDropshipped: false, version };
      const { body } = await staff.put(`/products/${id}`).send(off).expect(200);
      expect(body).toMatchObject({ price: '77.00', isDropshipped: false, supplierCost: '15.99' });
      const on = { ...off, isDropshipped: true, version: body.version };
      await staff.put(`/products/${id}`).send(on).expect(400);
      await staff
        .put(`/products/${id}`)
        .send({ ...on, price: '20.79' })
        .expect(200);
    });

    it('accepts any price if the cost is not known', async () => {
      const { id, version } = await catalog.addProduct();
      await staff.put(`/products/${id}/dropship`).send({ isDropshipped: true }).expect(200);
      const edit = { ...form, price: '77.00', supplierName: 'Another Supplier', version: version + 1 };
      const { body } = await staff.put(`/products/${id}`).send(edit).expect(200);
      expect(body).toMatchObject({ price: '77.00', supplierName: 'Another Supplier', supplierCost: null });
    });

    it('does not change the reserved quantity', async () => {
      const { id, version } = await catalog.addProduct({ stockQuantity: 10 });
      await catalog.reserve([{ productId: id, quantity: 4 }]);
      const { body } = await staff
        .put(`/products/${id}`)
        .send({ ...form, version })
        .expect(200);
      expect(body).toMatchObject({ stockQuantity: 10, reservedQuantity: 4 });
    });
  });

  describe('400', () => {
    it.each([
      ['name', { name: ' ' }],
      ['price', { price: '0' }],
      ['image', { image: 'javascript:alert(1)' }],
      ['categoryId', { categoryId: 999_999 }],
      ['version', { version: undefined }],
      ['stockQuantity', { stockQuantity: 3 }],
      ['slug', { slug: 'mine' }],
      ['dropshipMargin', { dropshipMargin: 9 }],
    ])('names %s for %o', async (path, changes) => {
      const before = await catalog.addProduct();
      const { body } = await staff
        .put(`/products/${before.id}`)
        .send({ ...form, version: before.version, ...changes })
        .expect(400);
      expect(body.fields.map((field: { path: string }) => field.path)).toContain(path);
      expect((await staff.get(`/products/${before.id}`)).body).toEqual(inDetail(before));
    });

    it.each([
      ['price', { price: '20.78' }],
      ['price', { price: '20.79', dropshipMargin: 40 }],
      ['supplierCost', { supplierCost: '0' }],
    ])('names %s of a dropshipped product for %o', async (path, changes) => {
      const { id, version } = await addDropshipped(`EDIT-${JSON.stringify(changes)}`);
      const { body } = await staff
        .put(`/products/${id}`)
        .send({ ...form, price: '20.79', version, ...changes })
        .expect(400);
      expect(body.fields[0].path).toBe(path);
    });
  });

  it('404: an unknown id and an archived product', async () => {
    const { id, version } = await catalog.addProduct();
    await staff.delete(`/products/${id}`).expect(200);
    await staff
      .put(`/products/${id}`)
      .send({ ...form, version: version + 1 })
      .expect(404);
    await staff
      .put(`/products/${nowhere}`)
      .send({ ...form, version: 1 })
      .expect(404);
  });

  describe('409', () => {
    it('refuses an edit that is based on an old version', async () => {
      const { id, version } = await catalog.addProduct();
      await staff.put(`/products/${id}/stock`).send({ stockQuantity: 3 }).expect(200);
      const { body } = await staff
        .put(`/products/${id}`)
        .send({ ...form, version })
        .expect(409);
      expect(body).toMatchObject({ code: 'conflict', message: expect.stringContaining('changed since you opened it') });
    });

    it('accepts exactly one of two concurrent edits', async () => {
      const { id, version } = await catalog.addProduct();
      const names = ['First', 'Second', 'Third', 'Fourth'];
      let tellLocked = () => {};
      const locked = new Promise<void>((resolve) => {
        tellLocked = resolve;
      });
      // Every call has read the row, or waits to, before the first one may write.
      const held = catalog.database.db.transaction(async (tx) => {
        await tx.execute(sql`select id from products where id = ${id} for update`);
        tellLocked();
        await untilBlocked(catalog.database, names.length);
      });
      await locked;
      const replies = await Promise.all(
        names.map((name) => staff.put(`/products/${id}`).send({ ...form, name, version })),
      );
      await held;
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409, 409, 409]);
      const winner = replies.find((reply) => reply.status === 200);
      expect((await staff.get(`/products/${id}`)).body).toEqual(inDetail(winner?.body));
    });

    it('refuses the supplier product of another product', async () => {
      await addDropshipped('TAKEN');
      const { id, version } = await addDropshipped('FREE');
      const edit = { ...form, price: '20.79', supplierProductId: 'TAKEN', version };
      const { body } = await staff.put(`/products/${id}`).send(edit).expect(409);
      expect(body.fields[0].path).toBe('supplierProductId');
    });
  });
});

describe('DELETE /products/:id and POST /products/:id/restore', () => {
  it('200: hides the product from everyone but staff, and restores it, each once', async () => {
    const before = await catalog.addProduct({ name: 'Vanishing Lamp' });
    const { body: gone } = await staff.delete(`/products/${before.id}`).expect(200);
    expect(gone).toEqual({ ...before, version: before.version + 1, archivedAt: expect.any(String) });
    expect((await staff.delete(`/products/${before.id}`).expect(200)).body).toEqual(gone);
    await anonymous.get(`/products/${before.id}`).expect(404);
    expect((await staff.get(`/products/${before.id}`).expect(200)).body).toEqual(inDetail(gone));
    expect((await anonymous.get('/search/suggestions?q=vanishing')).body.products).toEqual([]);

    const { body: back } = await staff.post(`/products/${before.id}/restore`).expect(200);
    expect(back).toEqual({ ...before, version: before.version + 2 });
    expect((await staff.post(`/products/${before.id}/restore`).expect(200)).body).toEqual(back);
    expect((await anonymous.get('/search/suggestions?q=vanishing')).body.products).toHaveLength(1);
  });

  it('prevents new reservations and keeps existing ones', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 10 });
    const reference = await catalog.reserve([{ productId: id, quantity: 4 }]);
    await staff.delete(`/products/${id}`).expect(200);
    await expect(catalog.reserve([{ productId: id, quantity: 1 }])).rejects.toThrow(/"available":0/);
    const system = await catalog.as('system');
    await system.post(`/internal/reservations/${reference}/commit`).expect(200);
    expect((await staff.get(`/products/${id}`)).body).toMatchObject({ stockQuantity: 6, reservedQuantity: 0 });
  });

  it('404: an unknown id', async () => {
    await staff.delete(`/products/${nowhere}`).expect(404);
    await staff.post(`/products/${nowhere}/restore`).expect(404);
  });

  it.each([
    ['anonymous', 401],
    ['shopper', 403],
  ] as const)('refuses %s with %d', async (role, status) => {
    const { id, version } = await catalog.addProduct();
    const agent = await catalog.as(role);
    await agent.delete(`/products/${id}`).expect(status);
    await agent.post(`/products/${id}/restore`).expect(status);
    await agent
      .put(`/products/${id}`)
      .send({ ...form, version })
      .expect(status);
    await agent.get(`/products/${id}/translations`).expect(status);
    await agent.put(`/products/${id}/translations`).send({ translations: [] }).expect(status);
    expect((await staff.get(`/products/${id}`)).body.version).toBe(version);
  });
});

describe('PUT and GET /products/:id/translations', () => {
  const german = {
    language: 'de',
    name: 'Schreibtischlampe',
    description: 'Eine Lampe.',
    specs: [{ label: 'Höhe', value: '40 cm' }],
  };
  const japanese = { language: 'ja', name: 'デスクランプ', description: '机に置くランプ。', specs: [] };
  const put = (id: number, translations: unknown) => staff.put(`/products/${id}/translations`).send({ translations });

  it('200: replaces all translations, and shows English for missing ones', async () => {
    const { id, name, description } = await catalog.addProduct();
    const specs = [{ label: 'Height', value: '40 cm' }];
    await catalog.database.db.execute(
      sql`update products set specs = ${JSON.stringify(specs)}::jsonb where id = ${id}`,
    );
    expect((await put(id, [japanese, german]).expect(200)).body).toEqual([german, japanese]);
    expect((await staff.get(`/products/${id}/translations`)).body).toEqual([german, japanese]);

    const read = async (query: string) => (await anonymous.get(`/products/${id}${query}`).expect(200)).body;
    expect(await read('?language=de')).toMatchObject({ name: german.name, specs: german.specs });
    expect(await read('?language=ja')).toMatchObject({ name: japanese.name, specs });
    for (const query of ['', '?language=en', '?language=fr']) {
      expect(await read(query)).toMatchObject({ name, description, specs });
    }

    await put(id, [japanese]).expect(200);
    expect(await read('?language=de')).toMatchObject({ name });
    expect((await put(id, []).expect(200)).body).toEqual([]);
  });

  it('200: accepts seven languages of full length with three bytes per letter', async () => {
    const { id } = await catalog.addProduct();
    const long = ['es', 'fr', 'de', 'zh', 'ja', 'pt', 'ar'].map((language) => ({
      language,
      name: '名'.repeat(200),
      description: '文'.repeat(5000),
      specs: Array.from({ length: 30 }, () => ({ label: '項'.repeat(100), value: '値'.repeat(300) })),
    }));
    expect((await put(id, long).expect(200)).body).toHaveLength(7);
  });

  it('200: keeps one whole set of two concurrent ones', async () => {
    const { id } = await catalog.addProduct();
    const sets = ['one', 'two', 'three', 'four'].map((name) => [
      { ...german, name },
      { ...japanese, name },
    ]);
    const replies = await Promise.all(sets.map((set) => put(id, set)));
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200]);
    const left = (await staff.get(`/products/${id}/translations`)).body.map((row: { name: string }) => row.name);
    expect(left).toHaveLength(2);
    expect(new Set(left).size).toBe(1);
  });

  it.each([
    ['English', [{ ...german, language: 'en' }]],
    ['a language twice', [german, german]],
    ['an empty name', [{ ...german, name: ' ' }]],
    ['no description', [{ ...german, description: undefined }]],
    ['a spec without a value', [{ ...german, specs: [{ label: 'Höhe', value: '' }] }]],
  ])('400: refuses %s', async (_what, translations) => {
    const { id } = await catalog.addProduct();
    await put(id, translations).expect(400);
    expect((await staff.get(`/products/${id}/translations`)).body).toEqual([]);
  });

  it('404: an unknown id', async () => {
    await put(nowhere, [german]).expect(404);
    await staff.get(`/products/${nowhere}/translations`).expect(404);
  });
});
