import type { EventPayload } from '@shopwright/contracts/events';
import { AppError } from '@shopwright/service-kit/errors';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { saveSettings } from '../../../services/catalog/src/test-catalog';
import { describeConsumer } from '../test-consumer';
import { startTestStore, type TestStore } from '../test-store';

let count = 0;
const confirmed = () => {
  count += 1;
  return { orderId: count, userId: null, totalCents: 1000, reward: null };
};
const emailsAbout = async (store: TestStore, orderId: number) =>
  (await store.mailbox.list()).filter(({ subject }) => new RegExp(`#${orderId}\\b`).test(subject));

describeConsumer('order-mails', {
  queue: 'order-mails',
  type: 'order-confirmed',
  service: 'order',
  payload: async () => confirmed(),
  countEffects: async (store, payload) => (await emailsAbout(store, (payload as { orderId: number }).orderId)).length,
});

describe('order-mails', () => {
  let store: TestStore;

  beforeAll(async () => {
    store = await startTestStore(inject('redisUrl'));
  });

  afterAll(() => store.stop());

  const handle = async <T extends 'order-confirmed' | 'order-cancelled'>(type: T, payload: EventPayload<T>) => {
    const id = await store.publish('order-mails', type, payload);
    expect(await store.waitForJob('order-mails', id)).toMatchObject({ state: 'completed', attempts: 1 });
    expect(store.effects.acknowledged).toContain(id);
    return emailsAbout(store, payload.orderId);
  };

  it('sends the customer a confirmation with the order lines', async () => {
    const payload = confirmed();
    const [summary] = await handle('order-confirmed', payload);
    expect(summary).toMatchObject({
      from: 'Shop <shop@example.com>',
      to: ['A Customer <customer@example.com>'],
      subject: `Order confirmed: #${payload.orderId}`,
    });
    const email = await store.mailbox.get(summary?.id ?? '');
    expect(email.text).toContain('1 × A lamp: $10.00');
    expect(email.html).toContain('https://store.example/account');
  });

  it('comes from the store and the sender that the owner has set', async () => {
    await saveSettings(store.catalog.client, { name: 'Lamp & Co', senderEmail: 'orders@lamps.example' });
    const [summary] = await handle('order-confirmed', confirmed());
    expect(summary?.from).toBe('Lamp & Co <orders@lamps.example>');
    const email = await store.mailbox.get(summary?.id ?? '');
    expect(email.html).toContain('Lamp &amp; Co');
    expect(`${email.text}${email.html}`).not.toContain('Shopwright');
    await store.catalog.database.db.execute('truncate store_settings');
  });

  it('is sent once the mail server is back, after half a day without it', async () => {
    const away = () => new AppError('unavailable', 'the mail server did not accept the email');
    store.faults.mailer.push(...Array.from({ length: 160 }, away));
    const payload = confirmed();
    const id = await store.publish('order-mails', 'order-confirmed', payload);
    expect(await store.waitForJob('order-mails', id)).toMatchObject({ state: 'completed', attempts: 161 });
    expect(await emailsAbout(store, payload.orderId)).toHaveLength(1);
  });

  it('is parked when the mail server rejects its address for good', async () => {
    store.faults.mailer.push(new AppError('unprocessable', 'the mail server did not accept the email (reply 550)'));
    const id = await store.publish('order-mails', 'order-confirmed', confirmed());
    expect(await store.waitForJob('order-mails', id)).toMatchObject({ state: 'failed', attempts: 1 });
    expect(await store.readParked(id)).toContain('reply 550');
  });

  it('states the refund of a paid order that was cancelled', async () => {
    const { orderId } = confirmed();
    const [summary] = await handle('order-cancelled', { ...cancelled(orderId), paidCents: 3300 });
    expect(summary?.subject).toContain('Order cancelled');
    expect((await store.mailbox.get(summary?.id ?? '')).text).toContain(
      `Your order #${orderId} was cancelled and $33.00 is being refunded.`,
    );
  });

  it('uses the customer’s language', async () => {
    const payload = confirmed();
    store.orders.set(payload.orderId, { language: 'ar' });
    const [summary] = await handle('order-confirmed', payload);
    expect(summary?.subject).toBe(`تم تأكيد الطلب: #${payload.orderId}`);
  });

  it('sends nothing about a checkout that was never paid', async () => {
    const { orderId } = confirmed();
    expect(await handle('order-cancelled', cancelled(orderId))).toEqual([]);
  });

  it('tells the customer of an unpaid invoice that nothing is due, and speaks of no refund', async () => {
    const { orderId } = confirmed();
    store.orders.set(orderId, { isUnpaid: true });
    const [summary] = await handle('order-cancelled', { ...cancelled(orderId), wasConfirmed: true });
    expect(summary?.subject).toBe(`Order cancelled: #${orderId}`);
    const { text } = await store.mailbox.get(summary?.id ?? '');
    expect(text).toContain("You don't owe anything");
    expect(text).not.toContain('refund');
  });

  it('sends nothing about a paid order whose money was refunded before it was cancelled', async () => {
    const { orderId } = confirmed();
    expect(await handle('order-cancelled', { ...cancelled(orderId), wasConfirmed: true })).toEqual([]);
  });

  it.each(['', 'no-address', 'a@b.example\r\nBcc: c@d.example'])(
    'skips an order with the address %j',
    async (address) => {
      const payload = confirmed();
      store.orders.set(payload.orderId, { customerEmail: address });
      expect(await handle('order-confirmed', payload)).toEqual([]);
    },
  );

  it.each([
    ['Eve\r\nBcc: all\r\n\r\n<all>, "x" <y>', / <customer@example\.com>$/],
    // A name with an address in it is left out.
    ['Eve\r\nBcc: all@example\r\n\r\n<all@example>, "x" <y@example>', /^customer@example\.com$/],
  ])('never reads the name %j as headers or recipients', async (customerName, recipient) => {
    const payload = confirmed();
    store.orders.set(payload.orderId, { customerName });
    const [email, ...more] = await handle('order-confirmed', payload);
    expect(more).toEqual([]);
    expect(email?.to).toHaveLength(1);
    expect(email?.to[0]).toMatch(recipient);
    expect(email?.subject).toBe(`Order confirmed: #${payload.orderId}`);
  });
});

const cancelled = (orderId: number) => ({ orderId, userId: null, paidCents: 0, wasConfirmed: false, reward: null });
