import type { EventPayload } from '@shopwright/contracts/events';
import { languages } from '@shopwright/contracts/fields';
import type { ListenedBy } from '@shopwright/contracts/queues';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { saveSettings } from '../../../services/catalog/src/test-catalog';
import { describeConsumer } from '../test-consumer';
import { startTestStore, type TestStore } from '../test-store';
import { insert, textsIn } from '../texts/texts';

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

  type Update = ListenedBy<'order-updates' | 'merchant-emails'>;

  const handle = async <T extends Update>(
    type: T,
    payload: EventPayload<T>,
    queue: 'order-updates' | 'merchant-emails' = ['order-refund-failed', 'order-disputed'].includes(type)
      ? 'merchant-emails'
      : 'order-updates',
  ) => {
    const id = await store.publish(queue, type, payload);
    expect(await store.waitForJob(queue, id)).toMatchObject({ state: 'completed', attempts: 1 });
    const [summary] = await emailsAbout(store, payload.orderId);
    return summary && { ...summary, ...(await store.mailbox.get(summary.id)) };
  };

  it('shipped: names the units, the carrier and the number, and links to the tracking', async () => {
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

  it.each(languages)('tracking that was corrected and an address that was changed, in %s', async (language) => {
    const [corrected, moved] = [nextOrder(), nextOrder()];
    for (const id of [corrected, moved]) store.orders.set(id, { language });
    const tracking = await handle('order-tracking-changed', { orderId: corrected, shipmentId: 1, version: 2 });
    expect(tracking?.subject).toBe(insert(textsIn(language).orders.tracking.subject, { order: `#${corrected}` }));
    for (const text of ['DHL', 'JD014600', '1 × A lamp']) expect(tracking?.text).toContain(text);
    expect(tracking?.html).toContain('https://dhl.example/JD014600');
    const address = await handle('order-address-changed', { orderId: moved });
    expect(address?.subject).toBe(insert(textsIn(language).orders['address-changed'].subject, { order: `#${moved}` }));
    expect(address?.text).toContain('1 Long Street');
  });

  it('sends nothing about tracking that was corrected again: the newer change tells it', async () => {
    const outdated = { orderId: nextOrder(), shipmentId: 1, version: 1 };
    expect(await handle('order-tracking-changed', outdated)).toBeUndefined();
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
    expect(email?.subject).toBe(insert(textsIn(language).orders.delivered.subject, { order: `#${orderId}` }));
    expect(email?.text).toContain('1 × A lamp');
  });

  it('tells the store of a refund that failed and of a dispute, with what to do', async () => {
    const [failed, disputed] = [nextOrder(), nextOrder()];
    const refund = await handle('order-refund-failed', { orderId: failed, refundId: 1 });
    expect(refund?.to).toEqual(['store@example.com']);
    expect(refund?.text).toContain('expired_or_canceled_card');
    expect(refund?.html).toContain(`https://store.example/orders/${failed}`);
    const dispute = await handle('order-disputed', { orderId: disputed, disputeId: 'du_1' });
    expect(dispute?.text).toContain(
      `The customer disputed $10.00 of order #${disputed} with their bank. Answer it in Stripe's dashboard by Feb 1, 2026.`,
    );
  });

  it('a withdrawal: says when it arrived, which items it covers, and tells the store too', async () => {
    const orderId = nextOrder();
    const changed = { orderId, returnId: 2, state: 'approved' as const };
    const receipt = await handle('order-return-changed', changed);
    expect(receipt?.subject).toBe(`Withdrawal received: order #${orderId}`);
    for (const text of ['January 1, 2026 at 12:00 AM UTC', '1 × A lamp']) expect(receipt?.text).toContain(text);
    await handle('order-return-changed', changed, 'merchant-emails');
    const [news] = (await emailsAbout(store, orderId)).filter(({ to }) => to.includes('store@example.com'));
    expect(news?.subject).toBe(`Withdrawal: order #${orderId}`);
  });

  it.each(languages)('a return that was approved, a message and a failed payment, in %s', async (language) => {
    const [approved, message, failed] = [nextOrder(), nextOrder(), nextOrder()];
    for (const id of [approved, message, failed]) store.orders.set(id, { language });
    const decision = await handle('order-return-changed', { orderId: approved, returnId: 1, state: 'approved' });
    expect(decision?.subject).toBe(
      insert(textsIn(language).orders['return-approved'].subject, { order: `#${approved}` }),
    );
    expect(decision?.text).toContain('Please use the box it came in.');
    const written = await handle('order-message-sent', { orderId: message, messageId: 1, author: 'staff' });
    expect(written?.text).toContain('We ship it tomorrow.');
    const payment = await handle('order-payment-failed', { orderId: failed });
    expect(payment?.subject).toBe(insert(textsIn(language).orders['payment-failed'].subject, { order: `#${failed}` }));
  });

  it('emails no one their own message', async () => {
    const own = { messageId: 2, author: 'customer' as const };
    expect(await handle('order-message-sent', { orderId: nextOrder(), ...own })).toBeUndefined();
    const orderId = nextOrder();
    expect((await handle('order-message-sent', { orderId, ...own }, 'merchant-emails'))?.text).toContain(
      'Where is my lamp?',
    );
    const staffMessage = { orderId: nextOrder(), messageId: 1, author: 'staff' as const };
    expect(await handle('order-message-sent', staffMessage, 'merchant-emails')).toBeUndefined();
  });

  it('writes to the store in its language', async () => {
    await saveSettings(store.catalog.client, { language: 'de' });
    const orderId = nextOrder();
    const email = await handle(
      'order-confirmed',
      { orderId, userId: null, totalCents: 1000, reward: null },
      'merchant-emails',
    );
    expect(email?.subject).toBe(`Neue Bestellung #${orderId}: 10,00\u00a0$`);
    expect(email?.html).toContain('lang="de"');
  });
});
