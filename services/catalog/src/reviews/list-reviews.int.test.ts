import type { ModeratedReview, Review } from '@shopwright/contracts/http/reviews';
import { nextCursor } from '@shopwright/contracts/next-page';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { buy, plainReview, writeReview } from './test-reviews';

const [ada, ben, cy] = [101, 102, 103];

let catalog: TestCatalog;
let visitor: Awaited<ReturnType<TestCatalog['as']>>;
let staff: Awaited<ReturnType<TestCatalog['as']>>;

beforeAll(async () => {
  catalog = await startTestCatalog();
});

beforeEach(async () => {
  visitor = await catalog.as('anonymous');
  staff = await catalog.as('staff');
});

afterAll(() => catalog.stop());

type Reader = Awaited<ReturnType<TestCatalog['as']>>;

/** Reads a page of reviews and the summary, as the product page does. */
async function listFor(reader: Reader, productId: number, query = '') {
  const list = await reader.get(`/products/${productId}/reviews${query}`).expect(200);
  const summary = await reader.get(`/products/${productId}/reviews/summary`).expect(200);
  return { ...summary.body, reviews: list.body, next: nextCursor(list.headers.link ?? null) ?? null };
}
const listAs = async (userId: number, productId: number, query = '') =>
  listFor(await catalog.as('shopper', userId), productId, query);
const moderate = (reviewId: number, isHidden: boolean) =>
  staff.put(`/reviews/${reviewId}/moderation`).send({ isHidden }).expect(200);
const idsOf = (rows: { id: number }[]) => rows.map((row) => row.id);

async function productWithReviews(ratings: number[]): Promise<{ id: number; reviewIds: number[] }> {
  const { id } = await catalog.addProduct({ stockQuantity: 50 });
  const reviewIds: number[] = [];
  for (const [index, rating] of ratings.entries()) {
    reviewIds.push(await writeReview(catalog, { productId: id, userId: 500 + index, rating }));
  }
  return { id, reviewIds };
}

describe('GET /products/:id/reviews', () => {
  it('200: returns an empty list for a product without reviews', async () => {
    const { id } = await catalog.addProduct();
    expect(await listFor(visitor, id)).toEqual({
      summary: { rating: null, count: 0, stars: [0, 0, 0, 0, 0] },
      right: 'signed-out',
      mine: null,
      reviews: [],
      next: null,
    });
  });

  it('200: returns reviews newest first with their summary, without account ids or email addresses', async () => {
    const { id, reviewIds } = await productWithReviews([5, 4, 2, 5]);
    const body = await listFor(visitor, id);
    expect(body.summary).toEqual({ rating: 4, count: 4, stars: [0, 1, 0, 1, 2] });
    expect(idsOf(body.reviews)).toEqual([...reviewIds].reverse());
    expect(body.reviews[0]).toEqual({
      ...plainReview,
      id: reviewIds[3],
      productId: id,
      verified: true,
      helpful: 0,
      photos: [],
      reply: null,
      isImported: false,
      isMine: false,
      hasMyVote: false,
      createdAt: expect.any(String),
    });
  });

  it('200: returns the same rating as the product', async () => {
    const { id } = await productWithReviews([4, 4, 4, 5]);
    const { summary } = await listFor(visitor, id);
    expect(summary.rating).toBe(4.3);
    const { rating, reviewCount } = (await visitor.get(`/products/${id}`)).body;
    expect({ rating, count: reviewCount }).toEqual({ rating: summary.rating, count: summary.count });
  });

  it('200: pages without repeating or skipping reviews while others are written', async () => {
    const { id, reviewIds } = await productWithReviews([1, 2, 3, 4, 5]);
    const first = await listAs(ada, id, '?limit=2');
    await writeReview(catalog, { productId: id, userId: 900 });
    const second = await listAs(ada, id, `?limit=2&cursor=${first.next}`);
    const third = await listAs(ada, id, `?limit=2&cursor=${second.next}`);
    expect([first, second, third].flatMap((page) => idsOf(page.reviews))).toEqual([...reviewIds].reverse());
    expect(third.next).toBeNull();
    expect(third.summary.count).toBe(6);
  });

  describe('200: sorted', () => {
    let product: Awaited<ReturnType<typeof productWithReviews>>;
    /** Returns the positions of the product's reviews in the order of the pages. */
    const pagesOf = async (sort: string) => {
      const seen: number[] = [];
      for (let query: string | undefined = `?limit=2&sort=${sort}`; query; ) {
        const { reviews, next } = await listAs(ada, product.id, query);
        seen.push(...idsOf(reviews));
        query = next === null ? undefined : `?limit=2&sort=${sort}&cursor=${next}`;
      }
      return seen.map((id) => product.reviewIds.indexOf(id));
    };

    beforeAll(async () => {
      product = await productWithReviews([3, 5, 1, 5, 3, 1]);
      for (const [review, voters] of [
        [1, 2],
        [2, 1],
        [4, 2],
      ] as const) {
        for (let n = 0; n < voters; n += 1) {
          const voter = await catalog.as('shopper', 600 + n);
          await voter.put(`/reviews/${product.reviewIds[review]}/vote`).send({ helpful: true }).expect(200);
        }
      }
    });

    it.each([
      ['newest', [5, 4, 3, 2, 1, 0]],
      ['highest', [3, 1, 4, 0, 5, 2]],
      ['lowest', [5, 2, 4, 0, 3, 1]],
      ['helpful', [4, 1, 2, 5, 3, 0]],
    ])('by %s, with the newer one of equals first', async (sort, order) => {
      expect(await pagesOf(sort)).toEqual(order);
    });

    it('400: refuses another order, and the cursor of another one', async () => {
      const { next } = await listFor(visitor, product.id, '?limit=2&sort=highest');
      for (const [query, path] of [
        ['sort=oldest', 'sort'],
        [`sort=lowest&cursor=${next}`, 'cursor'],
      ] as const) {
        const { body } = await visitor.get(`/products/${product.id}/reviews?${query}`).expect(400);
        expect(body.fields).toMatchObject([{ path }]);
      }
    });
  });

  it('200: has no next link on a full last page', async () => {
    const { id } = await productWithReviews([1, 2]);
    expect((await listAs(ada, id, '?limit=2')).next).toBeNull();
  });

  it('200: neither returns nor counts hidden reviews', async () => {
    const { id, reviewIds } = await productWithReviews([1, 5]);
    await moderate(reviewIds[0]!, true);
    const body = await listFor(visitor, id);
    expect(body.summary).toEqual({ rating: 5, count: 1, stars: [0, 0, 0, 0, 1] });
    expect(idsOf(body.reviews)).toEqual([reviewIds[1]]);
  });

  it('200: returns the own review separately, also a hidden one', async () => {
    const { id, reviewIds } = await productWithReviews([3]);
    const mine = await writeReview(catalog, { productId: id, userId: ada });
    expect(await listAs(ada, id)).toMatchObject({
      right: 'may-edit',
      mine: { id: mine, isMine: true, isHidden: false },
    });
    await moderate(mine, true);
    const page = await listAs(ada, id);
    expect(page).toMatchObject({ summary: { count: 1 }, right: 'may-edit', mine: { id: mine, isHidden: true } });
    expect(idsOf(page.reviews)).toEqual(reviewIds);
    expect(idsOf((await listAs(ben, id)).reviews)).toEqual(reviewIds);
  });

  it('200: returns who may write, and why others may not', async () => {
    const { id } = await catalog.addProduct();
    expect((await listAs(ada, id)).right).toBe('not-bought');
    await buy(catalog, id, ada);
    expect(await listAs(ada, id)).toMatchObject({ right: 'may-write', mine: null });
    expect((await listAs(ben, id)).right).toBe('not-bought');
  });

  it('200: marks own votes', async () => {
    const { id, reviewIds } = await productWithReviews([4, 5]);
    const path = `/reviews/${reviewIds[0]}/vote`;
    await (await catalog.as('shopper', ben)).put(path).send({ helpful: true }).expect(200);
    await (await catalog.as('shopper', cy)).put(path).send({ helpful: true }).expect(200);
    const votesOf = (reviews: Review[]) => reviews.map(({ helpful, hasMyVote }) => [helpful, hasMyVote]);
    expect(votesOf((await listAs(ben, id)).reviews)).toEqual([
      [0, false],
      [2, true],
    ]);
    expect(votesOf((await listFor(visitor, id)).reviews)).toEqual([
      [0, false],
      [2, false],
    ]);
  });

  it('400: an invalid limit or cursor', async () => {
    const { id } = await catalog.addProduct();
    for (const query of ['limit=0', 'limit=51', 'cursor=x', 'cursor=0', 'page=2']) {
      await visitor.get(`/products/${id}/reviews?${query}`).expect(400);
    }
  });

  it('404: an unknown product, and an archived one except for staff', async () => {
    const { id } = await productWithReviews([5]);
    await visitor.get('/products/2147483647/reviews').expect(404);
    await catalog.database.db.execute(sql`update products set archived_at = now() where id = ${id}`);
    await visitor.get(`/products/${id}/reviews`).expect(404);
    await visitor.get(`/products/${id}/reviews/summary`).expect(404);
    expect((await listFor(staff, id)).summary.count).toBe(1);
  });
});

describe('GET /reviews/mine', () => {
  it("200: returns the user's reviews, newest first, also hidden ones and those of archived products", async () => {
    const dora = 140;
    expect((await (await catalog.as('shopper', dora)).get('/reviews/mine').expect(200)).body).toEqual([]);
    const [first, second] = [await catalog.addProduct(), await catalog.addProduct()];
    const older = await writeReview(catalog, { productId: first.id, userId: dora });
    const newer = await writeReview(catalog, { productId: second.id, userId: dora });
    await moderate(older, true);
    await catalog.database.db.execute(sql`update products set archived_at = now() where id = ${second.id}`);
    const { body } = await (await catalog.as('shopper', dora)).get('/reviews/mine').expect(200);
    expect(body.map((row: Review) => [row.id, row.isMine])).toEqual([
      [newer, true],
      [older, true],
    ]);
    expect(body[0]).not.toHaveProperty('userId');
  });

  it('200: returns pages that hold each review once while others are written', async () => {
    const eve = 141;
    const write = async () => writeReview(catalog, { productId: (await catalog.addProduct()).id, userId: eve });
    const reader = await catalog.as('shopper', eve);
    const written = [await write(), await write(), await write()];
    const first = await reader.get('/reviews/mine?limit=2').expect(200);
    await write();
    await writeReview(catalog, { productId: (await catalog.addProduct()).id, userId: ben });
    const cursor = nextCursor(first.headers.link ?? null);
    const second = await reader.get(`/reviews/mine?limit=2&cursor=${cursor}`).expect(200);
    expect(idsOf([...first.body, ...second.body])).toEqual(written.toReversed());
    expect(second.headers.link).toBeUndefined();
  });

  it.each(['x', '0', '2147483648'])('400: names the field of the cursor %s', async (cursor) => {
    const { body } = await (await catalog.as('shopper', ada)).get(`/reviews/mine?cursor=${cursor}`).expect(400);
    expect(body.fields).toMatchObject([{ path: 'cursor' }]);
  });

  it('401: refuses visitors', async () => {
    await visitor.get('/reviews/mine').expect(401);
  });
});

describe('GET /reviews', () => {
  it('200: returns all reviews by state in pages', async () => {
    const { reviewIds } = await productWithReviews([1, 2, 3]);
    await moderate(reviewIds[1]!, true);
    const ours = async (state: string) =>
      idsOf((await staff.get(`/reviews?state=${state}&limit=100`).expect(200)).body).filter((id) =>
        reviewIds.includes(id),
      );
    const [one, two, three] = reviewIds;
    expect(await ours('all')).toEqual([three, two, one]);
    expect(await ours('visible')).toEqual([three, one]);
    expect(await ours('hidden')).toEqual([two]);

    const seen: ModeratedReview[] = [];
    for (let query = 'limit=4'; query; ) {
      const { body, headers } = await staff.get(`/reviews?${query}`).expect(200);
      seen.push(...body);
      const next = nextCursor(headers.link ?? null);
      query = next === undefined ? '' : `limit=4&cursor=${next}`;
    }
    const [{ count } = { count: 0 }] = await catalog.database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from reviews`,
    );
    expect(new Set(idsOf(seen)).size).toBe(count);
    expect(seen).toHaveLength(count);
    const first = await staff.get('/reviews?limit=4').expect(200);
    expect(first.headers['x-total-count']).toBe(String(count));
    expect(Object.keys(seen[0]!).sort()).toEqual(
      [
        'content',
        'createdAt',
        'customerName',
        'helpful',
        'id',
        'isHidden',
        'isImported',
        'photos',
        'productId',
        'productName',
        'rating',
        'reply',
        'title',
        'verified',
      ].sort(),
    );
  });

  it('200: counts a thousand, and says that there are more', async () => {
    const { id } = await catalog.addProduct();
    await catalog.database.db.execute(sql`
      insert into reviews (product_id, customer_name, rating, title, content, is_hidden)
      select ${id}::int, 'Ada', 5, 'Good', 'It works well.', true from generate_series(1, 1001) i`);
    const { headers } = await staff.get('/reviews?state=hidden').expect(200);
    expect(headers['x-total-count']).toBe('1000+');
    await catalog.database.db.execute(sql`delete from reviews where product_id = ${id}`);
  });

  it('400, 401, 403: an invalid state, visitors, shoppers', async () => {
    await staff.get('/reviews?state=deleted').expect(400);
    await visitor.get('/reviews').expect(401);
    await (await catalog.as('shopper')).get('/reviews').expect(403);
  });
});
