import { describeConsumer } from '../consumer-cases';

let count = 0;

describeConsumer('stripe-orders', {
  queue: 'stripe-orders',
  type: 'stripe-event-received',
  service: 'order',
  payload: async () => {
    count += 1;
    return { stripeEventId: `evt_${count}`, type: 'payment_intent.succeeded', paymentIntentId: `pi_${count}` };
  },
  // Settling is asked for as often as the job runs; the order service makes one order of it.
  countEffects: async (shop, payload) => new Set(shop.effects.settled.filter((id) => id === intentOf(payload))).size,
});

const intentOf = (payload: object) => (payload as { paymentIntentId: string }).paymentIntentId;
