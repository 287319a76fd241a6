import type { EventPayload } from '@shopwright/contracts/events';
import { languages } from '@shopwright/contracts/fields';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { describeConsumer } from '../test-consumer';
import { startTestStore, type TestStore } from '../test-store';
import { orderUpdateTexts } from './texts/order-update-texts';

let count = 0;
const nextOrder = () => {
  count += 1;
  return count;
};
const emailsAbout = async (store: TestStore, orderId: number) =>
  (await store.mailbox.list()).filter(({ subject }) => new RegExp(`#${orderId}(?!\\d)`).test(subject));

describeConsumer('order-updates', {
  queue: 'order-updates',
  type: 'order-shipped',
  service: 'order',
  payload: async () => ({ orderId: nextOrder(), shipmentId: 1 }),
  countEffects: async (store, payload) => (await emailsAbout(store, (payload as { orderId: number }).orderId)).length,
});

describeConsumer('merchant-emails', {
  queue: 'merchant-emails',
  type: 'order-confirmed',
  service: 'order',
  payload: async () => ({ orderId: nextOrder(), userId: null, totalCents: 1000, reward: null }),
  countEffects: async (store, payload) => (await emailsAbout(store, (payload as { orderId: number }).orderId)).length,
});

describe('the emails about an order', () => {
  let store: TestStore;

  beforeAll(async () => {
    store = await startTestStore(inject('redisUrl'));
  });

  afterAll(() => store.stop());

  type Update = 'order-shipped' | 'order-delivered' | 'order-refunded' | 'order-refund-failed' | 'order-disputed';

  const handle = async <T extends Update>(type: T, payload: EventPayload<T>) => {
    const queue = ['order-refund-failed', 'order-disputed'].includes(type) ? 'merchant-emails' : 'order-updates';
    const id = await store.publish(queue, type, payload);
    expect(await store.waitForJob(queue, id)).toMatchObject({ state: 'completed', attempts: 1 });
    const [summary] = await emailsAbout(store, payload.orderId);
    return summary && { ...summary, ...(await store.mailbox.get(summary.id)) };
  };

  it('shipped: names the pieces, the carrier and the number, and links to the tracking', async () => {
    const orderId = nextOrder();
    const email = await handle('order-shipped', { orderId, shipmentId: 1 });
    expect(email?.to).toEqual(['A Customer <customer@example.com>']);
    expect(email?.subject).toBe(`Part of your order shipped: #${orderId}`);
    for (const text of ['1 × A lamp', 'DHL', 'JD014600', '1 Long Street']) expect(email?.text).toContain(text);
    expect(email?.html).toContain('https://dhl.example/JD014600');
  });

  it('sends nothing for a parcel that staff have undone', async () => {
    expect(await handle('order-shipped', { orderId: nextOrder(), shipmentId: 99 })).toBeUndefined();
  });

  it('refunded: states the amount, and whether it is all', async () => {
    const [part, full] = [nextOrder(), nextOrder()];
    const partly = await handle('order-refunded', { orderId: part, refundId: 1, amountCents: 450, isFull: false });
    expect(partly?.text).toContain(`We refunded $4.50 of your order #${part}.`);
    expect(partly?.text).toContain('1 × A lamp');
    const fully = await handle('order-refunded', { orderId: full, refundId: 2, amountCents: 1000, isFull: true });
    expect(fully?.text).toContain(`We refunded $10.00 for your order #${full}.`);
  });

  it.each(languages)('delivered, in %s', async (language) => {
    const orderId = nextOrder();
    store.orders.set(orderId, { language });
    const email = await handle('order-delivered', { orderId });
    expect(email?.subject).toBe(orderUpdateTexts[language].delivered.subject(`#${orderId}`));
    expect(email?.text).toContain('1 × A lamp');
  });

  it('tells the store of a refund that failed and of a dispute, with what to do', async () => {
    const [failed, disputed] = [nextOrder(), nextOrder()];
    const refund = await handle('order-refund-failed', { orderId: failed, refundId: 1 });
    expect(refund?.to).toEqual(['store@example.com']);
    expect(refund?.text).toContain('expired_or_canceled_card');
    expect(refund?.html).toContain(`https://store.example/orders/${failed}`);
    const dispute = await handle('order-disputed', { orderId: disputed, disputeId: 'du_1' });
    expect(dispute?.text).toContain('disputes $10.00 at their bank. Answer it in Stripe’s dashboard by 2026-02-01.');
  });
});
