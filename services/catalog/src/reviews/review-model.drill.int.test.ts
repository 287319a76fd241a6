import { drillSize } from '@shopwright/testing/drill';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { buy, miscounted, plainReview } from './test-reviews';

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await startTestCatalog();
});

afterAll(() => catalog.stop());

/** Picks users and reviews by number from the existing ones. */
type Step =
  | { do: 'buy' | 'delete' | 'erase'; who: number }
  | { do: 'write'; who: number; rating: number }
  | { do: 'vote'; who: number; pick: number; helpful: boolean }
  | { do: 'moderate'; pick: number; isHidden: boolean };

const who = fc.nat(2);
const pick = fc.nat(9);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('buy' as const, 'delete' as const, 'erase' as const), who }),
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('write' as const), who, rating: fc.integer({ min: 1, max: 5 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('vote' as const), who, pick, helpful: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('moderate' as const), pick, isHidden: fc.boolean() }) },
);
/** The actions that run at the same time. */
const moment = fc.array(step, { minLength: 1, maxLength: 3 });

async function reviewIds(productId: number): Promise<number[]> {
  const { body } = await (await catalog.as('staff')).get('/reviews?limit=100');
  return body.filter((row: { productId: number }) => row.productId === productId).map((row: { id: number }) => row.id);
}

async function take(one: Step, productId: number, ids: number[], firstUserId: number): Promise<number> {
  if (one.do === 'moderate') {
    if (ids.length === 0) return 200;
    const staff = await catalog.as('staff');
    const path = `/reviews/${ids[one.pick % ids.length]}/moderation`;
    return (await staff.put(path).send({ isHidden: one.isHidden })).status;
  }
  const userId = firstUserId + one.who;
  const user = await catalog.as('shopper', userId);
  const path = `/products/${productId}/review`;
  switch (one.do) {
    case 'buy':
      await buy(catalog, productId, userId);
      return 200;
    case 'write':
      return (await user.put(path).send({ ...plainReview, rating: one.rating })).status;
    case 'delete':
      return (await user.delete(path)).status;
    case 'erase':
      return (await (await catalog.as('workers')).post('/internal/erasures').send({ userId })).status;
    case 'vote':
      if (ids.length === 0) return 200;
      return (await user.put(`/reviews/${ids[one.pick % ids.length]}/vote`).send({ helpful: one.helpful })).status;
  }
}

it('ratings and votes match the rows after any concurrent actions of users and staff', async () => {
  let firstUserId = 10_000;
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 3, maxLength: 12 }), async (moments) => {
      firstUserId += 10;
      const { id } = await catalog.addProduct({ stockQuantity: 500 });
      for (const userId of [0, 1, 2]) await buy(catalog, id, firstUserId + userId);
      for (const steps of moments) {
        const ids = await reviewIds(id);
        const statuses = await Promise.all(steps.map((one) => take(one, id, ids, firstUserId)));
        for (const status of statuses) expect([200, 201, 204, 403, 404, 409]).toContain(status);
        expect(await miscounted(catalog.database)).toEqual([]);
      }
    }),
    { numRuns: drillSize(10, 200) },
  );
});
