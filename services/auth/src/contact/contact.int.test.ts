import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEmails, contactMessages } from '../db/schema';
import { purgeExpired } from '../purge-expired';
import { startAuth, type TestAuth } from '../test-auth';

let auth: TestAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const form = (changes: object = {}) => ({
  name: 'Ada Byron',
  email: 'ada@example.com',
  subject: 'A question',
  message: 'Where is my parcel?',
  requestId: randomUUID(),
  language: 'es',
  ...changes,
});
const send = async (changes: object = {}) => (await auth.as('anonymous')).post('/contact').send(form(changes));

describe('POST /contact', () => {
  it('201: stores the message, emails a receipt to its sender and the message to the store', async () => {
    const response = await send();
    expect(response.status).toBe(201);
    expect(response.body.reference).toMatch(/^MSG-[2-9A-Z]{8}$/);
    const contact = {
      reference: response.body.reference,
      email: 'ada@example.com',
      words: { subject: 'A question', message: 'Where is my parcel?' },
    };
    expect((await auth.latestEmail('contact-received')).body).toEqual({
      kind: 'contact-received',
      to: 'ada@example.com',
      replyTo: null,
      language: 'es',
      name: null,
      path: null,
      unsubscribePath: null,
      contact: { ...contact, words: null },
    });
    expect((await auth.latestEmail('contact-for-store')).body).toEqual({
      kind: 'contact-for-store',
      to: null,
      replyTo: 'ada@example.com',
      language: 'en',
      name: 'Ada Byron',
      path: '/messages',
      unsubscribePath: null,
      contact,
    });
  });

  it('repeats name and message only to an account that verified the address', async () => {
    const { body } = await auth.register('Sender@example.com');
    const receiptTo = async (email: string) => {
      await (await auth.as('shopper', body.user.id)).post('/contact').send(form({ email }));
      const { name, contact } = (await auth.latestEmail('contact-received', email)).body;
      return [name, contact.words];
    };
    expect(await receiptTo('sender@example.com')).toEqual([null, null]);
    await auth.verify('sender@example.com');
    const words = { subject: 'A question', message: 'Where is my parcel?' };
    expect(await receiptTo('sender@example.com')).toEqual(['Ada Byron', words]);
    expect(await receiptTo('someone-else@example.com')).toEqual([null, null]);
  });

  it('is one message and one pair of emails, however often the same form arrives, also concurrently', async () => {
    const same = { requestId: randomUUID() };
    const responses = await Promise.all(Array.from({ length: 5 }, () => send(same)));
    responses.push(await send({ ...same, message: 'Something else this time.' }));
    expect(responses.map((response) => response.status)).toEqual(Array(6).fill(201));
    expect(new Set(responses.map((response) => response.body.reference)).size).toBe(1);
    const { db } = auth.database;
    const [row, ...more] = await db.select().from(contactMessages).where(eq(contactMessages.requestId, same.requestId));
    expect([more, row?.message]).toEqual([[], 'Where is my parcel?']);
    const emails = await db.select().from(accountEmails).where(eq(accountEmails.contactMessageId, row!.id));
    expect(emails.map((email) => email.kind).sort()).toEqual(['contact-for-store', 'contact-received']);
  });

  it('emails an address three receipts an hour, and the store every message', async () => {
    const email = 'bombed@example.com';
    for (let n = 0; n < 5; n += 1) expect((await send({ email })).status).toBe(201);
    expect(await auth.countEmails('contact-received', email)).toBe(3);
    const rows = await auth.database.db.select().from(contactMessages).where(eq(contactMessages.email, email));
    expect(rows).toHaveLength(5);
  });

  it.each([
    ['name', { name: 'A' }],
    ['email', { email: 'no-address' }],
    ['email', { email: 'a@example.com\r\nBcc: b@example.com' }],
    ['subject', { subject: ' ' }],
    ['message', { message: 'Short' }],
    ['message', { message: 'x'.repeat(5001) }],
    ['requestId', { requestId: '1' }],
    ['isHandled', { isHandled: true }],
  ])('400: names %s', async (path, changes) => {
    const response = await send(changes);
    expect([response.status, response.body.fields[0].path]).toEqual([400, path]);
  });
});

describe('POST /internal/contact-messages', () => {
  const take = async (taken: { id: number; isErased: boolean }[] = []) => {
    const response = await (await auth.as('order')).post('/internal/contact-messages').send({ taken });
    expect(response.status).toBe(200);
    return response.body as { id: number; subject: string; isErased: boolean }[];
  };

  it('200: returns each message until the next call says that it is stored, and again once it is erased', async () => {
    await auth.database.db.delete(contactMessages);
    for (const subject of ['One', 'Two']) await send({ subject, email: 'taken@example.com' });
    const first = await take();
    expect(first).toMatchObject([
      { subject: 'One', email: 'taken@example.com', language: 'es', isHandled: false, isErased: false },
      { subject: 'Two' },
    ]);
    expect(await take()).toHaveLength(2);
    const [one, two] = first.map(({ id }) => ({ id, isErased: false }));
    expect(await take([one!])).toMatchObject([{ subject: 'Two' }]);
    await (await auth.as('order')).post('/internal/guest-erasures').send({ email: 'taken@example.com' });
    // The second one was erased after it was read: that it was stored is no longer true.
    const erased = await take([two!]);
    expect(erased).toMatchObject([
      { id: one!.id, isErased: true },
      { id: two!.id, isErased: true },
    ]);
    expect(JSON.stringify(erased)).not.toContain('taken@');
    expect(await take(erased.map(({ id }) => ({ id, isErased: true })))).toEqual([]);
  });

  it('403 for anyone but the order service', async () => {
    for (const caller of [await auth.as('staff'), await auth.as('operator'), await auth.as('shopper', 1)]) {
      expect((await caller.post('/internal/contact-messages').send({ taken: [] })).status).toBe(403);
    }
  });
});

describe('a message', () => {
  it('is deleted a year after it was sent, once the inbox has it', async () => {
    const { db } = auth.database;
    const references = [(await send()).body.reference as string, (await send()).body.reference as string];
    const [taken, untaken] = references;
    await db
      .update(contactMessages)
      .set({ takenAt: new Date() })
      .where(eq(contactMessages.reference, taken ?? ''));
    const listKept = async (days: number) => {
      await purgeExpired({ database: auth.database, now: () => new Date(Date.now() + days * 86_400_000) });
      const kept = await db.select().from(contactMessages).orderBy(contactMessages.id);
      return kept.map(({ reference }) => reference).filter((reference) => references.includes(reference));
    };
    expect(await listKept(364)).toEqual([taken, untaken]);
    expect(await listKept(366)).toEqual([untaken]);
  });
});
