import { randomUUID } from 'node:crypto';
import { violatedConstraint } from '@shopwright/service-kit/database/connection';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rewards } from '../db/schema';
import { startAuth, type TestAuth } from '../test-auth';
import { nextOrder, TestCustomer } from './test-customer';

let auth: TestAuth;
let ada: TestCustomer;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());
beforeEach(async () => {
  ada = await TestCustomer.join(auth);
  auth.clock.at = new Date();
});

const settle = (id: number, word: { outcome: 'used' | 'released'; holder: string; orderId?: number }) =>
  auth.post(`/internal/rewards/${id}/settle`, word);

describe('POST /internal/rewards/:id/hold', () => {
  it('200: one of many holders at once has it, and asks as often as it likes', async () => {
    const id = await ada.getReward();
    const holders = Array.from({ length: 8 }, () => randomUUID());
    const replies = await Promise.all(holders.map((holder) => ada.hold(id, holder)));
    const won = replies.findIndex((reply) => reply.status === 200);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(replies[won]?.body).toEqual({ kind: 'ten-dollars', discountCents: 1000 });
    expect((await ada.hold(id, holders[won] ?? '')).status).toBe(200);
    expect(await ada.stateOf(id)).toBe('held');
  });

  it('200: a hold that has lapsed is anybody’s; asking again begins it anew', async () => {
    const id = await ada.getReward();
    const [first, second] = [randomUUID(), randomUUID()];
    await ada.hold(id, first);
    auth.clock.at = new Date(auth.clock.at.getTime() + 29 * 60_000);
    expect((await ada.hold(id, second)).status).toBe(409);
    await ada.hold(id, first);
    auth.clock.at = new Date(auth.clock.at.getTime() + 29 * 60_000);
    expect((await ada.hold(id, second)).status).toBe(409);
    auth.clock.at = new Date(auth.clock.at.getTime() + 2 * 60_000);
    expect(await ada.stateOf(id)).toBe('available');
    expect((await ada.hold(id, second)).status).toBe(200);
    expect((await ada.hold(id, first)).status).toBe(409);
  });

  it('404: somebody else’s reward, and one that is not there', async () => {
    const id = await ada.getReward();
    expect((await (await TestCustomer.join(auth)).hold(id, randomUUID())).status).toBe(404);
    expect((await ada.hold(2_000_000_000, randomUUID())).status).toBe(404);
  });

  it('409: a used reward stays used, also for its holder', async () => {
    const id = await ada.getReward();
    const holder = randomUUID();
    await ada.hold(id, holder);
    await settle(id, { outcome: 'used', holder, orderId: nextOrder() });
    expect((await ada.hold(id, holder)).body).toMatchObject({
      code: 'conflict',
      message: 'This reward is used already',
    });
  });

  it('403: is our own processes’ call', async () => {
    const id = await ada.getReward();
    const body = { userId: ada.id, holder: randomUUID() };
    expect((await auth.call('post', `/internal/rewards/${id}/hold`, { userId: ada.id, body })).status).toBe(403);
  });
});

describe('POST /internal/rewards/:id/settle', () => {
  it('200: used, and used again, is used once', async () => {
    const id = await ada.getReward();
    const [holder, orderId] = [randomUUID(), nextOrder()];
    await ada.hold(id, holder);
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => settle(id, { outcome: 'used', holder, orderId })),
    );
    expect(replies.map((reply) => reply.body)).toEqual(Array(5).fill({ state: 'used' }));
    const [row] = await auth.database.db.select().from(rewards).where(eq(rewards.id, id));
    expect(row).toMatchObject({ state: 'used', orderId, holder: null });
  });

  it('200: released by its holder, not by another', async () => {
    const id = await ada.getReward();
    const holder = randomUUID();
    await ada.hold(id, holder);
    expect((await settle(id, { outcome: 'released', holder: randomUUID() })).body).toEqual({ state: 'held' });
    expect((await settle(id, { outcome: 'released', holder })).body).toEqual({ state: 'available' });
  });

  it('200: a refund gives it back once; late words of that order change nothing', async () => {
    const id = await ada.getReward();
    const [holder, refunded, next] = [randomUUID(), nextOrder(), nextOrder()];
    await ada.hold(id, holder);
    await settle(id, { outcome: 'used', holder, orderId: refunded });
    await settle(id, { outcome: 'released', holder, orderId: refunded });
    expect(await ada.stateOf(id)).toBe('available');
    await settle(id, { outcome: 'used', holder, orderId: refunded });
    expect(await ada.stateOf(id)).toBe('available');
    await ada.hold(id, holder);
    await settle(id, { outcome: 'used', holder, orderId: next });
    await settle(id, { outcome: 'released', holder, orderId: refunded });
    expect(await ada.stateOf(id)).toBe('used');
  });

  it('200: cancelled before it was heard to be confirmed is given back', async () => {
    const id = await ada.getReward();
    const [holder, orderId] = [randomUUID(), nextOrder()];
    await ada.hold(id, holder);
    await Promise.all([
      settle(id, { outcome: 'released', holder, orderId }),
      settle(id, { outcome: 'used', holder, orderId }),
    ]);
    await settle(id, { outcome: 'used', holder, orderId });
    expect(await ada.stateOf(id)).toBe('available');
  });

  it('409: never two orders, also at once', async () => {
    const id = await ada.getReward();
    const orders = Array.from({ length: 6 }, nextOrder);
    const replies = await Promise.all(
      orders.map((orderId) => settle(id, { outcome: 'used', holder: randomUUID(), orderId })),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array(5).fill(409)]);
  });

  it('400: used by no order; 404: no such reward', async () => {
    const id = await ada.getReward();
    expect((await settle(id, { outcome: 'used', holder: randomUUID() })).status).toBe(400);
    const word = { outcome: 'used' as const, holder: randomUUID(), orderId: 1 };
    expect((await settle(2_000_000_000, word)).status).toBe(404);
  });
});

describe('the tables themselves', () => {
  const broken = async (statement: ReturnType<typeof sql>) =>
    violatedConstraint(await auth.database.db.execute(statement).catch((error: unknown) => error));

  it('refuse a redemption that is a gift, costs money or names an order, and an entry that pays twice', async () => {
    const id = await ada.getReward();
    const mine = sql`where user_id = ${ada.id} and kind = 'redeemed'`;
    expect(await broken(sql`update loyalty_entries set points = 0 ${mine}`)).toBe('loyalty_entries_redeemed');
    expect(await broken(sql`update loyalty_entries set amount = -1 ${mine}`)).toBe('loyalty_entries_redeemed');
    expect(await broken(sql`update loyalty_entries set order_id = 1 ${mine}`)).toBe('loyalty_entries_redeemed');
    expect(
      await broken(sql`insert into rewards (user_id, kind, request_id, entry_id, created_at)
        select user_id, kind, gen_random_uuid(), entry_id, now() from rewards where id = ${id}`),
    ).toBe('rewards_entry');
  });

  it('refuse a state that does not say by whom', async () => {
    const id = await ada.getReward();
    expect(await broken(sql`update rewards set state = 'held' where id = ${id}`)).toBe('rewards_held');
    expect(await broken(sql`update rewards set state = 'used' where id = ${id}`)).toBe('rewards_used');
    expect(await broken(sql`update rewards set order_id = 1 where id = ${id}`)).toBe('rewards_used');
  });
});
