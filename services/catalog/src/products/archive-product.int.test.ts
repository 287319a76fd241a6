import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDetail, nowhere, plainProduct, startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
let anonymous: typeof staff;

beforeAll(async () => {
  catalog = await startTestCatalog();
  [staff, anonymous] = await Promise.all([catalog.as('staff'), catalog.as('anonymous')]);
});

afterAll(() => catalog.stop());

const { stockQuantity: _stock, ...form } = plainProduct;

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
    const system = await catalog.as('order');
    await system.post(`/internal/reservations/${reference}/commit`).send({}).expect(200);
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
