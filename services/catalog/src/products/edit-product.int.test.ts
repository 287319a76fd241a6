import type { StaffProduct } from '@shopwright/contracts/http/products';
import { untilBlocked } from '@shopwright/testing/until-blocked';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropshipProduct, inDetail, nowhere, plainProduct, startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
let anonymous: typeof staff;
let categoryId: number;

beforeAll(async () => {
  catalog = await startTestCatalog();
  [staff, anonymous] = await Promise.all([catalog.as('staff'), catalog.as('anonymous')]);
  categoryId = await catalog.addCategory('Audio');
});

afterAll(() => catalog.stop());

const { stockQuantity: _stock, ...form } = plainProduct;
const addDropshipped = (item: string): Promise<StaffProduct> =>
  catalog.addProduct({ ...dropshipProduct, supplierProductId: item });

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
      ['tags', { tags: ['Sale', 'sale'] }],
      ['tags.0', { tags: ['x'.repeat(41)] }],
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
      const responses = await Promise.all(
        names.map((name) => staff.put(`/products/${id}`).send({ ...form, name, version })),
      );
      await held;
      expect(responses.map((response) => response.status).sort()).toEqual([200, 409, 409, 409]);
      const winner = responses.find((response) => response.status === 200);
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
