import { supplierKinds } from '@shopwright/contracts/http/suppliers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dropshipProduct, startTestCatalog, type TestCatalog } from '../test-catalog';

const unknownId = 2_147_483_647;
const plainSupplier = { kind: 'custom', name: 'Nordic Audio Supply' };
const fullSupplier = {
  kind: 'custom',
  name: 'Full & Co.',
  website: 'https://supplier.example.com/',
  apiEndpoint: 'https://api.supplier.example.com/v1',
  contactEmail: 'orders@supplier.example.com',
  accountNumber: 'SW-1047',
  notes: 'Ships on Tuesdays.',
};

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;

beforeAll(async () => {
  catalog = await startTestCatalog();
});

beforeEach(async () => {
  staff = await catalog.as('staff');
  await catalog.database.db.execute(sql`delete from suppliers`);
});

afterAll(() => catalog.stop());

const add = async (changes: object = {}) =>
  (
    await staff
      .post('/suppliers')
      .send({ ...plainSupplier, ...changes })
      .expect(201)
  ).body;

describe('POST /suppliers', () => {
  it('201: stores the form, with null for empty fields', async () => {
    const { body } = await staff.post('/suppliers').send(fullSupplier).expect(201);
    expect(body).toEqual({
      ...fullSupplier,
      id: body.id,
      productCount: 0,
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    const empty = { website: null, contactEmail: null, accountNumber: ' ', notes: '' };
    expect(await add(empty)).toMatchObject({
      website: null,
      apiEndpoint: null,
      contactEmail: null,
      accountNumber: null,
      notes: null,
    });
    expect((await staff.get('/suppliers').expect(200)).body).toHaveLength(2);
  });

  it('201: accepts each marketplace once, and any number of custom suppliers', async () => {
    for (const kind of supplierKinds) await add({ kind, name: `The ${kind} one` });
    await add({ name: 'Another custom one' });
  });

  it.each([
    [{ kind: 'amazon' }, 'kind'],
    [{ name: ' x ' }, 'name'],
    [{ name: 'n'.repeat(256) }, 'name'],
    [{ website: 'http://supplier.example.com' }, 'website'],
    [{ apiEndpoint: 'ftp://supplier.example.com' }, 'apiEndpoint'],
    [{ apiEndpoint: 'https://127.0.0.1/feed' }, 'apiEndpoint'],
    [{ apiEndpoint: 'https://feeds.internal/' }, 'apiEndpoint'],
    [{ contactEmail: 'no-address' }, 'contactEmail'],
    [{ productCount: 3 }, 'productCount'],
  ])('400: refuses %o', async (changes, path) => {
    const { body } = await staff
      .post('/suppliers')
      .send({ ...plainSupplier, ...changes })
      .expect(400);
    expect(body.fields[0].path).toBe(path);
  });

  describe('409', () => {
    it('a name that exists, in upper or lower case', async () => {
      await add();
      const { body } = await staff.post('/suppliers').send({ kind: 'custom', name: 'NORDIC audio supply' }).expect(409);
      expect(body).toMatchObject({ code: 'conflict', fields: [{ path: 'name' }] });
    });

    it('a marketplace that is already connected', async () => {
      await add({ kind: 'global' });
      const { body } = await staff.post('/suppliers').send({ kind: 'global', name: 'Another' }).expect(409);
      expect(body).toMatchObject({ code: 'conflict', fields: [{ path: 'kind' }] });
    });

    it('connects one of five concurrent requests for a marketplace', async () => {
      const responses = await Promise.all(
        [1, 2, 3, 4, 5].map((number) => staff.post('/suppliers').send({ kind: 'fashion', name: `No. ${number}` })),
      );
      expect(responses.map((response) => response.status).sort()).toEqual([201, 409, 409, 409, 409]);
    });
  });
});

describe('GET /suppliers', () => {
  it('200: returns suppliers by name, with their number of products on sale', async () => {
    await add({ name: 'zeta' });
    await add({ name: 'Secret Supplier LTD' });
    await add({ name: 'alpha' });
    const products = await Promise.all(
      ['A', 'B', 'C'].map((supplierProductId) => catalog.addProduct({ ...dropshipProduct, supplierProductId })),
    );
    await catalog.addProduct({ ...dropshipProduct, supplierName: 'Alpha', supplierProductId: 'A' });
    await catalog.database.db.execute(sql`update products set archived_at = now() where id = ${products[0]?.id}`);
    const { body } = await staff.get('/suppliers').expect(200);
    expect(body.map((row: { name: string; productCount: number }) => [row.name, row.productCount])).toEqual([
      ['alpha', 1],
      ['Secret Supplier LTD', 2],
      ['zeta', 0],
    ]);
  });

  it.each([
    ['anonymous', 401],
    ['shopper', 403],
  ] as const)('is closed to %s, like every call on suppliers', async (role, status) => {
    const agent = await catalog.as(role);
    await agent.get('/suppliers').expect(status);
    await agent.post('/suppliers').send(plainSupplier).expect(status);
    await agent
      .put('/suppliers/1')
      .send({ ...plainSupplier, version: 1 })
      .expect(status);
    await agent.delete('/suppliers/1').expect(status);
  });
});

describe('PUT /suppliers/:id', () => {
  it('200: replaces the whole form', async () => {
    const { id, createdAt } = await add(fullSupplier);
    const { body } = await staff
      .put(`/suppliers/${id}`)
      .send({ kind: 'us_eu', name: 'Renamed', version: 1 })
      .expect(200);
    expect(body).toMatchObject({ kind: 'us_eu', name: 'Renamed', website: null, notes: null, version: 2, createdAt });
    await staff.put(`/suppliers/${id}`).send({ kind: 'us_eu', name: 'RENAMED', version: 2 }).expect(200);
  });

  it.each([undefined, 0, 1.5, 2_147_483_648])('400: refuses %s as version', async (version) => {
    const { id } = await add();
    const { body } = await staff
      .put(`/suppliers/${id}`)
      .send({ ...plainSupplier, version })
      .expect(400);
    expect(body.fields).toMatchObject([{ path: 'version' }]);
  });

  it('404: an unknown supplier', async () => {
    await staff
      .put(`/suppliers/${unknownId}`)
      .send({ ...plainSupplier, version: 1 })
      .expect(404);
  });

  it('409: an edit that is based on an old version; accepts one of two concurrent edits', async () => {
    const { id } = await add();
    const edits = ['One', 'Other'].map((notes) =>
      staff.put(`/suppliers/${id}`).send({ ...plainSupplier, notes, version: 1 }),
    );
    expect((await Promise.all(edits)).map((response) => response.status).sort()).toEqual([200, 409]);
    expect((await staff.get('/suppliers')).body[0].version).toBe(2);
  });

  it("409: another supplier's name or marketplace", async () => {
    await add({ kind: 'fashion', name: 'First' });
    const { id } = await add();
    const edit = async (changes: object) =>
      (
        await staff
          .put(`/suppliers/${id}`)
          .send({ ...plainSupplier, ...changes, version: 1 })
          .expect(409)
      ).body.fields;
    expect(await edit({ name: 'first' })).toMatchObject([{ path: 'name' }]);
    expect(await edit({ kind: 'fashion' })).toMatchObject([{ path: 'kind' }]);
  });
});

describe('DELETE /suppliers/:id', () => {
  it('204, then 404; its products stay on sale', async () => {
    const { id } = await add({ name: 'Leaving Ltd' });
    const product = await catalog.addProduct({
      ...dropshipProduct,
      supplierName: 'Leaving Ltd',
      supplierProductId: 'L-1',
    });
    await staff.delete(`/suppliers/${id}`).expect(204);
    await staff.delete(`/suppliers/${id}`).expect(404);
    expect((await staff.get(`/products/${product.id}`).expect(200)).body.supplierName).toBe('Leaving Ltd');
  });
});
