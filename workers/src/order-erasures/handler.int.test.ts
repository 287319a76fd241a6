import { describeConsumer } from '../consumer-cases';

let userId = 0;

describeConsumer('order-erasures', {
  queue: 'order-erasures',
  type: 'account-erased',
  service: 'order',
  payload: async () => {
    userId += 1;
    return { userId };
  },
  countEffects: async (shop, payload) => Number(shop.effects.erasedBuyers.has((payload as { userId: number }).userId)),
});
