import { listReviews } from '@shopwright/contracts/http/reviews';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { writeReview } from '../../services/catalog/src/reviews/test-reviews';
import { countStockAlerts } from '../../services/catalog/src/test-catalog';
import { describeConsumer } from './test-consumer';
import { startTestStore, type TestStore } from './test-store';

let count = 0;
const next = () => {
  count += 1;
  return count;
};
const cancelled = (changes: object = {}) => ({
  ...{ orderId: next(), userId: null, paidCents: 1000, wasConfirmed: true },
  ...changes,
});

describeConsumer('stripe-orders', {
  queue: 'stripe-orders',
  type: 'stripe-event-received',
  service: 'order',
  payload: async () => {
    const id = next();
    return { stripeEventId: `evt_${id}`, type: 'payment_intent.succeeded', paymentIntentId: `pi_${id}` };
  },
  // Each run of the job asks for a sync; the order service makes one order of them.
  countEffects: async (store, payload) => {
    const { paymentIntentId } = payload as { paymentIntentId: string };
    return new Set(store.effects.syncedPayments.filter((id) => id === paymentIntentId)).size;
  },
});

describeConsumer('stripe-orders, of refunds and disputes', {
  queue: 'stripe-orders',
  type: 'stripe-event-received',
  service: 'order',
  payload: async () => {
    const id = next();
    return { stripeEventId: `evt_${id}`, type: 'charge.dispute.created', paymentIntentId: `pi_${id}` };
  },
  countEffects: async (store, payload) => {
    const { paymentIntentId } = payload as { paymentIntentId: string };
    expect(store.effects.syncedPayments).not.toContain(paymentIntentId);
    return new Set(store.effects.syncedReversals.filter((id) => id === paymentIntentId)).size;
  },
});

describeConsumer('loyalty-refunds', {
  queue: 'loyalty-refunds',
  type: 'order-refunds-changed',
  service: 'auth',
  payload: async () => ({ orderId: next(), userId: 9, paidCents: 2000, reversedCents: 450, version: 1 }),
  countEffects: async (store, payload, eventId) => {
    const entry = store.effects.loyaltyRefunds.get(eventId);
    const { orderId } = payload as { orderId: number };
    if (entry) expect(entry).toMatchObject({ orderId, userId: 9, paid: '20.00', reversed: '4.50', version: 1 });
    return Number(entry !== undefined);
  },
});

describeConsumer('refunds', {
  queue: 'refunds',
  type: 'order-cancelled',
  service: 'order',
  payload: async () => cancelled(),
  countEffects: async (store, payload) => Number(store.effects.refunded.has((payload as { orderId: number }).orderId)),
});

describe('refunds', () => {
  let store: TestStore;

  beforeAll(async () => {
    store = await startTestStore(inject('redisUrl'));
  });

  afterAll(() => store.stop());

  it('refunds nothing for an unpaid order, and acknowledges the event', async () => {
    const id = await store.publish('refunds', 'order-cancelled', cancelled({ paidCents: 0, wasConfirmed: false }));
    expect(await store.waitForJob('refunds', id)).toMatchObject({ state: 'completed' });
    expect(store.effects.refunded.size).toBe(0);
    expect(store.effects.acknowledged).toEqual([id]);
  });
});

describeConsumer('low-stock-alerts', {
  queue: 'low-stock-alerts',
  type: 'stock-low',
  service: 'catalog',
  payload: async (store) => {
    const { id } = await store.catalog.addProduct();
    return { productId: id, stockQuantity: 2, lowStockThreshold: 5 };
  },
  countEffects: (store, payload) => countStockAlerts(store.catalog, (payload as { productId: number }).productId),
});

describeConsumer('order-erasures', {
  queue: 'order-erasures',
  type: 'account-erased',
  service: 'order',
  payload: async () => ({ userId: next() }),
  countEffects: async (store, payload) =>
    Number(store.effects.erasedCustomers.has((payload as { userId: number }).userId)),
});

const reviewedProducts = new Map<object, number>();

describeConsumer('review-erasures', {
  queue: 'review-erasures',
  type: 'account-erased',
  service: 'catalog',
  payload: async (store) => {
    const payload = { userId: next() };
    const { id: productId } = await store.catalog.addProduct();
    await writeReview(store.catalog, { productId, userId: payload.userId });
    reviewedProducts.set(payload, productId);
    return payload;
  },
  countEffects: async ({ catalog }, payload) => {
    const reviews = await catalog.client.call(listReviews, {
      params: { id: String(reviewedProducts.get(payload)) },
      query: {},
    });
    return reviews.filter((review) => review.customerName === 'Former customer').length;
  },
});
