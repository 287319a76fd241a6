import { randomUUID } from 'node:crypto';
import { sendContactMessage } from '@shopwright/contracts/http/contact';
import { eraseCustomerData } from '@shopwright/contracts/http/customers';
import { eraseCustomer } from '@shopwright/contracts/http/internal';
import { getAnswerForEmail } from '@shopwright/contracts/http/internal-threads';
import * as inbox from '@shopwright/contracts/http/threads';
import { createServiceClient } from '@shopwright/service-kit/http/client';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactMessages } from '../services/auth/src/db/schema';
import { outbox } from '../services/order/src/db/schema';
import { threadMessages, threads } from '../services/order/src/db/thread-tables';
import { purgeOldThreads, takeContactMessages } from '../services/order/src/threads/take-contact-messages';
import { customersOf, newEmail } from './test-customers';
import { buy, clerk, customerOf, deskOf } from './test-desk';
import { startTestStore, type TestStore } from './test-store';

const ada: Actor = { role: 'shopper', userId: 41 };
const otherClerk: Actor = { role: 'staff', userId: 901 };
let shop: TestStore;
let desk: ReturnType<typeof deskOf>;
const { buyAs, find } = customersOf(() => shop);

beforeAll(async () => {
  shop = await startTestStore();
  desk = deskOf(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.order.database.db.delete(threads);
  await shop.auth.database.db.delete(contactMessages);
});

const params = (id: number) => ({ id: String(id) });
const list = (state: inbox.ThreadFilter = 'open', actor = clerk) =>
  shop.orderClient.call(inbox.listThreads, { query: { state } }, actor);
const counts = (actor = clerk) => shop.orderClient.call(inbox.countThreads, {}, actor);
const read = (id: number) => shop.orderClient.call(inbox.getThread, { params: params(id) }, clerk);
const answer = (id: number, body: string, seen: number, { requestId = randomUUID(), actor = clerk } = {}) =>
  shop.orderClient.call(inbox.answerThread, { params: params(id), body: { body, requestId, seen } }, actor);
const update = (id: number, body: object) =>
  shop.orderClient.call(inbox.updateThread, { params: params(id), body }, clerk);

async function contact(message = 'Where is my parcel?', email = newEmail()): Promise<string> {
  const form = { name: 'Grace Hopper', email, subject: 'A question', message, requestId: randomUUID() };
  await shop.authClient.call(sendContactMessage, { body: { ...form, language: 'de' } }, { role: 'anonymous' });
  return email;
}

async function firstOpen(): Promise<inbox.Thread> {
  const [thread] = await list();
  if (!thread) throw new Error('the inbox is empty');
  return thread;
}

/** An event has a row for each queue. */
async function eventsOf(type: string): Promise<unknown[]> {
  const rows = await shop.order.database.db.select().from(outbox).where(sql`type = ${type}`);
  return [...new Map(rows.map(({ eventId, payload }) => [eventId, payload])).values()];
}

describe('GET /threads', () => {
  it('200: lists messages of Contact and about orders together, newest first', async () => {
    const email = await contact('What about <b>this</b>?');
    const { id } = await buy(shop, { actor: ada, customerName: 'Ada Byron' });
    await customerOf(shop, ada).write(id, 'Can you ship to my office instead?');
    expect(await list()).toMatchObject([
      { orderId: id, reference: null, customerName: 'Ada Byron', preview: 'Can you ship to my office instead?' },
      { orderId: null, reference: expect.stringMatching(/^MSG-/), customerEmail: email, subject: 'A question' },
    ]);
    for (const thread of await list()) expect(thread).toMatchObject({ isOpen: true, isUnread: true });
    expect((await list())[1]?.preview).toBe('What about <b>this</b>?');
    expect(await counts()).toEqual({ open: 2, unread: 2, mine: 0 });
    expect((await desk.get(id)).hasOpenMessage).toBe(true);
    expect((await desk.list()).find((order) => order.id === id)?.hasOpenMessage).toBe(true);
  });

  it('filters what is unread, mine and closed, page by page', async () => {
    for (const text of ['The first one', 'The second one', 'The third one']) await contact(text);
    const [third, second, first] = await list();
    await update(third!.id, { isUnread: false, seen: third!.lastMessageId });
    await update(second!.id, { assigneeId: 900 });
    await update(first!.id, { isOpen: false, seen: first!.lastMessageId });
    const previews = async (state: inbox.ThreadFilter, actor = clerk) =>
      (await list(state, actor)).map(({ preview }) => preview);
    expect(await previews('open')).toEqual(['The third one', 'The second one']);
    expect(await previews('unread')).toEqual(['The second one']);
    expect(await previews('mine')).toEqual(['The second one']);
    expect(await previews('mine', otherClerk)).toEqual([]);
    expect(await previews('closed')).toEqual(['The first one']);
    expect(await counts()).toEqual({ open: 2, unread: 1, mine: 1 });
    const query = { state: 'open' as const, limit: '1', cursor: `${Date.parse(third!.lastMessageAt)}-${third!.id}` };
    expect(await shop.orderClient.call(inbox.listThreads, { query }, clerk)).toMatchObject([{ id: second!.id }]);
  });

  it('takes a message once, also concurrently, and lists what is known while auth is away', async () => {
    await contact();
    await Promise.all(Array.from({ length: 5 }, () => takeContactMessages(shop.order)));
    expect(await list()).toHaveLength(1);
    const away = { ...shop.order, auth: createServiceClient('http://127.0.0.1:9', shop.order.tokens) };
    await expect(takeContactMessages(away)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('takes what was handled before the inbox as closed', async () => {
    await contact();
    await shop.auth.database.db.update(contactMessages).set({ isHandled: true });
    expect(await list()).toEqual([]);
    expect(await list('closed')).toMatchObject([{ isOpen: false, isUnread: false, waitingSince: null }]);
  });

  it('401 and 403: is for staff', async () => {
    await contact();
    const [thread] = await list();
    for (const [actor, code] of [
      [{ role: 'anonymous' }, 'unauthenticated'],
      [ada, 'forbidden'],
    ] as const) {
      const calls = [
        () => shop.orderClient.call(inbox.listThreads, { query: {} }, actor),
        () => shop.orderClient.call(inbox.getThread, { params: params(thread!.id) }, actor),
        () => answer(thread!.id, 'Hello', thread!.lastMessageId, { actor }),
        () => shop.orderClient.call(inbox.listTemplates, {}, actor),
      ];
      for (const call of calls) await expect(call()).rejects.toMatchObject({ code });
    }
  });
});

describe('POST /threads/:id/messages', () => {
  it('answers Contact once: the email has question and answer, and the conversation is closed', async () => {
    const email = await contact();
    const { id, lastMessageId } = await firstOpen();
    const requestId = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => answer(id, 'It leaves today.', lastMessageId, { requestId })));
    for (const thread of sent) expect(thread).toMatchObject({ isOpen: false, isUnread: false, waitingSince: null });
    expect((await read(id)).messages).toMatchObject([
      { author: 'customer', body: 'Where is my parcel?' },
      { author: 'staff', authorId: 900, body: 'It leaves today.' },
    ]);
    const [event, ...more] = (await eventsOf('contact-answered')) as { threadId: number; messageId: number }[];
    expect([event?.threadId, more]).toEqual([id, []]);
    const emailed = await shop.orderClient.call(getAnswerForEmail, {
      params: { id: String(id), messageId: String(event?.messageId) },
    });
    expect(emailed).toMatchObject({
      email,
      language: 'de',
      body: 'It leaves today.',
      question: 'Where is my parcel?',
    });
    expect(await counts()).toEqual({ open: 0, unread: 0, mine: 0 });
  });

  it('answers about an order on its page, where the customer reads it', async () => {
    const { id: orderId } = await buy(shop, { actor: ada });
    await customerOf(shop, ada).write(orderId, 'Can you ship to my office instead?');
    const { id, lastMessageId } = await firstOpen();
    const answered = await answer(id, 'We do.', lastMessageId);
    expect(answered.orders).toMatchObject([{ id: orderId, hasOpenMessage: false }]);
    expect((await customerOf(shop, ada).get(orderId)).messages).toMatchObject([
      {},
      { author: 'staff', body: 'We do.' },
    ]);
    await customerOf(shop, ada).write(orderId, 'Thank you!');
    expect(await firstOpen()).toMatchObject({ id, isUnread: true, preview: 'Thank you!' });
  });

  it.each([
    ['Contact', async () => void (await contact())],
    [
      'an order',
      async () => {
        const { id } = await buy(shop, { actor: ada });
        await customerOf(shop, ada).write(id, 'Where is it?');
      },
    ],
  ])('409 for the second of two who answer concurrently, which sends nothing: %s', async (_, write) => {
    for (let round = 0; round < 4; round++) {
      await shop.order.database.db.delete(threads);
      await write();
      const { id, lastMessageId } = await firstOpen();
      const before = (await eventsOf('contact-answered')).length + (await eventsOf('order-message-sent')).length;
      const settled = await Promise.allSettled([
        answer(id, 'From Priya', lastMessageId),
        answer(id, 'From Sam', lastMessageId, { actor: otherClerk }),
      ]);
      const [refused, ...more] = settled.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
      expect(more).toEqual([]);
      expect(refused?.reason).toMatchObject({ code: 'conflict', fields: [{ path: 'seen' }] });
      const { thread } = inbox.threadConflict.parse(refused?.reason.details);
      expect(thread.messages).toHaveLength(2);
      expect(thread.messages[1]?.body).toMatch(/^From (Priya|Sam)$/);
      const after = (await eventsOf('contact-answered')).length + (await eventsOf('order-message-sent')).length;
      expect(after - before).toBe(1);
    }
  });

  it('409 where the customer wrote more meanwhile, on the page of the order too', async () => {
    const { id: orderId } = await buy(shop, { actor: ada });
    await customerOf(shop, ada).write(orderId, 'Ship it to my office.');
    const { id, lastMessageId } = await firstOpen();
    await customerOf(shop, ada).write(orderId, 'No, ship it home.');
    await expect(answer(id, 'We ship it to your office.', lastMessageId)).rejects.toMatchObject({ code: 'conflict' });
    await expect(desk.write(orderId, 'To your office, then.', lastMessageId)).rejects.toMatchObject({
      code: 'conflict',
      details: { order: { messages: [{}, { body: 'No, ship it home.' }] } },
    });
    await expect(update(id, { isOpen: false, seen: lastMessageId })).rejects.toMatchObject({ code: 'conflict' });
    expect((await read(id)).messages).toHaveLength(2);
  });

  it('404 for a conversation that does not exist', async () => {
    await expect(answer(999_999, 'Hello', 1)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the version before the inbox', () => {
  it('writes a message that opens the conversation of its order, and erases it', async () => {
    const { id } = await buy(shop, { actor: ada });
    const insert = sql`insert into order_messages (order_id, author, body, request_key, created_at)
      values (${id}, 'customer', 'Where is it?', gen_random_uuid(), now())`;
    const { db } = shop.order.database;
    await Promise.all([db.execute(insert), db.execute(insert)]);
    expect(await list()).toMatchObject([{ orderId: id, isUnread: true }]);
    await db.delete(threadMessages).where(eq(threadMessages.orderId, id));
    expect(await db.select().from(threads)).toEqual([]);
  });
});

describe('erasure', () => {
  it('deletes what a guest wrote through Contact, and what an account wrote', async () => {
    const email = newEmail();
    await buyAs(email);
    await contact('Where is my parcel?', email);
    await contact('This is not mine');
    const [, mine] = await list();
    expect((await read(mine!.id)).orders).toHaveLength(1);
    const guest = await find(email);
    await shop.orderClient.call(eraseCustomerData, { params: params(guest.id), body: { email } }, clerk);
    expect(await list()).toMatchObject([{ preview: 'This is not mine' }]);
    await shop.order.database.db.update(threads).set({ userId: 4321 });
    await shop.orderClient.call(eraseCustomer, { body: { userId: 4321 } });
    expect(await list()).toEqual([]);
  });

  it('deletes closed conversations of Contact after a year', async () => {
    await contact('The first one');
    await contact('The second one');
    const [open, closed] = await list();
    await update(closed!.id, { isOpen: false });
    const purge = (days: number) =>
      purgeOldThreads({ ...shop.order, now: () => new Date(Date.now() + days * 86_400_000) });
    await purge(364);
    expect(await list('closed')).toHaveLength(1);
    await purge(366);
    expect(await list('closed')).toEqual([]);
    expect(await list()).toMatchObject([{ id: open!.id }]);
  });
});

describe('message templates', () => {
  const create = (name: string, body = 'Hello {name}') =>
    shop.orderClient.call(inbox.createTemplate, { body: { name, body } }, clerk);
  const all = () => shop.orderClient.call(inbox.listTemplates, {}, clerk);

  it('are added, changed by one at a time, and deleted', async () => {
    const template = await create('Shipping');
    await create('Returns');
    expect((await all()).map(({ name }) => name)).toEqual(['Returns', 'Shipping']);
    await expect(create('Shipping')).rejects.toMatchObject({ code: 'conflict', fields: [{ path: 'name' }] });
    const put = (version: number, body: string) =>
      shop.orderClient.call(
        inbox.updateTemplate,
        { params: params(template.id), body: { name: 'Shipping', body, version } },
        clerk,
      );
    expect(await put(1, 'Hello {name}, {order} left.')).toMatchObject({ version: 2 });
    await expect(put(1, 'An older text')).rejects.toMatchObject({ code: 'conflict', fields: [{ path: 'version' }] });
    await shop.orderClient.call(inbox.deleteTemplate, { params: params(template.id) }, clerk);
    await expect(put(2, 'Too late')).rejects.toMatchObject({ code: 'not_found' });
    expect(await all()).toHaveLength(1);
  });
});
