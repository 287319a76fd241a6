import { listReviews } from '@shopwright/contracts/http/reviews';
import { snoozeAlert } from '@shopwright/contracts/http/stock-alerts';
import { getStoreSettings } from '@shopwright/contracts/http/store-settings';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { writeReview } from '../../services/catalog/src/reviews/test-reviews';
import { countStockAlerts, saveSettings } from '../../services/catalog/src/test-catalog';
import { describeConsumer } from './test-consumer';
import { startTestStore, type TestStore } from './test-store';

let count = 0;
const next = () => {
  count += 1;
  return count;
};
const cancelled = (changes: object = {}) => ({
  orderId: next(),
  userId: null,
  paidCents: 1000,
  wasConfirmed: true,
  reward: null,
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

describe('low-stock-alerts', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await startTestStore(inject('redisUrl'));
  });
  afterAll(() => store.stop());

  const alert = async ({ isSnoozed = false } = {}) => {
    const { id: productId } = await store.catalog.addProduct({ name: 'Desk <Lamp>' });
    const until = new Date(Date.now() + 24 * 3600 * 1000).toISOString();
    const params = { id: String(productId) };
    if (isSnoozed) await store.catalog.client.call(snoozeAlert, { params, body: { until } });
    const payload = { productId, stockQuantity: 2, lowStockThreshold: 5 };
    const id = await store.publish('low-stock-alerts', 'stock-low', payload);
    expect(await store.waitForJob('low-stock-alerts', id)).toMatchObject({ state: 'completed' });
  };

  it('sends no email until the operator has chosen recipients, then one to all of them', async () => {
    await alert();
    expect(await store.mailbox.list()).toEqual([]);
    const lowStockRecipients = ['stock@lamps.example', 'boss@lamps.example'];
    await saveSettings(store.catalog.client, { name: 'Lamps', accentColor: '#1d4ed8', lowStockRecipients });
    await alert();
    const [summary, ...others] = await store.mailbox.list();
    expect(others).toEqual([]);
    expect(summary).toMatchObject({ to: lowStockRecipients, subject: 'Low stock: Desk <Lamp>' });
    const { html, text } = await store.mailbox.get(summary?.id ?? '');
    expect(text).toContain('Desk <Lamp> has 2 left in stock. Its threshold is 5.');
    expect(html).toContain('Desk &lt;Lamp&gt;');
    expect(html).toContain('#1d4ed8');
    await alert({ isSnoozed: true });
    expect(await store.mailbox.list()).toHaveLength(1);
  });

  it('writes the email in the language of the store, and none to a store that wants a digest', async () => {
    await saveSettings(store.catalog.client, { language: 'de' });
    const before = await store.mailbox.list();
    await alert();
    const emails = await store.mailbox.list();
    expect(emails).toHaveLength(before.length + 1);
    expect(emails.map(({ subject }) => subject)).toContain('Niedriger Bestand: Desk <Lamp>');
    await saveSettings(store.catalog.client, { lowStockEmails: 'daily' });
    await alert();
    expect(await store.mailbox.list()).toHaveLength(emails.length);
  });
});

describeConsumer('selling-copies', {
  queue: 'selling-copies',
  type: 'selling-settings-saved',
  service: 'catalog',
  payload: async (store) => {
    store.selling.version = next();
    return { version: store.selling.version };
  },
  // The test store ships free over as many dollars as the settings have versions. A job copies the newest.
  countEffects: async ({ catalog, effects, selling: { version } }, payload) => {
    const { selling } = await catalog.client.call(getStoreSettings, {});
    const isCopied = Number(selling.delivery?.over) >= (payload as { version: number }).version;
    if (isCopied) expect(effects.rewardTerms).toContainEqual({ version, hasPaidShipping: true });
    return Number(isCopied);
  },
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
