import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { describeConsumer } from './test-consumer';
import { startTestStore, type TestStore } from './test-store';

describeConsumer('loyalty', {
  queue: 'loyalty',
  type: 'order-confirmed',
  service: 'auth',
  payload: async () => ({ orderId: 5, userId: 9, totalCents: 24_900, reward: null }),
  countEffects: async (store, _payload, eventId) => Number(store.effects.loyalty.has(eventId)),
});

describe('loyalty', () => {
  let store: TestStore;

  beforeAll(async () => {
    store = await startTestStore(inject('redisUrl'));
  });

  afterAll(() => store.stop());

  const handle = async (type: 'order-confirmed' | 'order-cancelled', payload: object) => {
    const id = await store.publish('loyalty', type, payload);
    expect(await store.waitForJob('loyalty', id)).toMatchObject({ state: 'completed' });
    const entry = store.effects.loyalty.get(id);
    expect(entry?.eventId ?? id).toBe(id);
    return entry;
  };

  it('adds points for a confirmed order', async () => {
    const entry = await handle('order-confirmed', { orderId: 5, userId: 9, totalCents: 24_900, reward: null });
    expect(entry).toMatchObject({ userId: 9, orderId: 5, kind: 'earned', amount: '249.00' });
  });

  it('adds what the order service says, to whom it says, when the job names another customer and amount', async () => {
    const id = randomUUID();
    await store.record('loyalty', 'order-confirmed', { orderId: 5, userId: 9, totalCents: 24_900, reward: null }, id);
    await store.forge(
      'loyalty',
      'order-confirmed',
      { orderId: 5, userId: 1, totalCents: 123_456_700, reward: null },
      id,
    );
    expect(await store.waitForJob('loyalty', id)).toMatchObject({ state: 'completed' });
    expect(store.effects.loyalty.get(id)).toMatchObject({ userId: 9, orderId: 5, kind: 'earned', amount: '249.00' });
  });

  it('reverses the points of a confirmed order that was cancelled', async () => {
    const entry = await handle('order-cancelled', {
      orderId: 5,
      userId: 9,
      paidCents: 24_900,
      wasConfirmed: true,
      reward: null,
    });
    expect(entry).toMatchObject({ userId: 9, orderId: 5, kind: 'reversed', amount: '249.00' });
  });

  it.each([
    ['order-confirmed', { orderId: 6, userId: null, totalCents: 100, reward: null }],
    ['order-cancelled', { orderId: 6, userId: null, paidCents: 100, wasConfirmed: true, reward: null }],
    ['order-cancelled', { orderId: 7, userId: 9, paidCents: 100, wasConfirmed: false, reward: null }],
  ] as const)('writes nothing for %s %j', async (type, payload) => {
    expect(await handle(type, payload)).toBeUndefined();
  });

  it.each([
    ['order-confirmed', { totalCents: 1500 }, 'used'],
    ['order-cancelled', { paidCents: 1500, wasConfirmed: true, reward: null }, 'released'],
    ['order-cancelled', { paidCents: 1500, wasConfirmed: false, reward: null }, 'released'],
  ] as const)('closes the reward of %s %j as %s', async (type, payload, outcome) => {
    const [orderId, reward] = [100 + store.effects.rewards.size, { id: 3, holder: randomUUID() }];
    await handle(type, { orderId, userId: 9, ...payload, reward });
    expect(store.effects.rewards.get(orderId)).toEqual({ rewardId: 3, holder: reward.holder, orderId, outcome });
  });

  it('closes the reward of a customer whose account is closed, and adds no points', async () => {
    const reward = { id: 4, holder: randomUUID() };
    expect(await handle('order-confirmed', { orderId: 200, userId: null, totalCents: 1500, reward })).toBeUndefined();
    expect(store.effects.rewards.get(200)).toMatchObject({ rewardId: 4, outcome: 'used' });
  });

  it('closes no reward when the order has none', async () => {
    await handle('order-confirmed', { orderId: 201, userId: 9, totalCents: 1500, reward: null });
    expect(store.effects.rewards.has(201)).toBe(false);
  });
});
