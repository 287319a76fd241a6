import type { EventPayload } from '@shopwright/contracts/events';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { describeConsumer } from '../consumer-cases';
import { startTestShop, type TestShop } from '../test-shop';

let count = 0;
const confirmed = () => {
  count += 1;
  return { orderId: count, userId: null, totalCents: 1000, reward: null };
};
const mailsOf = async (shop: TestShop, orderId: number) =>
  (await shop.mailbox.list()).filter(({ subject }) => new RegExp(`#${orderId}\\b`).test(subject));

describeConsumer('order-mails', {
  queue: 'order-mails',
  type: 'order-confirmed',
  service: 'order',
  payload: async () => confirmed(),
  countEffects: async (shop, payload) => (await mailsOf(shop, (payload as { orderId: number }).orderId)).length,
});

describe('order-mails', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startTestShop(inject('redisUrl'));
  });

  afterAll(() => shop.stop());

  const handle = async <T extends 'order-confirmed' | 'order-cancelled'>(type: T, payload: EventPayload<T>) => {
    const id = await shop.publish('order-mails', type, payload);
    expect(await shop.outcomeOf('order-mails', id)).toMatchObject({ state: 'completed', attempts: 1 });
    expect(shop.effects.acknowledged).toContain(id);
    return mailsOf(shop, payload.orderId);
  };

  it('sends the buyer what they bought', async () => {
    const payload = confirmed();
    const [summary] = await handle('order-confirmed', payload);
    expect(summary).toMatchObject({
      from: 'Shop <shop@example.com>',
      to: ['A Customer <customer@example.com>'],
      subject: `Order confirmed: #${payload.orderId}`,
    });
    const mail = await shop.mailbox.get(summary?.id ?? '');
    expect(mail.text).toContain('1 × A lamp: $10.00');
    expect(mail.html).toContain('https://store.example/account');
  });

  it('tells who has paid for a cancelled order what comes back', async () => {
    const { orderId } = confirmed();
    const [summary] = await handle('order-cancelled', { ...cancelled(orderId), paidCents: 3300 });
    expect(summary?.subject).toContain('Order cancelled');
    expect((await shop.mailbox.get(summary?.id ?? '')).text).toContain(
      `Your order #${orderId} was cancelled and $33.00 is being refunded.`,
    );
  });

  it('speaks the buyer’s language', async () => {
    const payload = confirmed();
    shop.orders.set(payload.orderId, { language: 'ar' });
    const [summary] = await handle('order-confirmed', payload);
    expect(summary?.subject).toBe(`تم تأكيد الطلب: #${payload.orderId}`);
  });

  it('is silent about an order that nobody paid', async () => {
    const { orderId } = confirmed();
    expect(await handle('order-cancelled', cancelled(orderId))).toEqual([]);
  });

  it.each(['', 'nobody', 'a@b.example\r\nBcc: c@d.example'])('skips an order with the address %j', async (address) => {
    const payload = confirmed();
    shop.orders.set(payload.orderId, { customerEmail: address });
    expect(await handle('order-confirmed', payload)).toEqual([]);
  });

  it('does not take a name for headers or recipients', async () => {
    const payload = confirmed();
    const customerName = 'Eve\r\nBcc: all@example\r\n\r\n<all@example>, "x" <y@example>';
    shop.orders.set(payload.orderId, { customerName });
    const [mail, ...more] = await handle('order-confirmed', payload);
    expect(more).toEqual([]);
    expect(mail?.to).toHaveLength(1);
    expect(mail?.to[0]).toMatch(/ <customer@example\.com>$/);
    expect(mail?.subject).toBe(`Order confirmed: #${payload.orderId}`);
  });
});

const cancelled = (orderId: number) => ({ orderId, userId: null, paidCents: 0, wasConfirmed: false, reward: null });
