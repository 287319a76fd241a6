import { commitReservation } from '@shopwright/contracts/http/reservations';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buyAll, makeCarts } from '../test-carts';
import { startTestCatalog, type TestCatalog, unbalancedProducts } from '../test-catalog';
import { expireReservations } from './expire-reservations';

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await startTestCatalog();
});

afterEach(async () => {
  expect(await unbalancedProducts(catalog.database)).toEqual([]);
});

afterAll(() => catalog.stop());

const readStock = async (id: number) =>
  (await catalog.database.db.execute(sql`select stock_quantity, reserved_quantity from products where id = ${id}`))[0];

describe('stock under contention', () => {
  it('sells the last unit to one of two concurrent customers, twenty times', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { id } = await catalog.addProduct({ stockQuantity: 1 });
      const outcomes = await buyAll(catalog, makeCarts(2, id));
      expect(outcomes.sort()).toEqual(['out_of_stock', 'sold']);
    }
  });

  it('does not deadlock with 80 carts of five products in any order', async () => {
    const products = await Promise.all(Array.from({ length: 5 }, () => catalog.addProduct({ stockQuantity: 60 })));
    const carts = Array.from({ length: 80 }, () =>
      products.map(({ id }) => ({ productId: id, quantity: 1 })).sort(() => Math.random() - 0.5),
    );
    const deadlocks = () =>
      catalog.database.db.execute<{ deadlocks: string }>(
        sql`select deadlocks from pg_stat_database where datname = current_database()`,
      );
    const outcomes = await buyAll(catalog, carts);
    expect(outcomes.filter((outcome) => outcome === 'sold')).toHaveLength(60);
    await catalog.database.db.execute(sql`select pg_stat_clear_snapshot()`);
    expect(Number((await deadlocks())[0]?.deadlocks)).toBe(0);
  });

  it('sells once when a reservation is committed and expires at the same time', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { id } = await catalog.addProduct({ stockQuantity: 3 });
      const reference = await catalog.reserve([{ productId: id, quantity: 2 }]);
      await catalog.database.db.execute(
        sql`update reservations set expires_at = now() - interval '1 second' where reference = ${reference}`,
      );
      const [commit] = await Promise.all([
        catalog.client.call(commitReservation, { params: { reference }, body: {} }),
        expireReservations(catalog.database),
        expireReservations(catalog.database),
      ]);
      expect(commit.state).toBe('committed');
      expect(await readStock(id)).toEqual({ stock_quantity: 1, reserved_quantity: 0 });
    }
  });

  it('sells other products while a product that everybody wants is locked', async () => {
    const [wanted, other] = await Promise.all([
      catalog.addProduct({ stockQuantity: 50 }),
      catalog.addProduct({ stockQuantity: 50 }),
    ]);
    let crowd: ReturnType<typeof buyAll> | undefined;
    let soldToCrowd = 0;
    await catalog.database.transaction(async (tx) => {
      await tx.execute(sql`select from products where id = ${wanted.id} for update`);
      crowd = buyAll(catalog, makeCarts(20, wanted.id)).then((outcomes) => {
        soldToCrowd = outcomes.length;
        return outcomes;
      });
      expect(await buyAll(catalog, makeCarts(20, other.id))).toEqual(Array(20).fill('sold'));
      expect(soldToCrowd).toBe(0);
    });
    expect(await crowd).toEqual(Array(20).fill('sold'));
  });
});
