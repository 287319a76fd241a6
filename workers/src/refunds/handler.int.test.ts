import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { describeConsumer } from '../consumer-cases';
import { startTestShop, type TestShop } from '../test-shop';

let count = 0;
const cancelled = (changes: object = {}) => {
  count += 1;
  return { orderId: count, userId: null, paidCents: 1000, wasConfirmed: true, ...changes };
};

describeConsumer('refunds', {
  queue: 'refunds',
  type: 'order-cancelled',
  service: 'order',
  payload: async () => cancelled(),
  countEffects: async (shop, payload) => Number(shop.effects.refunded.has((payload as { orderId: number }).orderId)),
});

describe('refunds', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startTestShop(inject('redisUrl'));
  });

  afterAll(() => shop.stop());

  it('leaves an order alone that nobody paid, and says that the event is handled', async () => {
    const id = await shop.publish('refunds', 'order-cancelled', cancelled({ paidCents: 0, wasConfirmed: false }));
    expect(await shop.outcomeOf('refunds', id)).toMatchObject({ state: 'completed' });
    expect(shop.effects.refunded.size).toBe(0);
    expect(shop.effects.acknowledged).toEqual([id]);
  });
});
