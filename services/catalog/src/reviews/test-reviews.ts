import { randomUUID } from 'node:crypto';
import { commitReservation, reserveStock } from '@shopwright/contracts/http/reservations';
import type { Database } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import type { TestCatalog } from '../test-catalog';

export const plainReview = {
  customerName: 'Maya O.',
  rating: 5,
  title: 'Clear sound',
  content: 'Does what it promises.',
};

/** Reserves and commits one product, as a paid order does. */
export async function buy({ client }: TestCatalog, productId: number, userId: number): Promise<string> {
  const reference = randomUUID();
  const items = [{ productId, quantity: 1 }];
  await client.call(reserveStock, { body: { reference, items, customerId: userId, ttlSeconds: 600 } });
  await client.call(commitReservation, { params: { reference }, body: {} });
  return reference;
}

/** Buys the product, writes a review and returns its id. */
export async function writeReview(
  catalog: TestCatalog,
  { productId, userId, ...changes }: { productId: number; userId: number } & Partial<typeof plainReview>,
): Promise<number> {
  await buy(catalog, productId, userId);
  const shopper = await catalog.as('shopper', userId);
  const response = await shopper.put(`/products/${productId}/review`).send({ ...plainReview, ...changes });
  if (response.status !== 201) throw new Error(response.text);
  return response.body.id;
}

/** Returns products with a wrong rating and reviews with a wrong number of votes. There must be none. */
export async function miscounted({ db }: Database): Promise<unknown[]> {
  return db.execute(sql`
    select 'product' as kind, p.id from products p
    where (p.rating_sum, p.rating_count) <> (
      select coalesce(sum(rating), 0)::int, count(*)::int from reviews where product_id = p.id and not is_hidden)
    union all
    select 'review', r.id from reviews r
    where r.helpful <> (select count(*) from review_votes where review_id = r.id)`);
}
