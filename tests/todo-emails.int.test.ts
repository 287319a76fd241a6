import { getTodoRecipient, requestTodoEmails } from '@shopwright/contracts/http/internal-todo';
import { unsubscribe } from '@shopwright/contracts/http/newsletter';
import { getTodoEmail, putTodoEmail } from '@shopwright/contracts/http/todo-emails';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox, todoEmails, users } from '../services/auth/src/db/schema';
import { requestTodoEmails as requestDue } from '../services/order/src/todo/request-todo-emails';
import { Shopper } from './test-shopper';
import { startTestStore, type TestStore } from './test-store';

let shop: TestStore;
let now = new Date();

beforeAll(async () => {
  shop = await startTestStore({ now: () => now });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.auth.database.db.delete(todoEmails);
  await shop.auth.database.db.delete(outbox);
});

async function member(role: 'staff' | 'operator' | 'shopper' = 'staff'): Promise<Actor & { userId: number }> {
  const { id } = await Shopper.create(shop);
  await shop.auth.database.db.update(users).set({ role }).where(eq(users.id, id));
  return { role, userId: id };
}
const want = (actor: Actor, isWanted = true) => shop.authClient.call(putTodoEmail, { body: { isWanted } }, actor);
const request = (day: string) => shop.authClient.call(requestTodoEmails, { body: { day } });
const due = async () =>
  (await shop.auth.database.db.select().from(outbox).where(sql`type = 'todo-email-due'`)).map(
    ({ payload }) => payload as { subscriptionId: string; day: string },
  );
const recipient = (subscriptionId: string) => shop.authClient.call(getTodoRecipient, { params: { subscriptionId } });

describe('the morning email', () => {
  it('is requested once a day for each member who wants it, however often and concurrently it is asked for', async () => {
    const [priya, sam, lee] = [await member('operator'), await member(), await member()];
    for (const each of [priya, sam]) await want(each);
    await want(lee);
    await want(lee, false);
    await Promise.all(Array.from({ length: 6 }, () => request('2026-11-28')));
    expect(await due()).toHaveLength(2);
    await request('2026-11-27');
    expect(await due()).toHaveLength(2);
    await request('2026-11-29');
    expect(await due()).toHaveLength(4);
  });

  it('is asked for from six in the store’s time zone on', async () => {
    await want(await member());
    now = new Date('2026-11-28T05:59:00Z');
    await requestDue(shop.order);
    expect(await due()).toEqual([]);
    now = new Date('2026-11-28T06:00:00Z');
    await Promise.all([requestDue(shop.order), requestDue(shop.order)]);
    expect(await due()).toMatchObject([{ day: '2026-11-28' }]);
  });

  it('is ended by its link, repeatedly, without a session', async () => {
    const priya = await member('operator');
    await want(priya);
    await request('2026-11-28');
    const [{ subscriptionId } = { subscriptionId: '' }] = await due();
    const { role, unsubscribePath } = await recipient(subscriptionId);
    expect(role).toBe('operator');
    const token = new URL(unsubscribePath, 'https://store.example').searchParams.get('token') ?? '';
    // Of the last character, some bits belong to no byte.
    const forged = token.replace(/.(?=.$)/, (character) => (character === 'A' ? 'B' : 'A'));
    const end = (body: { token: string }) => shop.authClient.call(unsubscribe, { body }, { role: 'anonymous' });
    await expect(end({ token: forged })).rejects.toMatchObject({ code: 'link_expired' });
    for (let n = 0; n < 2; n += 1) await end({ token });
    expect(await shop.authClient.call(getTodoEmail, {}, priya)).toEqual({ isWanted: false });
    await expect(recipient(subscriptionId)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is not for someone who has left the team', async () => {
    const sam = await member();
    await want(sam);
    await request('2026-11-28');
    const [{ subscriptionId } = { subscriptionId: '' }] = await due();
    await shop.auth.database.db.update(users).set({ role: 'shopper' }).where(eq(users.id, sam.userId));
    await expect(recipient(subscriptionId)).rejects.toMatchObject({ code: 'not_found' });
    await request('2026-11-29');
    expect(await due()).toHaveLength(1);
    await expect(want(await member('shopper'))).rejects.toMatchObject({ code: 'forbidden' });
  });
});
