import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { describeConsumer } from '../test-consumer';
import { endedLink } from '../test-fake-services';
import { startTestStore, type TestStore } from '../test-store';

let count = 0;
const nextDraft = () => {
  count += 1;
  return count;
};
const emailsOf = async (store: TestStore, draftId: number) =>
  (await store.mailbox.list()).filter(({ to }) => to.some((address) => address.includes(`draft-${draftId}@`)));

describeConsumer('payment-links', {
  queue: 'payment-links',
  type: 'payment-link-requested',
  service: 'order',
  payload: async () => ({ draftId: nextDraft(), linkId: randomUUID() }),
  countEffects: async (store, payload) => (await emailsOf(store, (payload as { draftId: number }).draftId)).length,
});

let store: TestStore;

beforeAll(async () => {
  store = await startTestStore(inject('redisUrl'));
});
afterAll(() => store.stop());

it('names the amount and the day, and links to the page that is paid on', async () => {
  const draftId = nextDraft();
  const payload = { draftId, linkId: randomUUID() };
  await store.waitForJob('payment-links', await store.publish('payment-links', 'payment-link-requested', payload));
  const [summary] = await emailsOf(store, draftId);
  const email = await store.mailbox.get(summary?.id ?? '');
  expect(email.text).toContain('pay $42.00 by December 8, 2026');
  expect(email.text).toContain(`/pay?order=${draftId}&token=secret`);
});

it('sends nothing for a link that staff have ended', async () => {
  const draftId = nextDraft();
  const payload = { draftId, linkId: endedLink };
  const job = await store.publish('payment-links', 'payment-link-requested', payload);
  expect(await store.waitForJob('payment-links', job)).toMatchObject({ state: 'completed', attempts: 1 });
  expect(await emailsOf(store, draftId)).toEqual([]);
});
