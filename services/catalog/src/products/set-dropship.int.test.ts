import { dropshipStock } from '@shopwright/contracts/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropshipProduct, startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;

beforeAll(async () => {
  catalog = await startTestCatalog();
  staff = await catalog.as('staff');
});

afterAll(() => catalog.stop());

const addDropshipped = () => catalog.addProduct({ ...dropshipProduct, supplierProductId: crypto.randomUUID() });
const put = (id: number, body: object) => staff.put(`/products/${id}/dropship`).send(body);
const listMovements = async (id: number) => (await staff.get(`/products/${id}/stock-movements`).expect(200)).body;

describe('PUT /products/:id/dropship', () => {
  it('200: the stock was the supplier’s, so none is left until staff says how many there are', async () => {
    const { id } = await addDropshipped();
    const { body } = await put(id, { isDropshipped: false }).expect(200);
    expect(body).toMatchObject({ isDropshipped: false, stockQuantity: 0, inStock: false });
    expect((await listMovements(id))[0]).toMatchObject({ delta: -dropshipStock, resultingQuantity: 0, reason: 'set' });
  });

  it('200: stores the stock in the same step where it is named, and a repeated call leaves it', async () => {
    const { id } = await addDropshipped();
    const { body } = await put(id, { isDropshipped: false, stockQuantity: 7 }).expect(200);
    expect(body).toMatchObject({ isDropshipped: false, stockQuantity: 7, inStock: true });
    const again = await put(id, { isDropshipped: false }).expect(200);
    expect(again.body).toMatchObject({ stockQuantity: 7, inStock: true });
  });

  it('200: the supplier’s stock is there again where there was none', async () => {
    const { id } = await addDropshipped();
    await put(id, { isDropshipped: false }).expect(200);
    const { body } = await put(id, { isDropshipped: true }).expect(200);
    expect(body).toMatchObject({ isDropshipped: true, stockQuantity: dropshipStock, inStock: true });
    await put(id, { isDropshipped: false, stockQuantity: 3 }).expect(200);
    expect((await put(id, { isDropshipped: true }).expect(200)).body.stockQuantity).toBe(3);
  });

  it('200: keeps what is reserved for unpaid checkouts; 409 below it', async () => {
    const { id } = await addDropshipped();
    await catalog.reserve([{ productId: id, quantity: 4 }]);
    expect((await put(id, { isDropshipped: false, stockQuantity: 3 }).expect(409)).body.fields[0].path).toBe(
      'stockQuantity',
    );
    expect((await put(id, { isDropshipped: false }).expect(200)).body.stockQuantity).toBe(4);
  });

  it('200: of two at the same time, the ledger adds up to the stock', async () => {
    const { id } = await addDropshipped();
    await Promise.all([5, 8].map((stockQuantity) => put(id, { isDropshipped: false, stockQuantity }).expect(200)));
    const { stockQuantity } = (await staff.get(`/products/${id}`).expect(200)).body;
    expect([5, 8]).toContain(stockQuantity);
    const movements: { delta: number }[] = await listMovements(id);
    expect(movements.reduce((sum, { delta }) => sum + delta, 0)).toBe(stockQuantity);
  });

  it('400: refuses a stock that is no whole number of 0 or more', async () => {
    const { id } = await addDropshipped();
    for (const stockQuantity of [-1, 1.5, '3', null]) {
      await put(id, { isDropshipped: false, stockQuantity }).expect(400);
    }
  });
});
