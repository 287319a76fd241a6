import { randomUUID } from 'node:crypto';
import { restockLines } from '@shopwright/contracts/http/internal-orders';
import { commitReservation, reserveStock, restockReservation } from '@shopwright/contracts/http/reservations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../db/products';
import { stockMovements } from '../db/stock';
import { startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await startTestCatalog();
});
afterAll(() => catalog.stop());

async function sell(quantity: number) {
  const { id: productId } = await catalog.addProduct({ stockQuantity: 10 });
  const reference = randomUUID();
  await catalog.client.call(reserveStock, { body: { reference, items: [{ productId, quantity }], ttlSeconds: 60 } });
  await catalog.client.call(commitReservation, { params: { reference }, body: {} });
  const restock = (units: number, key: string = randomUUID()) =>
    catalog.client.call(restockLines, { body: { key, reference, items: [{ productId, quantity: units }] } });
  const onHand = async () => {
    const [row] = await catalog.database.db
      .select({ onHand: products.stockOnHand })
      .from(products)
      .where(eq(products.id, productId));
    return row?.onHand;
  };
  return { productId, reference, restock, onHand };
}

describe('POST /internal/restocks', () => {
  it('restocks once per key, also concurrently, with one row in the ledger', async () => {
    const { productId, restock, onHand } = await sell(3);
    const key = randomUUID();
    await Promise.all(Array.from({ length: 10 }, () => restock(2, key)));
    expect(await onHand()).toBe(9);
    const rows = await catalog.database.db.select().from(stockMovements).where(eq(stockMovements.productId, productId));
    expect(rows.filter(({ reason }) => reason === 'restock')).toMatchObject([{ delta: 2, reference: key }]);
  });

  it('never restocks more than was sold, by any number of refunds at the same time', async () => {
    const { restock, onHand } = await sell(3);
    await Promise.all(Array.from({ length: 8 }, () => restock(2)));
    expect(await onHand()).toBe(10);
  });

  it('leaves the rest to the restock of the whole sale, and nothing after it', async () => {
    const { reference, restock, onHand } = await sell(3);
    await restock(1);
    const undo = () => catalog.client.call(restockReservation, { params: { reference }, body: { except: [] } });
    await Promise.all([undo(), undo(), restock(1)]);
    expect(await onHand()).toBe(10);
    expect(await restock(2)).toEqual({ units: 0 });
    expect(await onHand()).toBe(10);
  });

  it('400 for no items and for half a unit', async () => {
    const { restock } = await sell(1);
    await expect(restock(0.5)).rejects.toMatchObject({ code: 'invalid_request' });
  });
});
