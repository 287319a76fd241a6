import { randomUUID } from 'node:crypto';
import type { AccountEmail } from '@shopwright/contracts/http/account-emails';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { saveSettings } from '../../../services/catalog/src/test-catalog';
import { describeConsumer } from '../test-consumer';
import { startTestStore, type TestStore } from '../test-store';

const reset: AccountEmail = {
  kind: 'reset-password',
  to: 'ada@example.com',
  replyTo: null,
  language: 'en',
  name: 'Ada Byron',
  path: '/reset-password?token=abc',
  unsubscribePath: null,
  contact: null,
};

/** Requests an email to an address that no other test uses. */
function request(store: TestStore, changes: Partial<AccountEmail> = {}) {
  const mailId = randomUUID();
  store.accountEmails.set(mailId, { ...reset, to: `${mailId}@example.com`, ...changes });
  return { mailId };
}
const emailsTo = async (store: TestStore, address: string) =>
  (await store.mailbox.list()).filter(({ to }) => to.some((recipient) => recipient.includes(address)));

describeConsumer('account-mails', {
  queue: 'account-mails',
  type: 'account-mail-requested',
  service: 'auth',
  payload: async (store) => request(store),
  countEffects: async (store, payload) => (await emailsTo(store, (payload as { mailId: string }).mailId)).length,
});

describe('account-mails', () => {
  let store: TestStore;

  beforeAll(async () => {
    store = await startTestStore(inject('redisUrl'));
  });

  afterAll(() => store.stop());

  const handle = async (payload: { mailId: string }) => {
    const id = await store.publish('account-mails', 'account-mail-requested', payload);
    expect(await store.waitForJob('account-mails', id)).toMatchObject({ state: 'completed', attempts: 1 });
    expect(store.effects.acknowledged).toContain(id);
  };

  it('sends the content that auth returns, with a link to the store', async () => {
    const payload = request(store, { language: 'de' });
    await handle(payload);
    const [summary] = await emailsTo(store, payload.mailId);
    expect(summary).toMatchObject({
      from: 'Shop <shop@example.com>',
      to: [`Ada Byron <${payload.mailId}@example.com>`],
      subject: 'Setzen Sie Ihr Passwort zurück',
    });
    const { text, html } = await store.mailbox.get(summary?.id ?? '');
    for (const body of [text, html]) expect(body).toContain('https://store.example/reset-password?token=abc');
  });

  it('leaves out a name that is an advertisement', async () => {
    const payload = request(store, { name: 'Win big at evil.example' });
    await handle(payload);
    const [summary] = await emailsTo(store, payload.mailId);
    expect(summary?.to).toEqual([`${payload.mailId}@example.com`]);
  });

  it('sends nothing when auth no longer has the email', async () => {
    const before = (await store.mailbox.list()).length;
    await handle({ mailId: randomUUID() });
    expect((await store.mailbox.list()).length).toBe(before);
  });

  it('sends a visitor’s message to the store, with any content', async () => {
    const evil = 'x\r\nBcc: all@example.com\r\n\r\n<script>alert(1)</script>';
    const words = { subject: evil, message: evil };
    const contact = { reference: 'MSG-7KQ2M9XD', words, email: 'eve@example.com' };
    await handle(
      request(store, {
        kind: 'contact-for-store',
        to: null,
        replyTo: 'eve@example.com',
        name: `Eve <a@b.example>, ${evil}`,
        path: '/messages',
        contact,
      }),
    );
    const [summary, ...more] = await emailsTo(store, 'store@example.com');
    expect(more).toEqual([]);
    expect(summary?.to).toEqual(['store@example.com']);
    expect(summary?.subject).toMatch(/^Message MSG-7KQ2M9XD: x Bcc: all@example\.com <script>/);
    const { html } = await store.mailbox.get(summary?.id ?? '');
    expect(html).not.toContain('<script>');
    expect((await store.mailbox.list()).filter(({ to }) => to.includes('all@example.com'))).toEqual([]);
  });

  it('writes to the store in its language, and to the sender of the message in theirs', async () => {
    await saveSettings(store.catalog.client, { language: 'de' });
    const contact = {
      reference: 'MSG-8KQ2M9XD',
      words: { subject: 'Size', message: 'How big?' },
      email: 'eve@example.com',
    };
    const body = { contact, path: '/messages', language: 'fr' as const, name: 'Eve' };
    await handle(request(store, { ...body, kind: 'contact-for-store', to: null }));
    const received = request(store, { ...body, kind: 'contact-received' });
    await handle(received);
    const subjects = [
      ...(await emailsTo(store, 'store@example.com')).filter(({ subject }) => subject.includes('8KQ2')),
      ...(await emailsTo(store, received.mailId)),
    ].map(({ subject }) => subject);
    await saveSettings(store.catalog.client, { language: 'en' });
    expect(subjects).toEqual(['Nachricht MSG-8KQ2M9XD: Size', expect.stringMatching(/reçu votre message/)]);
  });
});
