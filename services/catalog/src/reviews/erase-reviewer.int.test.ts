import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { buy, miscounted, plainReview, writeReview } from './test-reviews';

const ben = 102;

let catalog: TestCatalog;
let nextUserId = 1000;

beforeAll(async () => {
  catalog = await startTestCatalog();
});

afterEach(async () => {
  expect(await miscounted(catalog.database)).toEqual([]);
});

afterAll(() => catalog.stop());

const newPerson = () => {
  nextUserId += 1;
  return nextUserId;
};
const erase = async (userId: number) => (await catalog.as('system')).post('/internal/erasures').send({ userId });
const put = async (productId: number, userId: number) =>
  (await catalog.as('shopper', userId)).put(`/products/${productId}/review`).send(plainReview);
const vote = async (reviewId: number, userId: number) =>
  (await catalog.as('shopper', userId)).put(`/reviews/${reviewId}/vote`).send({ helpful: true });

/** Rows in which this account is still named. */
const tracesOf = async (userId: number) => [
  ...(await catalog.database.db.execute(sql`
    select 'review' as trace from reviews where user_id = ${userId}
    union all select 'vote' from review_votes where user_id = ${userId}
    union all select 'purchase' from reservations where buyer_id = ${userId}`)),
];

describe('POST /internal/erasures', () => {
  it('200: keeps what was said of a product, and lets go of who said it', async () => {
    const [{ id }, person] = [await catalog.addProduct(), newPerson()];
    const reviewId = await writeReview(catalog, { productId: id, userId: person, rating: 2 });
    await vote(reviewId, ben);
    expect(await erase(person)).toMatchObject({ status: 200, body: { erased: true } });
    const reader = await catalog.as('shopper', person);
    const summary = await reader.get(`/products/${id}/reviews/summary`).expect(200);
    expect(summary.body).toMatchObject({ summary: { rating: 2, count: 1 }, right: 'not-bought', mine: null });
    const { body } = await reader.get(`/products/${id}/reviews`).expect(200);
    expect(body).toMatchObject([
      { ...plainReview, id: reviewId, rating: 2, customerName: 'Former customer', helpful: 1, isMine: false },
    ]);
    expect(await tracesOf(person)).toEqual([]);
  });

  it('200: drops the votes of that person, and nobody else’s', async () => {
    const [product, person] = [await catalog.addProduct(), newPerson()];
    const reviewIds = await Promise.all(
      [newPerson(), newPerson()].map((userId) => writeReview(catalog, { productId: product.id, userId })),
    );
    for (const reviewId of reviewIds) await vote(reviewId, person);
    await vote(reviewIds[0]!, ben);
    await erase(person);
    const { body } = await (await catalog.as('shopper', ben)).get(`/products/${product.id}/reviews`);
    const helpfulOf = Object.fromEntries(body.map((row: { id: number; helpful: number }) => [row.id, row.helpful]));
    expect(helpfulOf).toEqual({ [reviewIds[0]!]: 1, [reviewIds[1]!]: 0 });
  });

  it('200: twice, and several at once, is once; nobody known is fine', async () => {
    const [{ id }, person] = [await catalog.addProduct(), newPerson()];
    const other = await writeReview(catalog, { productId: id, userId: newPerson() });
    await writeReview(catalog, { productId: id, userId: person });
    await vote(other, person);
    const replies = await Promise.all([1, 2, 3].map(() => erase(person)));
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200]);
    expect((await erase(newPerson())).status).toBe(200);
    expect(await tracesOf(person)).toEqual([]);
  });

  it('200: a review that is being written at that moment is let go of as well, or refused', async () => {
    for (let round = 0; round < 12; round += 1) {
      const [{ id }, person] = [await catalog.addProduct(), newPerson()];
      await buy(catalog, id, person);
      const [written, erased] = await Promise.all([put(id, person), erase(person)]);
      expect([201, 403]).toContain(written.status);
      expect(erased.status).toBe(200);
      expect(await tracesOf(person)).toEqual([]);
    }
  });

  it('400, 403: no user, and nobody from outside', async () => {
    await (await catalog.as('system')).post('/internal/erasures').send({}).expect(400);
    await (await catalog.as('operator')).post('/internal/erasures').send({ userId: 1 }).expect(403);
    await (await catalog.as('anonymous')).post('/internal/erasures').send({ userId: 1 }).expect(401);
  });
});
