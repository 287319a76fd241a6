import { randomUUID } from 'node:crypto';
import { violatedConstraint } from '@shopwright/service-kit/database';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loyaltyEntries, rewards, users } from '../db/schema';
import { startAuth, type TestAuth } from '../testing';

let auth: TestAuth;
let userId: number;
let lastOrderId = 0;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());
beforeEach(async () => {
  userId = await newAccount();
  auth.clock.at = new Date();
});

/** An account of its own rows: only the points matter here. */
async function newAccount(): Promise<number> {
  const [row] = await auth.database.db
    .insert(users)
    .values({ email: `${randomUUID()}@example.com`, password: 'none', firstName: 'Ada', lastName: 'Byron' })
    .returning({ id: users.id });
  return row?.id ?? 0;
}

const nextOrder = () => {
  lastOrderId += 1;
  return lastOrderId;
};
const record = (kind: 'earned' | 'reversed', points: number, orderId = nextOrder()) =>
  auth.post('/internal/loyalty-entries', { eventId: randomUUID(), userId, orderId, kind, amountCents: points * 100 });
const redeem = (kind = 'ten-dollars', requestId: string = randomUUID(), as = userId) =>
  auth.call('post', '/rewards', { userId: as, body: { kind, requestId } });
const list = async (as = userId) => (await auth.call('get', '/rewards', { userId: as })).body;
const hold = (id: number, holder: string, as = userId) =>
  auth.post(`/internal/rewards/${id}/hold`, { userId: as, holder });
const settle = (id: number, word: { outcome: 'used' | 'released'; holder: string; orderId?: number }) =>
  auth.post(`/internal/rewards/${id}/settle`, word);
const stateOf = async (id: number) => (await list()).find((reward: { id: number }) => reward.id === id)?.state;

async function bought(): Promise<number> {
  await record('earned', 1000);
  return (await redeem()).body.reward.id;
}

async function balance() {
  const [account] = await auth.database.db.select().from(users).where(eq(users.id, userId));
  const [sums] = await auth.database.db.execute(
    sql`select coalesce(sum(points), 0)::int as points, coalesce(sum(amount), 0)::numeric(10,2)::text as amount
        from loyalty_entries where user_id = ${userId}`,
  );
  expect([account?.loyaltyPoints, account?.totalSpent]).toEqual([sums?.points, sums?.amount]);
  return account?.loyaltyPoints;
}

describe('POST /rewards', () => {
  it.each([
    ['ten-dollars', 1000],
    ['free-shipping', 500],
  ])('200: pays for %s with %i points, and with nothing else', async (kind, points) => {
    await record('earned', 1200);
    const reply = await redeem(kind);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      reward: { id: expect.any(Number), kind, state: 'available', createdAt: expect.any(String), usedAt: null },
      loyaltyPoints: 1200 - points,
    });
    expect(await balance()).toBe(1200 - points);
    const [entry] = await auth.database.db.select().from(loyaltyEntries).where(eq(loyaltyEntries.points, -points));
    expect(entry).toMatchObject({ kind: 'redeemed', amount: '0.00', orderId: null });
  });

  it('200: a wish told ten times at once is one reward', async () => {
    await record('earned', 5000);
    const requestId = randomUUID();
    const replies = await Promise.all(Array.from({ length: 10 }, () => redeem('ten-dollars', requestId)));
    expect(new Set(replies.map((reply) => reply.body.reward?.id)).size).toBe(1);
    expect(replies.map((reply) => reply.body.loyaltyPoints)).toEqual(Array(10).fill(4000));
    expect(await list()).toHaveLength(1);
    expect(await balance()).toBe(4000);
  });

  it('200: one person’s request is not another’s', async () => {
    const requestId = randomUUID();
    await record('earned', 1000);
    await redeem('ten-dollars', requestId);
    userId = await newAccount();
    await record('earned', 1000);
    expect((await redeem('ten-dollars', requestId)).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  it('409: points are spent once, however many wishes come at once', async () => {
    await record('earned', 2400);
    const replies = await Promise.all(Array.from({ length: 12 }, () => redeem()));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(2);
    for (const reply of replies) {
      if (reply.status !== 200) {
        expect(reply.body).toMatchObject({
          code: 'conflict',
          message: expect.stringMatching(/^This reward costs 1000 points and you have \d+$/),
        });
      }
    }
    expect(await balance()).toBe(400);
  });

  it('409: buys nothing with a balance that refunds took below zero', async () => {
    const orderId = nextOrder();
    await record('earned', 1000, orderId);
    await redeem();
    await record('reversed', 1000, orderId);
    expect(await balance()).toBe(-1000);
    const reply = await redeem('free-shipping');
    expect(reply.body).toMatchObject({ message: 'This reward costs 500 points and you have -1000' });
    expect(await balance()).toBe(-1000);
  });

  it('409: one request cannot buy two kinds', async () => {
    await record('earned', 5000);
    const requestId = randomUUID();
    await redeem('ten-dollars', requestId);
    expect((await redeem('free-shipping', requestId)).status).toBe(409);
    expect(await balance()).toBe(4000);
  });

  it.each([{ kind: 'gold' }, { requestId: 'x' }, { points: 1 }])('400: refuses %j', async (wrong) => {
    const body = { kind: 'ten-dollars', requestId: randomUUID(), ...wrong };
    expect((await auth.call('post', '/rewards', { userId, body })).status).toBe(400);
  });

  it('401: for visitors there are none', async () => {
    expect((await auth.call('get', '/rewards')).status).toBe(401);
    const body = { kind: 'ten-dollars', requestId: randomUUID() };
    expect((await auth.call('post', '/rewards', { body })).status).toBe(401);
  });

  it('keeps counter and ledger equal and never buys on credit, whatever happens in whatever order', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('earn' as const), points: fc.integer({ min: 1, max: 1500 }) }),
      fc.record({ do: fc.constant('redeem' as const), kind: fc.constantFrom('ten-dollars', 'free-shipping') }),
      fc.record({ do: fc.constant('refund' as const), points: fc.constant(0) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
        userId = await newAccount();
        const earned: [number, number][] = [];
        let points = 0;
        for (const next of steps) {
          if (next.do === 'earn') {
            const orderId = nextOrder();
            earned.push([orderId, next.points]);
            await record('earned', next.points, orderId);
            points += next.points;
          } else if (next.do === 'refund') {
            const [orderId, amount] = earned.pop() ?? [];
            if (orderId === undefined || amount === undefined) continue;
            await record('reversed', amount, orderId);
            points -= amount;
          } else {
            const cost = next.kind === 'ten-dollars' ? 1000 : 500;
            const { status } = await redeem(next.kind);
            expect(status).toBe(points >= cost ? 200 : 409);
            if (status === 200) points -= cost;
          }
          expect(await balance()).toBe(points);
        }
      }),
      { numRuns: 12 },
    );
  });
});

it('GET /rewards: shows the newest first, and nobody else’s', async () => {
  await record('earned', 1500);
  await redeem('ten-dollars');
  await redeem('free-shipping');
  expect((await list()).map((reward: { kind: string }) => reward.kind)).toEqual(['free-shipping', 'ten-dollars']);
  expect(await list(await newAccount())).toEqual([]);
});

describe('POST /internal/rewards/:id/hold', () => {
  it('200: one of many holders at once has it, and asks as often as it likes', async () => {
    const id = await bought();
    const holders = Array.from({ length: 8 }, () => randomUUID());
    const replies = await Promise.all(holders.map((holder) => hold(id, holder)));
    const won = replies.findIndex((reply) => reply.status === 200);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(replies[won]?.body).toEqual({ kind: 'ten-dollars', discountCents: 1000 });
    expect((await hold(id, holders[won] ?? '')).status).toBe(200);
    expect(await stateOf(id)).toBe('held');
  });

  it('200: a hold that has lapsed is anybody’s; asking again begins it anew', async () => {
    const id = await bought();
    const [first, second] = [randomUUID(), randomUUID()];
    await hold(id, first);
    auth.clock.at = new Date(auth.clock.at.getTime() + 29 * 60_000);
    expect((await hold(id, second)).status).toBe(409);
    await hold(id, first);
    auth.clock.at = new Date(auth.clock.at.getTime() + 29 * 60_000);
    expect((await hold(id, second)).status).toBe(409);
    auth.clock.at = new Date(auth.clock.at.getTime() + 2 * 60_000);
    expect(await stateOf(id)).toBe('available');
    expect((await hold(id, second)).status).toBe(200);
    expect((await hold(id, first)).status).toBe(409);
  });

  it('404: somebody else’s reward, and one that is not there', async () => {
    const id = await bought();
    expect((await hold(id, randomUUID(), await newAccount())).status).toBe(404);
    expect((await hold(2_000_000_000, randomUUID())).status).toBe(404);
  });

  it('409: a used reward stays used, also for its holder', async () => {
    const id = await bought();
    const holder = randomUUID();
    await hold(id, holder);
    await settle(id, { outcome: 'used', holder, orderId: nextOrder() });
    expect((await hold(id, holder)).body).toMatchObject({ code: 'conflict', message: 'This reward is used already' });
  });

  it('403: is our own processes’ call', async () => {
    const id = await bought();
    const body = { userId, holder: randomUUID() };
    expect((await auth.call('post', `/internal/rewards/${id}/hold`, { userId, body })).status).toBe(403);
  });
});

describe('POST /internal/rewards/:id/settle', () => {
  it('200: used, and used again, is used once', async () => {
    const id = await bought();
    const [holder, orderId] = [randomUUID(), nextOrder()];
    await hold(id, holder);
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => settle(id, { outcome: 'used', holder, orderId })),
    );
    expect(replies.map((reply) => reply.body)).toEqual(Array(5).fill({ state: 'used' }));
    const [row] = await auth.database.db.select().from(rewards).where(eq(rewards.id, id));
    expect(row).toMatchObject({ state: 'used', orderId, holder: null });
  });

  it('200: released by its holder, not by another', async () => {
    const id = await bought();
    const holder = randomUUID();
    await hold(id, holder);
    expect((await settle(id, { outcome: 'released', holder: randomUUID() })).body).toEqual({ state: 'held' });
    expect((await settle(id, { outcome: 'released', holder })).body).toEqual({ state: 'available' });
  });

  it('200: a refund gives it back once; late words of that order change nothing', async () => {
    const id = await bought();
    const [holder, refunded, next] = [randomUUID(), nextOrder(), nextOrder()];
    await hold(id, holder);
    await settle(id, { outcome: 'used', holder, orderId: refunded });
    await settle(id, { outcome: 'released', holder, orderId: refunded });
    expect(await stateOf(id)).toBe('available');
    await settle(id, { outcome: 'used', holder, orderId: refunded });
    expect(await stateOf(id)).toBe('available');
    await hold(id, holder);
    await settle(id, { outcome: 'used', holder, orderId: next });
    await settle(id, { outcome: 'released', holder, orderId: refunded });
    expect(await stateOf(id)).toBe('used');
  });

  it('200: cancelled before it was heard to be confirmed is given back', async () => {
    const id = await bought();
    const [holder, orderId] = [randomUUID(), nextOrder()];
    await hold(id, holder);
    await Promise.all([
      settle(id, { outcome: 'released', holder, orderId }),
      settle(id, { outcome: 'used', holder, orderId }),
    ]);
    await settle(id, { outcome: 'used', holder, orderId });
    expect(await stateOf(id)).toBe('available');
  });

  it('409: never two orders, also at once', async () => {
    const id = await bought();
    const orders = Array.from({ length: 6 }, nextOrder);
    const replies = await Promise.all(
      orders.map((orderId) => settle(id, { outcome: 'used', holder: randomUUID(), orderId })),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array(5).fill(409)]);
  });

  it('400: used by no order; 404: no such reward', async () => {
    const id = await bought();
    expect((await settle(id, { outcome: 'used', holder: randomUUID() })).status).toBe(400);
    const word = { outcome: 'used' as const, holder: randomUUID(), orderId: 1 };
    expect((await settle(2_000_000_000, word)).status).toBe(404);
  });
});

describe('the tables themselves', () => {
  const broken = async (statement: ReturnType<typeof sql>) =>
    violatedConstraint(await auth.database.db.execute(statement).catch((error: unknown) => error));

  it('refuse a redemption that is a gift, costs money or names an order, and an entry that pays twice', async () => {
    const id = await bought();
    const mine = sql`where user_id = ${userId} and kind = 'redeemed'`;
    expect(await broken(sql`update loyalty_entries set points = 0 ${mine}`)).toBe('loyalty_entries_redeemed');
    expect(await broken(sql`update loyalty_entries set amount = -1 ${mine}`)).toBe('loyalty_entries_redeemed');
    expect(await broken(sql`update loyalty_entries set order_id = 1 ${mine}`)).toBe('loyalty_entries_redeemed');
    expect(
      await broken(sql`insert into rewards (user_id, kind, request_id, entry_id, created_at)
        select user_id, kind, gen_random_uuid(), entry_id, now() from rewards where id = ${id}`),
    ).toBe('rewards_entry');
  });

  it('refuse a state that does not say by whom', async () => {
    const id = await bought();
    expect(await broken(sql`update rewards set state = 'held' where id = ${id}`)).toBe('rewards_held');
    expect(await broken(sql`update rewards set state = 'used' where id = ${id}`)).toBe('rewards_used');
    expect(await broken(sql`update rewards set order_id = 1 where id = ${id}`)).toBe('rewards_used');
  });
});
