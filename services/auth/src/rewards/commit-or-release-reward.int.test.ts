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
  ada = await TestCustomer.create(auth);
  auth.clock.at = new Date();
});

const report = async (id: number, body: { outcome: 'used' | 'released'; holder: string; orderId?: number }) =>
  (await auth.as('order')).post(`/internal/rewards/${id}/settle`).send(body);

describe('POST /internal/rewards/:id/hold', () => {
  it('200: reserves for one of many simultaneous holders, which may repeat its call', async () => {
    const id = await ada.getReward();
    const holders = Array.from({ length: 8 }, () => randomUUID());
    const responses = await Promise.all(holders.map((holder) => ada.reserve(id, holder)));
    const won = responses.findIndex((response) => response.status === 200);
    expect(responses.map((response) => response.status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(responses[won]?.body).toEqual({ kind: 'ten-dollars', discount: '10.00' });
    expect((await ada.reserve(id, holders[won] ?? '')).status).toBe(200);
    expect(await ada.getState(id)).toBe('held');
  });

  it('200: an expired reservation may be taken by another holder; repeating the call restarts it', async () => {
    const id = await ada.getReward();
    const [first, second] = [randomUUID(), randomUUID()];
    await ada.reserve(id, first);
    auth.clock.at = new Date(auth.clock.at.getTime() + 29 * 60_000);
    expect((await ada.reserve(id, second)).status).toBe(409);
    await ada.reserve(id, first);
    auth.clock.at = new Date(auth.clock.at.getTime() + 29 * 60_000);
    expect((await ada.reserve(id, second)).status).toBe(409);
    auth.clock.at = new Date(auth.clock.at.getTime() + 2 * 60_000);
    expect(await ada.getState(id)).toBe('available');
    expect((await ada.reserve(id, second)).status).toBe(200);
    expect((await ada.reserve(id, first)).status).toBe(409);
  });

  it('404: refuses another user’s reward and an unknown one', async () => {
    const id = await ada.getReward();
    expect((await (await TestCustomer.create(auth)).reserve(id, randomUUID())).status).toBe(404);
    expect((await ada.reserve(2_000_000_000, randomUUID())).status).toBe(404);
  });

  it('409: a used reward stays used, even for its holder', async () => {
    const id = await ada.getReward();
    const holder = randomUUID();
    await ada.reserve(id, holder);
    await report(id, { outcome: 'used', holder, orderId: nextOrder() });
    expect((await ada.reserve(id, holder)).body).toMatchObject({
      code: 'conflict',
      message: 'This reward has already been used',
    });
  });

  it('403: is open to the store’s own services only', async () => {
    const id = await ada.getReward();
    const body = { userId: ada.id, holder: randomUUID() };
    expect((await (await auth.as('shopper', ada.id)).post(`/internal/rewards/${id}/hold`).send(body)).status).toBe(403);
  });
});

describe('POST /internal/rewards/:id/settle', () => {
  it('200: repeated reports of a use count once', async () => {
    const id = await ada.getReward();
    const [holder, orderId] = [randomUUID(), nextOrder()];
    await ada.reserve(id, holder);
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => report(id, { outcome: 'used', holder, orderId })),
    );
    expect(responses.map((response) => response.body)).toEqual(Array(5).fill({ state: 'used' }));
    const [row] = await auth.database.db.select().from(rewards).where(eq(rewards.id, id));
    expect(row).toMatchObject({ state: 'used', orderId, reservedBy: null });
  });

  it('200: releases for its holder, not for another', async () => {
    const id = await ada.getReward();
    const holder = randomUUID();
    await ada.reserve(id, holder);
    expect((await report(id, { outcome: 'released', holder: randomUUID() })).body).toEqual({ state: 'held' });
    expect((await report(id, { outcome: 'released', holder })).body).toEqual({ state: 'available' });
  });

  it('200: a refund releases it once; late reports of that order change nothing', async () => {
    const id = await ada.getReward();
    const [holder, refunded, next] = [randomUUID(), nextOrder(), nextOrder()];
    await ada.reserve(id, holder);
    await report(id, { outcome: 'used', holder, orderId: refunded });
    await report(id, { outcome: 'released', holder, orderId: refunded });
    expect(await ada.getState(id)).toBe('available');
    await report(id, { outcome: 'used', holder, orderId: refunded });
    expect(await ada.getState(id)).toBe('available');
    await ada.reserve(id, holder);
    await report(id, { outcome: 'used', holder, orderId: next });
    await report(id, { outcome: 'released', holder, orderId: refunded });
    expect(await ada.getState(id)).toBe('used');
  });

  it('200: releases when the cancellation is reported before the confirmation', async () => {
    const id = await ada.getReward();
    const [holder, orderId] = [randomUUID(), nextOrder()];
    await ada.reserve(id, holder);
    await Promise.all([
      report(id, { outcome: 'released', holder, orderId }),
      report(id, { outcome: 'used', holder, orderId }),
    ]);
    await report(id, { outcome: 'used', holder, orderId });
    expect(await ada.getState(id)).toBe('available');
  });

  it('409: commits to one of several simultaneous orders', async () => {
    const id = await ada.getReward();
    const orders = Array.from({ length: 6 }, nextOrder);
    const responses = await Promise.all(
      orders.map((orderId) => report(id, { outcome: 'used', holder: randomUUID(), orderId })),
    );
    expect(responses.map((response) => response.status).sort()).toEqual([200, ...Array(5).fill(409)]);
  });

  it('400: refuses a use without an order; 404: refuses an unknown reward', async () => {
    const id = await ada.getReward();
    expect((await report(id, { outcome: 'used', holder: randomUUID() })).status).toBe(400);
    const body = { outcome: 'used' as const, holder: randomUUID(), orderId: 1 };
    expect((await report(2_000_000_000, body)).status).toBe(404);
  });
});

describe('the constraints of the tables', () => {
  const getViolated = async (statement: ReturnType<typeof sql>) =>
    violatedConstraint(await auth.database.db.execute(statement).catch((error: unknown) => error));

  it('refuse a redemption that costs no points, costs money or names an order, and an entry that pays twice', async () => {
    const id = await ada.getReward();
    const redeemed = sql`where user_id = ${ada.id} and kind = 'redeemed'`;
    expect(await getViolated(sql`update loyalty_entries set points = 0 ${redeemed}`)).toBe('loyalty_entries_redeemed');
    expect(await getViolated(sql`update loyalty_entries set amount = -1 ${redeemed}`)).toBe('loyalty_entries_redeemed');
    expect(await getViolated(sql`update loyalty_entries set order_id = 1 ${redeemed}`)).toBe(
      'loyalty_entries_redeemed',
    );
    expect(
      await getViolated(sql`insert into rewards (user_id, kind, request_id, entry_id, created_at)
        select user_id, kind, gen_random_uuid(), entry_id, now() from rewards where id = ${id}`),
    ).toBe('rewards_entry');
  });

  it('refuse a reserved reward without holder and a used one without order', async () => {
    const id = await ada.getReward();
    expect(await getViolated(sql`update rewards set state = 'held' where id = ${id}`)).toBe('rewards_held');
    expect(await getViolated(sql`update rewards set state = 'used' where id = ${id}`)).toBe('rewards_used');
    expect(await getViolated(sql`update rewards set order_id = 1 where id = ${id}`)).toBe('rewards_used');
  });
});
