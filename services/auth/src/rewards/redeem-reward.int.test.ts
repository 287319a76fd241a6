import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loyaltyEntries, rewardTerms } from '../db/schema';
import { startAuth, type TestAuth } from '../test-auth';
import { nextOrder, TestCustomer } from './test-customer';

let auth: TestAuth;
let ada: TestCustomer;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());
beforeEach(async () => {
  ada = await TestCustomer.create(auth);
});

describe('POST /rewards', () => {
  it.each([['ten-dollars', 1000]] as const)(
    '200: pays for %s with %i points, and with nothing else',
    async (kind, points) => {
      await ada.record('earned', 1200);
      const response = await ada.redeem(kind);
      expect(response.status).toBe(200);
      expect(response.body).toEqual({
        reward: { id: expect.any(Number), kind, state: 'available', createdAt: expect.any(String), usedAt: null },
        loyaltyPoints: 1200 - points,
      });
      expect(await ada.getBalance()).toBe(1200 - points);
      const [entry] = await auth.database.db.select().from(loyaltyEntries).where(eq(loyaltyEntries.points, -points));
      expect(entry).toMatchObject({ kind: 'redeemed', amount: '0.00', orderId: null });
    },
  );

  it('422: sells no free shipping while every order ships free, however many ask at the same time', async () => {
    await ada.record('earned', 1200);
    const responses = await Promise.all(Array.from({ length: 5 }, () => ada.redeem('free-shipping')));
    for (const { status, body } of responses) {
      expect([status, body.code, body.fields[0].path]).toEqual([422, 'unprocessable', 'kind']);
    }
    expect(await ada.list()).toEqual([]);
    expect(await ada.getBalance()).toBe(1200);
  });

  describe('in a store that charges for shipping', () => {
    const setTerms = async (version: number, hasPaidShipping: boolean) =>
      (await auth.as('workers')).put('/internal/reward-terms').send({ version, hasPaidShipping });
    beforeEach(() => auth.database.db.delete(rewardTerms));
    afterEach(() => auth.database.db.delete(rewardTerms));

    it('200: sells free shipping', async () => {
      await setTerms(1, true);
      await ada.record('earned', 600);
      const { status, body } = await ada.redeem('free-shipping');
      expect([status, body.reward?.kind, body.loyaltyPoints]).toEqual([200, 'free-shipping', 100]);
      expect(await ada.getBalance()).toBe(100);
    });

    it('409: sells it once for the points of one, however many ask at the same time', async () => {
      await setTerms(1, true);
      await ada.record('earned', 900);
      const responses = await Promise.all(Array.from({ length: 6 }, () => ada.redeem('free-shipping')));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      expect(await ada.list()).toHaveLength(1);
      expect(await ada.getBalance()).toBe(400);
    });

    it('422: sells none once the newest settings charge nothing, whichever arrive last', async () => {
      await Promise.all([setTerms(2, true), setTerms(3, false), setTerms(1, true)]);
      await ada.record('earned', 600);
      expect((await ada.redeem('free-shipping')).status).toBe(422);
      expect(await ada.getBalance()).toBe(600);
    });
  });

  it('200: ten simultaneous requests with one id are one reward', async () => {
    await ada.record('earned', 5000);
    const requestId = randomUUID();
    const responses = await Promise.all(Array.from({ length: 10 }, () => ada.redeem('ten-dollars', requestId)));
    expect(new Set(responses.map((response) => response.body.reward?.id)).size).toBe(1);
    expect(responses.map((response) => response.body.loyaltyPoints)).toEqual(Array(10).fill(4000));
    expect(await ada.list()).toHaveLength(1);
    expect(await ada.getBalance()).toBe(4000);
  });

  it('200: request ids of two users do not collide', async () => {
    const requestId = randomUUID();
    await ada.record('earned', 1000);
    await ada.redeem('ten-dollars', requestId);
    const bob = await TestCustomer.create(auth);
    await bob.record('earned', 1000);
    expect((await bob.redeem('ten-dollars', requestId)).status).toBe(200);
    expect(await bob.list()).toHaveLength(1);
  });

  it('409: spends points once, however many requests arrive at the same time', async () => {
    await ada.record('earned', 2400);
    const responses = await Promise.all(Array.from({ length: 12 }, () => ada.redeem()));
    expect(responses.filter((response) => response.status === 200)).toHaveLength(2);
    for (const response of responses) {
      if (response.status !== 200) {
        expect(response.body).toMatchObject({
          code: 'conflict',
          message: expect.stringMatching(/^This reward costs 1000 points and you have \d+$/),
        });
      }
    }
    expect(await ada.getBalance()).toBe(400);
  });

  it('409: buys nothing with a balance that refunds took below zero', async () => {
    const orderId = nextOrder();
    await ada.record('earned', 1000, orderId);
    await ada.redeem();
    await ada.useReward();
    await ada.record('reversed', 1000, orderId);
    expect(await ada.getBalance()).toBe(-1000);
    const response = await ada.redeem();
    expect(response.body).toMatchObject({ message: 'This reward costs 1000 points and you have -1000' });
    expect(await ada.getBalance()).toBe(-1000);
  });

  it('409: one request cannot buy two kinds', async () => {
    await ada.record('earned', 5000);
    const requestId = randomUUID();
    await ada.redeem('ten-dollars', requestId);
    expect((await ada.redeem('free-shipping', requestId)).status).toBe(409);
    expect(await ada.getBalance()).toBe(4000);
  });

  it.each([{ kind: 'gold' }, { requestId: 'x' }, { points: 1 }])('400: refuses %j', async (wrong) => {
    const body = { kind: 'ten-dollars', requestId: randomUUID(), ...wrong };
    expect((await (await auth.as('shopper', ada.id)).post('/rewards').send(body)).status).toBe(400);
  });

  it('401: refuses a visitor', async () => {
    expect((await (await auth.as('anonymous')).get('/rewards')).status).toBe(401);
    const body = { kind: 'ten-dollars', requestId: randomUUID() };
    expect((await (await auth.as('anonymous')).post('/rewards').send(body)).status).toBe(401);
  });

  it('keeps counter and ledger equal and never spends more than the balance, in any sequence of events', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('earn' as const), points: fc.integer({ min: 1, max: 1500 }) }),
      fc.record({
        do: fc.constant('redeem' as const),
        kind: fc.constantFrom('ten-dollars' as const, 'free-shipping' as const),
      }),
      fc.record({ do: fc.constant('refund' as const), points: fc.constant(0) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
        ada = await TestCustomer.create(auth);
        const earned: [number, number][] = [];
        let [points, unused] = [0, 0];
        for (const next of steps) {
          if (next.do === 'earn') {
            const orderId = nextOrder();
            earned.push([orderId, next.points]);
            await ada.record('earned', next.points, orderId);
            points += next.points;
          } else if (next.do === 'refund') {
            const [orderId, amount] = earned.pop() ?? [];
            if (orderId === undefined || amount === undefined) continue;
            await ada.record('reversed', amount, orderId);
            points -= amount;
            // Unused rewards give their points back while the account owes some.
            for (; points < 0 && unused > 0; unused -= 1) points += 1000;
          } else {
            const { status } = await ada.redeem(next.kind);
            expect(status).toBe(next.kind === 'free-shipping' ? 422 : points >= 1000 ? 200 : 409);
            if (status === 200) [points, unused] = [points - 1000, unused + 1];
          }
          expect(await ada.getBalance()).toBe(points);
        }
      }),
      { numRuns: 12 },
    );
  });
});

it('GET /rewards: returns the user’s own rewards, newest first', async () => {
  await ada.record('earned', 2500);
  const [older, newer] = [(await ada.redeem()).body.reward, (await ada.redeem()).body.reward];
  expect(await ada.list()).toEqual([newer, older]);
  expect(await (await TestCustomer.create(auth)).list()).toEqual([]);
});
