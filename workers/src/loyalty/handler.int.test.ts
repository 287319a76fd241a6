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
});
