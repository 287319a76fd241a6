import { randomUUID } from 'node:crypto';
import type { AccountMail } from '@shopwright/contracts/http/account-mails';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { describeConsumer } from '../consumer-cases';
import { startTestShop, type TestShop } from '../test-shop';

const reset: AccountMail = {
  ...{ kind: 'reset-password', to: 'ada@example.com', replyTo: null, language: 'en', name: 'Ada Byron' },
  ...{ path: '/reset-password?token=abc', unsubscribePath: null, contact: null },
};

/** Asks for a mail to an address of its own. */
function request(shop: TestShop, changes: Partial<AccountMail> = {}) {
  const mailId = randomUUID();
  shop.accountMails.set(mailId, { ...reset, to: `${mailId}@example.com`, ...changes });
  return { mailId };
}
const mailsTo = async (shop: TestShop, address: string) =>
  (await shop.mailbox.list()).filter(({ to }) => to.some((recipient) => recipient.includes(address)));

describeConsumer('account-mails', {
  queue: 'account-mails',
  type: 'account-mail-requested',
  service: 'auth',
  payload: async (shop) => request(shop),
  countEffects: async (shop, payload) => (await mailsTo(shop, (payload as { mailId: string }).mailId)).length,
});

describe('account-mails', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startTestShop(inject('redisUrl'));
  });

  afterAll(() => shop.stop());

  const handle = async (payload: { mailId: string }) => {
    const id = await shop.publish('account-mails', 'account-mail-requested', payload);
    expect(await shop.outcomeOf('account-mails', id)).toMatchObject({ state: 'completed', attempts: 1 });
    expect(shop.effects.acknowledged).toContain(id);
  };

  it('sends what auth says, with the link to the store', async () => {
    const payload = request(shop, { language: 'de' });
    await handle(payload);
    const [summary] = await mailsTo(shop, payload.mailId);
    expect(summary).toMatchObject({
      ...{ from: 'Shop <shop@example.com>', to: [`Ada Byron <${payload.mailId}@example.com>`] },
      subject: 'Wählen Sie ein neues Passwort',
    });
    const { text, html } = await shop.mailbox.get(summary?.id ?? '');
    for (const body of [text, html]) expect(body).toContain('https://store.example/reset-password?token=abc');
  });

  it('writes no name beside an address that is an advertisement', async () => {
    const payload = request(shop, { name: 'Win big at evil.example' });
    await handle(payload);
    const [summary] = await mailsTo(shop, payload.mailId);
    expect(summary?.to).toEqual([`${payload.mailId}@example.com`]);
  });

  it('is done where nobody should get the mail any more', async () => {
    const before = (await shop.mailbox.list()).length;
    await handle({ mailId: randomUUID() });
    expect((await shop.mailbox.list()).length).toBe(before);
  });

  it('hands the store what somebody wrote, whatever stands in it', async () => {
    const evil = 'x\r\nBcc: all@example.com\r\n\r\n<script>alert(1)</script>';
    const words = { subject: evil, message: evil };
    const contact = { reference: 'MSG-7KQ2M9XD', words, email: 'eve@example.com' };
    await handle(
      request(shop, {
        ...{ kind: 'contact-for-store', to: null, replyTo: 'eve@example.com', name: `Eve <a@b.example>, ${evil}` },
        ...{ path: '/messages', contact },
      }),
    );
    const [summary, ...more] = await mailsTo(shop, 'store@example.com');
    expect(more).toEqual([]);
    expect(summary?.to).toEqual(['store@example.com']);
    expect(summary?.subject).toMatch(/^Message MSG-7KQ2M9XD: x Bcc: all@example\.com <script>/);
    const { html } = await shop.mailbox.get(summary?.id ?? '');
    expect(html).not.toContain('<script>');
    expect((await shop.mailbox.list()).filter(({ to }) => to.includes('all@example.com'))).toEqual([]);
  });
});
