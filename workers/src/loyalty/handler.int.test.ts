import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { describeConsumer } from '../consumer-cases';
import { startTestShop, type TestShop } from '../test-shop';

describeConsumer('loyalty', {
  queue: 'loyalty',
  type: 'order-confirmed',
  service: 'auth',
  payload: async () => ({ orderId: 5, userId: 9, totalCents: 24_900 }),
  countEffects: async (shop, _payload, eventId) => Number(shop.effects.loyalty.has(eventId)),
});

describe('loyalty', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startTestShop(inject('redisUrl'));
  });

  afterAll(() => shop.stop());

  const entryOf = async (type: 'order-confirmed' | 'order-cancelled', payload: object) => {
    const id = await shop.publish('loyalty', type, payload);
    expect(await shop.outcomeOf('loyalty', id)).toMatchObject({ state: 'completed' });
    const entry = shop.effects.loyalty.get(id);
    expect(entry?.eventId ?? id).toBe(id);
    return entry;
  };

  it('earns for a confirmed order', async () => {
    const entry = await entryOf('order-confirmed', { orderId: 5, userId: 9, totalCents: 24_900 });
    expect(entry).toMatchObject({ userId: 9, orderId: 5, kind: 'earned', amountCents: 24_900 });
  });

  it('takes back for a paid order that was cancelled', async () => {
    const entry = await entryOf('order-cancelled', { orderId: 5, userId: 9, paidCents: 24_900, wasConfirmed: true });
    expect(entry).toMatchObject({ userId: 9, orderId: 5, kind: 'reversed', amountCents: 24_900 });
  });

  it.each([
    ['order-confirmed', { orderId: 6, userId: null, totalCents: 100 }],
    ['order-cancelled', { orderId: 6, userId: null, paidCents: 100, wasConfirmed: true }],
    ['order-cancelled', { orderId: 7, userId: 9, paidCents: 100, wasConfirmed: false }],
  ] as const)('writes nothing for %s %j', async (type, payload) => {
    expect(await entryOf(type, payload)).toBeUndefined();
  });

  it.each([
    ['order-confirmed', { totalCents: 1500 }, 'used'],
    ['order-cancelled', { paidCents: 1500, wasConfirmed: true }, 'released'],
    ['order-cancelled', { paidCents: 1500, wasConfirmed: false }, 'released'],
  ] as const)('tells of %s %j that its reward is %s', async (type, payload, outcome) => {
    const [orderId, reward] = [100 + shop.effects.rewards.size, { id: 3, holder: randomUUID() }];
    await entryOf(type, { orderId, userId: 9, ...payload, reward });
    expect(shop.effects.rewards.get(orderId)).toEqual({ rewardId: 3, holder: reward.holder, orderId, outcome });
  });

  it('settles the reward of a buyer who closed the account meanwhile, and counts no points', async () => {
    const reward = { id: 4, holder: randomUUID() };
    expect(await entryOf('order-confirmed', { orderId: 200, userId: null, totalCents: 1500, reward })).toBeUndefined();
    expect(shop.effects.rewards.get(200)).toMatchObject({ rewardId: 4, outcome: 'used' });
  });

  it('says nothing of rewards where the order has none', async () => {
    await entryOf('order-confirmed', { orderId: 201, userId: 9, totalCents: 1500, reward: null });
    expect(shop.effects.rewards.has(201)).toBe(false);
  });
});
