import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let visitor: Awaited<ReturnType<TestCatalog['as']>>;

beforeAll(async () => {
  catalog = await startTestCatalog();
  visitor = await catalog.as('anonymous');
});
afterAll(() => catalog.stop());

const read = async (ids: number[], reference?: string) => {
  const query = new URLSearchParams({ ids: ids.join(), ...(reference && { reference }) });
  const { body } = await visitor.get(`/availability?${query}`).expect(200);
  return new Map((body as { productId: number; available: number }[]).map((row) => [row.productId, row.available]));
};

describe('GET /availability', () => {
  it('200: stock on hand less what others reserved, and 0 for what is off sale', async () => {
    const plenty = await catalog.addProduct({ stockQuantity: 40 });
    const last = await catalog.addProduct({ stockQuantity: 3 });
    const off = await catalog.addProduct({ stockQuantity: 9, inStock: false });
    await catalog.reserve([{ productId: last.id, quantity: 2 }]);
    expect(await read([plenty.id, last.id, off.id, 999_999])).toEqual(
      new Map([
        [plenty.id, 40],
        [last.id, 1],
        [off.id, 0],
      ]),
    );
  });

  it('200: what the customer reserved is available to them, once, and no longer when it is sold', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 3 });
    const mine = await catalog.reserve([{ productId: id, quantity: 2 }]);
    expect((await read([id])).get(id)).toBe(1);
    expect((await read([id], mine)).get(id)).toBe(3);
    expect((await read([id], randomUUID())).get(id)).toBe(1);
    const system = await catalog.as('order');
    await system.post(`/internal/reservations/${mine}/commit`).send({}).expect(200);
    expect((await read([id], mine)).get(id)).toBe(1);
  });

  it('200: the price as it is now', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 3, price: '12.50' });
    const response = await visitor.get(`/availability?ids=${id}`).expect(200);
    expect(response.body).toEqual([{ productId: id, available: 3, isLow: true, price: '12.50' }]);
  });

  it.each(['', 'a', '1,,2', Array.from({ length: 51 }, (_, index) => index + 1).join()])('400: ids=%s', async (ids) => {
    await visitor.get(`/availability?ids=${ids}`).expect(400);
  });
});
