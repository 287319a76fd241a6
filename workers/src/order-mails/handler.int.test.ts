import { type AddressInfo, createServer } from 'node:net';
import type { EventPayload } from '@shopwright/contracts/events';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { describeConsumer } from '../consumer-cases';
import { startTestShop, type TestShop } from '../test-shop';
import { createMailer, type OutgoingMail } from './mailer';

let count = 0;
const confirmed = () => {
  count += 1;
  return { orderId: count, userId: null, totalCents: 1000 };
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
    const customerName = 'Eve\r\nBcc: all@example.com\r\n\r\n<all@example.com>, "x" <y@example.com>';
    shop.orders.set(payload.orderId, { customerName });
    const [mail, ...more] = await handle('order-confirmed', payload);
    expect(more).toEqual([]);
    expect(mail?.to).toHaveLength(1);
    expect(mail?.to[0]).toMatch(/ <customer@example\.com>$/);
    expect(mail?.subject).toBe(`Order confirmed: #${payload.orderId}`);
  });
});

const cancelled = (orderId: number) => ({ orderId, userId: null, paidCents: 0, wasConfirmed: false });

describe('a mail server', () => {
  const mail: OutgoingMail = {
    ...{ id: '1', to: { name: 'Ada', address: 'ada@example.com' }, subject: 's', text: 't', html: 'h' },
  };
  const send = (smtpUrl: string) =>
    createMailer({ smtpUrl, from: 'shop@example.com', domain: 'store.example' }).send(mail);

  /** A server that answers each command by its first word. */
  async function startSmtp(answers: Record<string, string>) {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write(answers.greeting ?? '');
      socket.on('data', (line) => socket.write(answers[line.toString().slice(0, 4).toUpperCase()] ?? '250 OK\r\n'));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
  }

  const greeting = '220 hello\r\n';
  it.each([
    ['is full for now', { greeting, RCPT: '452 <ada@example.com> later\r\n' }, 'unavailable'],
    ['knows no such recipient', { greeting, RCPT: '550 <ada@example.com> unknown\r\n' }, 'unprocessable'],
    ['is not ready', { greeting: '421 ada@example.com go away\r\n' }, 'unavailable'],
  ])('%s: said without the address', async (_what, answers, code) => {
    const { url, server } = await startSmtp(answers);
    const error: unknown = await send(url).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code });
    expect(String(error)).not.toContain('ada@');
    expect(error).not.toHaveProperty('cause', expect.anything());
    server.close();
  });

  it('is away, or says nothing: given up within seconds', { timeout: 15_000 }, async () => {
    await expect(send('smtp://127.0.0.1:9')).rejects.toMatchObject({ code: 'unavailable' });
    const { url, server } = await startSmtp({ greeting: '' });
    const startedAt = performance.now();
    await expect(send(url)).rejects.toMatchObject({ code: 'unavailable' });
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    server.close();
  });
});
