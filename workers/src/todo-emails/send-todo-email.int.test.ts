import { randomUUID } from 'node:crypto';
import { toStoreDay } from '@shopwright/contracts/store-day';
import { AppError } from '@shopwright/service-kit/errors';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { saveSettings } from '../../../services/catalog/src/test-catalog';
import { describeConsumer } from '../test-consumer';
import { ofOperator, unwanted } from '../test-fake-services';
import { startTestStore, type TestStore } from '../test-store';

const today = () => toStoreDay(new Date(), 'UTC');
const dispute = {
  kind: 'disputes',
  count: 1,
  amount: '649.00',
  since: null,
  dueBy: '2026-12-01T00:00:00.000Z',
  firstOrderId: null,
} as const;
const operator = () => ({ subscriptionId: ofOperator, day: today() });
const emailsTo = async (store: TestStore, id: string) =>
  (await store.mailbox.list()).filter(({ to }) => to.some((address) => address.includes(id)));

describeConsumer('todo-emails', {
  queue: 'todo-emails',
  type: 'todo-email-due',
  service: 'auth',
  payload: async (store) => {
    await saveSettings(store.catalog.client, { timeZone: 'UTC' });
    store.todo.splice(0, store.todo.length, dispute);
    return { subscriptionId: randomUUID(), day: today() };
  },
  countEffects: async (store, payload) =>
    (await emailsTo(store, (payload as { subscriptionId: string }).subscriptionId)).length,
});

let store: TestStore;

beforeAll(async () => {
  store = await startTestStore(inject('redisUrl'));
  await saveSettings(store.catalog.client, { timeZone: 'UTC' });
});
afterAll(() => store.stop());

async function send(payload: { subscriptionId: string; day: string }) {
  const job = await store.publish('todo-emails', 'todo-email-due', payload);
  expect(await store.waitForJob('todo-emails', job)).toMatchObject({ state: 'completed', attempts: 1 });
  return emailsTo(store, payload.subscriptionId);
}

it('names what waits with its amount and deadline, and links to each screen and out of it', async () => {
  store.todo.splice(0, store.todo.length, dispute);
  const [summary] = await send({ subscriptionId: randomUUID(), day: today() });
  const { text, html } = await store.mailbox.get(summary?.id ?? '');
  expect(text).toContain('Disputes to answer: 1\n$649.00 · Deadline: Dec 1, 2026');
  expect(html).toContain('https://store.example/orders?dispute=unanswered');
  expect(text).toContain('Unsubscribe: https://store.example/newsletter/unsubscribe?token=abc&list=todo');
});

it('tells operators of old backups, as Home does, and is sent without them while nobody knows', async () => {
  store.todo.splice(0, store.todo.length, dispute);
  store.backups.takenAt = '2026-01-05T10:00:00.000Z';
  const [, old] = [await send({ subscriptionId: randomUUID(), day: today() }), await send(operator())];
  const read = async (email: { id: string } | undefined) => (await store.mailbox.get(email?.id ?? '')).text;
  expect(await read(old[0])).toContain('No recent backup\nLast backup: Jan 5, 2026');
  store.backups.takenAt = new Date().toISOString();
  expect(await read((await send(operator()))[0])).not.toContain('backup');
  store.faults.traces.push(new AppError('unavailable', 'the collector is down'));
  expect(await read((await send(operator()))[0])).toContain('Disputes to answer: 1');
});

it('sends nothing where nothing waits, to someone who does not want it, and for an earlier day', async () => {
  store.todo.splice(0);
  expect(await send({ subscriptionId: randomUUID(), day: today() })).toEqual([]);
  store.todo.push(dispute);
  expect(await send({ subscriptionId: unwanted, day: today() })).toEqual([]);
  expect(await send({ subscriptionId: randomUUID(), day: '2026-01-01' })).toEqual([]);
});
