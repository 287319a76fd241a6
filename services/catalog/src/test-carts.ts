import { randomUUID } from 'node:crypto';
import type { TestCatalog } from './test-catalog';
import { runConcurrently } from './test-concurrency';

type Outcome = 'sold' | 'out_of_stock';
export type Line = { productId: number; quantity: number };

/** Reserves and commits every cart concurrently, and returns what became of each. */
export async function buyAll(catalog: TestCatalog, carts: Line[][]): Promise<Outcome[]> {
  const system = await catalog.as('order');
  const post = async (path: string, body: object) => {
    const response = await system.post(path).send(body);
    if (response.status !== 200 && response.body.code !== 'out_of_stock') throw new Error(`${path}: ${response.text}`);
    return response.status === 200;
  };
  const buy = async (items: Line[]): Promise<Outcome> => {
    const reference = randomUUID();
    const isReserved = await post('/internal/reservations', { reference, items, ttlSeconds: 60 });
    const isSold = isReserved && (await post(`/internal/reservations/${reference}/commit`, {}));
    return isSold ? 'sold' : 'out_of_stock';
  };
  return runConcurrently(carts.map((items) => () => buy(items)));
}

/** Carts of one unit each. */
export const makeCarts = (count: number, productId: number): Line[][] =>
  Array.from({ length: count }, () => [{ productId, quantity: 1 }]);
