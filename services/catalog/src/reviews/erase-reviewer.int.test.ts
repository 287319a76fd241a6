import { sql } from 'drizzle-orm';
import request from 'supertest';
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

const newUser = () => {
  nextUserId += 1;
  return nextUserId;
};
const erase = async (userId: number) => (await catalog.as('workers')).post('/internal/erasures').send({ userId });
const put = async (productId: number, userId: number) =>
  (await catalog.as('shopper', userId)).put(`/products/${productId}/review`).send(plainReview);
const vote = async (reviewId: number, userId: number) =>
  (await catalog.as('shopper', userId)).put(`/reviews/${reviewId}/vote`).send({ helpful: true });

/** Returns the rows that still refer to the account. */
const readTraces = async (userId: number) => [
  ...(await catalog.database.db.execute(sql`
    select 'review' as trace from reviews where user_id = ${userId}
    union all select 'vote' from review_votes where user_id = ${userId}
    union all select 'mark' from hidden_reviewers where user_id = ${userId}
    union all select 'purchase' from reservations where buyer_id = ${userId}`)),
];

describe('POST /internal/erasures', () => {
  it('200: keeps reviews and removes their name and account', async () => {
    const [{ id }, userId] = [await catalog.addProduct(), newUser()];
    const reviewId = await writeReview(catalog, { productId: id, userId: userId, rating: 2 });
    await vote(reviewId, ben);
    expect(await erase(userId)).toMatchObject({ status: 200, body: { erased: true } });
    const reader = await catalog.as('shopper', userId);
    const summary = await reader.get(`/products/${id}/reviews/summary`).expect(200);
    expect(summary.body).toMatchObject({ summary: { rating: 2, count: 1 }, right: 'not-bought', mine: null });
    const { body } = await reader.get(`/products/${id}/reviews`).expect(200);
    expect(body).toMatchObject([
      { ...plainReview, id: reviewId, rating: 2, customerName: 'Former customer', helpful: 1, isMine: false },
    ]);
    expect(await readTraces(userId)).toEqual([]);
  });

  it('200: deletes the votes of that user only', async () => {
    const [product, userId] = [await catalog.addProduct(), newUser()];
    const reviewIds = await Promise.all(
      [newUser(), newUser()].map((userId) => writeReview(catalog, { productId: product.id, userId })),
    );
    for (const reviewId of reviewIds) await vote(reviewId, userId);
    await vote(reviewIds[0]!, ben);
    await erase(userId);
    const { body } = await (await catalog.as('shopper', ben)).get(`/products/${product.id}/reviews`);
    const helpfulOf = Object.fromEntries(body.map((row: { id: number; helpful: number }) => [row.id, row.helpful]));
    expect(helpfulOf).toEqual({ [reviewIds[0]!]: 1, [reviewIds[1]!]: 0 });
  });

  it('200: is idempotent, also concurrently, and accepts an unknown user', async () => {
    const [{ id }, userId] = [await catalog.addProduct(), newUser()];
    const other = await writeReview(catalog, { productId: id, userId: newUser() });
    await writeReview(catalog, { productId: id, userId: userId });
    await vote(other, userId);
    const responses = await Promise.all([1, 2, 3].map(() => erase(userId)));
    expect(responses.map((response) => response.status)).toEqual([200, 200, 200]);
    expect((await erase(newUser())).status).toBe(200);
    expect(await readTraces(userId)).toEqual([]);
  });

  it('200: anonymizes or refuses a review that is written at the same time', async () => {
    for (let round = 0; round < 12; round += 1) {
      const [{ id }, userId] = [await catalog.addProduct(), newUser()];
      await buy(catalog, id, userId);
      const [written, erased] = await Promise.all([put(id, userId), erase(userId)]);
      expect([201, 403]).toContain(written.status);
      expect(erased.status).toBe(200);
      expect(await readTraces(userId)).toEqual([]);
    }
  });

  it('400, 401, 403: a missing user, and callers other than the workers', async () => {
    await (await catalog.as('workers')).post('/internal/erasures').send({}).expect(400);
    await (await catalog.as('operator')).post('/internal/erasures').send({ userId: 1 }).expect(403);
    await (await catalog.as('anonymous')).post('/internal/erasures').send({ userId: 1 }).expect(403);
    await request(catalog.url).post('/internal/erasures').send({ userId: 1 }).expect(401);
  });
});
