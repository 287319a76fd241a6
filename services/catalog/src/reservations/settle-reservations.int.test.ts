import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog, unbalancedProducts } from '../test-catalog';
import { runConcurrently } from '../test-concurrency';
import { expireReservations } from './expire-reservations';

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
const step = (reference: string, name: 'commit' | 'release' | 'restock') =>
  system.post(`/internal/reservations/${reference}/${name}`).send(name === 'restock' ? { except: [] } : {});
const expire = (reference: string) =>
  catalog.database.db.execute(
    sql`update reservations set expires_at = now() - interval '1 second' where reference = ${reference}`,
  );

describe('commit, release and restock', () => {
  it('commit takes the stock once, also when repeated concurrently', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 8, lowStockThreshold: 5 });
    const reference = await catalog.reserve([{ productId: id, quantity: 4 }]);
    const responses = await Promise.all(Array.from({ length: 10 }, () => step(reference, 'commit')));
    for (const response of responses) expect(response).toMatchObject({ status: 200, body: { state: 'committed' } });
    expect(await readStock(id)).toEqual({ stockQuantity: 4, reservedQuantity: 0, inStock: true });
    const events = await catalog.database.db.execute(
      sql`select 1 from outbox where type = 'stock-low' and payload ->> 'productId' = ${String(id)}`,
    );
    expect(events).toHaveLength(1);
  });

  it('commit of the last unit marks the product as out of stock, restock as in stock', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 1 });
    const reference = await catalog.reserve([{ productId: id, quantity: 1 }]);
    await step(reference, 'commit').expect(200);
    expect(await readStock(id)).toEqual({ stockQuantity: 0, reservedQuantity: 0, inStock: false });
    await step(reference, 'restock').expect(200);
    expect(await readStock(id)).toEqual({ stockQuantity: 1, reservedQuantity: 0, inStock: true });
  });

  it('release frees the stock once, and does not change a committed reservation', async () => {
    const { id } = await catalog.addProduct();
    const held = await catalog.reserve([{ productId: id, quantity: 4 }]);
    const responses = await Promise.all(Array.from({ length: 10 }, () => step(held, 'release')));
    for (const response of responses) expect(response.body).toEqual({ state: 'released' });
    expect(await readStock(id)).toMatchObject({ stockQuantity: 10, reservedQuantity: 0 });

    const sold = await catalog.reserve([{ productId: id, quantity: 4 }]);
    await step(sold, 'commit').expect(200);
    expect((await step(sold, 'release').expect(200)).body).toEqual({ state: 'committed' });
    expect(await readStock(id)).toMatchObject({ stockQuantity: 6, reservedQuantity: 0 });
  });

  it('restock returns sold stock once, also when repeated concurrently', async () => {
    const { id } = await catalog.addProduct();
    const reference = await catalog.reserve([{ productId: id, quantity: 4 }]);
    await step(reference, 'commit').expect(200);
    const responses = await Promise.all(Array.from({ length: 10 }, () => step(reference, 'restock')));
    for (const response of responses) expect(response).toMatchObject({ status: 200, body: { state: 'restocked' } });
    expect(await readStock(id)).toMatchObject({ stockQuantity: 10, reservedQuantity: 0 });
    await step(reference, 'commit').expect(409);
  });

  it('restock only releases a reservation that was never sold', async () => {
    const { id } = await catalog.addProduct();
    const reference = await catalog.reserve([{ productId: id, quantity: 4 }]);
    expect((await step(reference, 'restock').expect(200)).body).toEqual({ state: 'released' });
    expect(await readStock(id)).toMatchObject({ stockQuantity: 10, reservedQuantity: 0 });
  });

  it('an unknown reference cannot be committed, and counts as released', async () => {
    await step(randomUUID(), 'commit').expect(404);
    expect((await step(randomUUID(), 'release').expect(200)).body).toEqual({ state: 'released' });
    expect((await step(randomUUID(), 'restock').expect(200)).body).toEqual({ state: 'released' });
  });

  it('an expired reservation is released, and a late payment takes what is available', async () => {
    const { id } = await catalog.addProduct();
    const reference = await catalog.reserve([{ productId: id, quantity: 4 }]);
    await expire(reference);
    expect(await expireReservations(catalog.database)).toBe(1);
    expect(await expireReservations(catalog.database)).toBe(0);
    expect(await readStock(id)).toMatchObject({ stockQuantity: 10, reservedQuantity: 0 });
    await step(reference, 'commit').expect(200);
    expect(await readStock(id)).toMatchObject({ stockQuantity: 6, reservedQuantity: 0 });
  });

  it('409 out_of_stock: a late payment takes nothing if others have reserved the stock', async () => {
    const [gone, there] = [await catalog.addProduct({ stockQuantity: 4 }), await catalog.addProduct()];
    const late = await catalog.reserve([gone, there].map(({ id }) => ({ productId: id, quantity: 4 })));
    await expire(late);
    await expireReservations(catalog.database);
    await catalog.reserve([{ productId: gone.id, quantity: 1 }]);
    const { body } = await step(late, 'commit').expect(409);
    expect(body).toMatchObject({
      code: 'out_of_stock',
      details: { items: [{ productId: gone.id, requested: 4, available: 3 }] },
    });
    expect(await readStock(there.id)).toMatchObject({ stockQuantity: 10, reservedQuantity: 0 });
  });

  it('expires more than one batch, and each reservation once when several runs overlap', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 999 });
    const reserveOne = () => catalog.reserve([{ productId: id, quantity: 1 }]);
    const references = await runConcurrently(Array.from({ length: 120 }, () => reserveOne));
    await runConcurrently(references.map((reference) => () => expire(reference)));
    const counts = await Promise.all([1, 2, 3].map(() => expireReservations(catalog.database)));
    const left = await expireReservations(catalog.database);
    expect(counts.reduce((sum, count) => sum + count, left)).toBe(120);
    expect(await readStock(id)).toMatchObject({ stockQuantity: 999, reservedQuantity: 0 });
  });
});
