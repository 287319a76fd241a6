import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { miscounted, plainReview, writeReview } from './test-reviews';

const [ada, ben, cy] = [101, 102, 103];
const unknownId = 2_147_483_647;

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await startTestCatalog();
});

afterEach(async () => {
  expect(await miscounted(catalog.database)).toEqual([]);
});

afterAll(() => catalog.stop());

const remove = async (productId: number, userId: number) =>
  (await catalog.as('shopper', userId)).delete(`/products/${productId}/review`);
const vote = async (reviewId: number, userId: number, helpful = true) =>
  (await catalog.as('shopper', userId)).put(`/reviews/${reviewId}/vote`).send({ helpful });
const moderate = async (reviewId: number, isHidden: boolean) =>
  (await catalog.as('staff')).put(`/reviews/${reviewId}/moderation`).send({ isHidden });
const productRow = async (id: number) =>
  (
    await catalog.database.db.execute(
      sql`select rating_sum, rating_count, version, updated_at::text, xmin from products where id = ${id}`,
    )
  )[0];

describe('PUT /reviews/:id/vote', () => {
  it('200: counts a repeated vote once, and a repeated withdrawal once', async () => {
    const { id } = await catalog.addProduct();
    const reviewId = await writeReview(catalog, { productId: id, userId: ada });
    for (const helpful of [true, true]) {
      expect((await vote(reviewId, ben, helpful)).body).toMatchObject({ helpful: 1, hasMyVote: true, isMine: false });
    }
    expect((await vote(reviewId, cy)).body).toMatchObject({ helpful: 2 });
    for (const helpful of [false, false]) {
      expect((await vote(reviewId, ben, helpful)).body).toMatchObject({ helpful: 1, hasMyVote: false });
    }
  });

  it('200: counts one vote per user when many vote repeatedly at the same time', async () => {
    const { id } = await catalog.addProduct();
    const reviewId = await writeReview(catalog, { productId: id, userId: ada });
    const voters = Array.from({ length: 24 }, (_, index) => 200 + (index % 6));
    const responses = await Promise.all(voters.map((voter) => vote(reviewId, voter)));
    expect(responses.map((response) => response.status)).toEqual(voters.map(() => 200));
    expect((await vote(reviewId, 200)).body.helpful).toBe(6);
  });

  it('200 or 404: a vote while the review is being deleted', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 50 });
    for (let round = 0; round < 12; round += 1) {
      const reviewId = await writeReview(catalog, { productId: id, userId: ada });
      const [removed, ...votes] = await Promise.all([remove(id, ada), vote(reviewId, ben), vote(reviewId, cy)]);
      expect(removed.status).toBe(204);
      for (const { status } of votes) expect([200, 404]).toContain(status);
    }
  });

  it('400, 401, 404, 409: no body, a visitor, an unknown review, an own review', async () => {
    const { id } = await catalog.addProduct();
    const reviewId = await writeReview(catalog, { productId: id, userId: ada });
    await (await catalog.as('shopper')).put(`/reviews/${reviewId}/vote`).send({}).expect(400);
    await (await catalog.as('anonymous')).put(`/reviews/${reviewId}/vote`).send({ helpful: true }).expect(401);
    expect((await vote(unknownId, ben)).status).toBe(404);
    expect(await vote(reviewId, ada)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await moderate(reviewId, true);
    expect((await vote(reviewId, ben)).status).toBe(404);
  });
});

describe('PUT /reviews/:id/moderation', () => {
  it('200: hides from the rating and shows again, and keeps the votes', async () => {
    const product = await catalog.addProduct();
    const reviewId = await writeReview(catalog, { productId: product.id, userId: ada, rating: 2 });
    await vote(reviewId, ben);
    const hidden = await moderate(reviewId, true);
    expect(hidden).toMatchObject({ status: 200 });
    expect(hidden.body).toEqual({
      ...plainReview,
      id: reviewId,
      productId: product.id,
      productName: product.name,
      rating: 2,
      verified: true,
      helpful: 1,
      photos: [],
      reply: null,
      isImported: false,
      isHidden: true,
      createdAt: expect.any(String),
    });
    expect((await moderate(reviewId, true)).body.isHidden).toBe(true);
    expect(await productRow(product.id)).toMatchObject({ rating_sum: 0, rating_count: 0 });
    expect((await moderate(reviewId, false)).body).toMatchObject({ isHidden: false, helpful: 1 });
    expect(await productRow(product.id)).toMatchObject({ rating_sum: 2, rating_count: 1 });
  });

  it('401, 403, 404: visitors, shoppers, unknown reviews', async () => {
    const send = async (role: 'anonymous' | 'shopper' | 'staff') =>
      (await catalog.as(role)).put(`/reviews/${unknownId}/moderation`).send({ isHidden: true });
    expect((await send('anonymous')).status).toBe(401);
    expect((await send('shopper')).status).toBe(403);
    expect((await send('staff')).status).toBe(404);
  });
});
