import { restockReservation } from '@shopwright/contracts/http/reservations';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { buy, miscounted, plainReview, writeReview } from './test-reviews';

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

const put = async (productId: number, userId: number, changes: object = {}) =>
  (await catalog.as('shopper', userId)).put(`/products/${productId}/review`).send({ ...plainReview, ...changes });
const remove = async (productId: number, userId: number) =>
  (await catalog.as('shopper', userId)).delete(`/products/${productId}/review`);
const vote = async (reviewId: number, userId: number, helpful = true) =>
  (await catalog.as('shopper', userId)).put(`/reviews/${reviewId}/vote`).send({ helpful });
const moderate = async (reviewId: number, isHidden: boolean) =>
  (await catalog.as('staff')).put(`/reviews/${reviewId}/moderation`).send({ isHidden });
const archive = (id: number) =>
  catalog.database.db.execute(sql`update products set archived_at = now() where id = ${id}`);
const productRow = async (id: number) =>
  (
    await catalog.database.db.execute(
      sql`select rating_sum, rating_count, version, updated_at::text, xmin from products where id = ${id}`,
    )
  )[0];

describe('PUT /products/:id/review', () => {
  it('201, then 200: creates the review, then replaces its text', async () => {
    const { id } = await catalog.addProduct();
    await buy(catalog, id, ada);
    const first = await put(id, ada, { rating: 4 });
    expect(first).toMatchObject({ status: 201 });
    expect(first.body).toEqual({
      ...plainReview,
      rating: 4,
      id: first.body.id,
      productId: id,
      verified: true,
      helpful: 0,
      photos: [],
      reply: null,
      isImported: false,
      isMine: true,
      hasMyVote: false,
      createdAt: expect.any(String),
    });
    const second = await put(id, ada, { rating: 2, title: 'On second thought' });
    expect(second).toMatchObject({ status: 200 });
    expect(second.body).toEqual({ ...first.body, rating: 2, title: 'On second thought' });
    const rows = await catalog.database.db.execute(
      sql`select customer_email, updated_at > created_at as is_rewritten from reviews where product_id = ${id}`,
    );
    expect([...rows]).toEqual([{ customer_email: null, is_rewritten: true }]);
  });

  it('201 once: creates one review from ten concurrent calls of one user', async () => {
    const { id } = await catalog.addProduct();
    await buy(catalog, id, ada);
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => put(id, ada, { title: `No. ${index}` })),
    );
    expect(responses.map((response) => response.status).sort()).toEqual([...Array(9).fill(200), 201]);
    expect(await productRow(id)).toMatchObject({ rating_sum: 5, rating_count: 1 });
  });

  it("200: updates the product's rating but not its version, and nothing for a new text alone", async () => {
    const { id } = await catalog.addProduct();
    await buy(catalog, id, ada);
    const before = await productRow(id);
    await put(id, ada, { rating: 3 });
    const after = await productRow(id);
    expect(after).toMatchObject({ rating_sum: 3, rating_count: 1, version: before?.version });
    expect(after?.updated_at).toBe(before?.updated_at);
    await put(id, ada, { rating: 3, content: 'Other words, same stars.' });
    expect((await productRow(id))?.xmin).toBe(after?.xmin);
  });

  it('200: a hidden review stays hidden when it is replaced', async () => {
    const { id } = await catalog.addProduct();
    const reviewId = await writeReview(catalog, { productId: id, userId: ada });
    await moderate(reviewId, true);
    expect((await put(id, ada, { rating: 1 })).status).toBe(200);
    expect(await productRow(id)).toMatchObject({ rating_sum: 0, rating_count: 0 });
  });

  it('201: a hidden review stays hidden when it is deleted and written again, until staff show it', async () => {
    const { id } = await catalog.addProduct();
    const reviewId = await writeReview(catalog, { productId: id, userId: ada });
    await moderate(reviewId, true);
    for (let n = 0; n < 2; n += 1) {
      expect((await remove(id, ada)).status).toBe(204);
      expect((await put(id, ada, { rating: 1 })).status).toBe(201);
      expect(await productRow(id)).toMatchObject({ rating_sum: 0, rating_count: 0 });
    }
    await buy(catalog, id, ben);
    expect((await put(id, ben, { rating: 4 })).status).toBe(201);
    expect(await productRow(id)).toMatchObject({ rating_sum: 4, rating_count: 1 });

    const { body: hidden } = await put(id, ada, { rating: 2 });
    expect((await moderate(hidden.id, false)).status).toBe(200);
    await remove(id, ada);
    await put(id, ada, { rating: 2 });
    expect(await productRow(id)).toMatchObject({ rating_sum: 6, rating_count: 2 });
  });

  it.each([
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 4.5 }, 'rating'],
    [{ customerName: ' M ' }, 'customerName'],
    [{ title: 'x' }, 'title'],
    [{ content: 'too short' }, 'content'],
    [{ verified: true }, 'verified'],
    [{ userId: ben }, 'userId'],
  ])('400: refuses %j', async (changes, path) => {
    const { id } = await catalog.addProduct();
    const { status, body } = await put(id, ada, changes);
    expect([status, body.fields?.[0].path]).toEqual([400, path]);
  });

  it('401: refuses visitors', async () => {
    const { id } = await catalog.addProduct();
    const visitor = await catalog.as('anonymous');
    await visitor.put(`/products/${id}/review`).send(plainReview).expect(401);
    await visitor.delete(`/products/${id}/review`).expect(401);
  });

  describe('403', () => {
    const refused = { code: 'forbidden', message: 'Only customers who bought this product can review it' };

    it('refuses users who bought nothing, or another product', async () => {
      const [id, other] = [(await catalog.addProduct()).id, (await catalog.addProduct()).id];
      expect(await put(id, ada)).toMatchObject({ status: 403, body: refused });
      await buy(catalog, other, ada);
      expect((await put(id, ada)).status).toBe(403);
      await buy(catalog, id, ben);
      expect((await put(id, ada)).status).toBe(403);
    });

    it('refuses before payment and after a refund, but an existing review can be replaced', async () => {
      const { id } = await catalog.addProduct();
      await (await catalog.as('order'))
        .post('/internal/reservations')
        .send({
          reference: crypto.randomUUID(),
          ttlSeconds: 600,
          customerId: ada,
          items: [{ productId: id, quantity: 1 }],
        })
        .expect(200);
      expect((await put(id, ada)).status).toBe(403);
      const [unwritten, written] = [await buy(catalog, id, ben), await buy(catalog, id, cy)];
      expect((await put(id, cy)).status).toBe(201);
      for (const reference of [unwritten, written]) {
        await catalog.client.call(restockReservation, { params: { reference }, body: { except: [] } });
      }
      expect([(await put(id, ben)).status, (await put(id, cy)).status]).toEqual([403, 200]);
    });

    it('refuses staff who bought nothing', async () => {
      const { id } = await catalog.addProduct();
      await (await catalog.as('staff')).put(`/products/${id}/review`).send(plainReview).expect(403);
    });
  });

  it('404: an unknown or archived product', async () => {
    const { id } = await catalog.addProduct();
    await buy(catalog, id, ada);
    await archive(id);
    expect([(await put(id, ada)).status, (await put(unknownId, ada)).status]).toEqual([404, 404]);
  });
});

describe('DELETE /products/:id/review', () => {
  it('204, then 404: deletes the votes too, and a new review can be written', async () => {
    const { id } = await catalog.addProduct();
    const reviewId = await writeReview(catalog, { productId: id, userId: ada });
    await vote(reviewId, ben);
    expect([(await remove(id, ada)).status, (await remove(id, ada)).status]).toEqual([204, 404]);
    expect(await productRow(id)).toMatchObject({ rating_sum: 0, rating_count: 0 });
    expect((await put(id, ada)).body).toMatchObject({ helpful: 0 });
  });

  it('204: counts every review when eight users write and later delete concurrently', async () => {
    const { id } = await catalog.addProduct();
    const people = Array.from({ length: 8 }, (_, index) => 300 + index);
    for (const person of people) await buy(catalog, id, person);
    const written = await Promise.all(people.map((person) => put(id, person)));
    expect(written.map((response) => response.status)).toEqual(people.map(() => 201));
    expect(await productRow(id)).toMatchObject({ rating_sum: 40, rating_count: 8 });
    const removed = await Promise.all(people.map((person) => remove(id, person)));
    expect(removed.map((response) => response.status)).toEqual(people.map(() => 204));
    expect(await productRow(id)).toMatchObject({ rating_sum: 0, rating_count: 0 });
  });

  it("204: also of an archived product; 404: another user's", async () => {
    const { id } = await catalog.addProduct();
    await writeReview(catalog, { productId: id, userId: ada });
    await archive(id);
    expect([(await remove(id, ben)).status, (await remove(id, ada)).status]).toEqual([404, 204]);
  });
});
