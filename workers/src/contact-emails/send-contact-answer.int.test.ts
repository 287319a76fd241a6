import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { saveSettings } from '../../../services/catalog/src/test-catalog';
import { describeConsumer } from '../test-consumer';
import { erasedMessage } from '../test-fake-services';
import { startTestStore, type TestStore } from '../test-store';

let count = 0;
const nextThread = () => {
  count += 1;
  return count;
};
const answersIn = async (store: TestStore, threadId: number) =>
  (await store.mailbox.list()).filter(({ subject }) => subject.includes(`[MSG-${threadId}]`));

describeConsumer('contact-answers', {
  queue: 'contact-answers',
  type: 'contact-answered',
  service: 'order',
  payload: async () => ({ threadId: nextThread(), messageId: 1 }),
  countEffects: async (store, payload) => (await answersIn(store, (payload as { threadId: number }).threadId)).length,
});

let store: TestStore;

beforeAll(async () => {
  store = await startTestStore(inject('redisUrl'));
});
afterAll(() => store.stop());

it('quotes the answer and the question, as text, and is answered to the address for messages', async () => {
  await saveSettings(store.catalog.client, { contactEmail: 'desk@example.com' });
  const threadId = nextThread();
  await store.waitForJob(
    'contact-answers',
    await store.publish('contact-answers', 'contact-answered', { threadId, messageId: 1 }),
  );
  const [summary] = await answersIn(store, threadId);
  expect(summary).toMatchObject({
    to: ['A Customer <customer@example.com>'],
    subject: `Re: Where is it? [MSG-${threadId}]`,
  });
  const email = await store.mailbox.get(summary?.id ?? '');
  expect(email.text).toContain('It leaves <today>.');
  expect(email.text).toContain('Where is my lamp?');
  expect(email.html).toContain('It leaves &lt;today&gt;.');
});

it('sends nothing for a conversation that was erased', async () => {
  const threadId = nextThread();
  const job = await store.publish('contact-answers', 'contact-answered', { threadId, messageId: erasedMessage });
  expect(await store.waitForJob('contact-answers', job)).toMatchObject({ state: 'completed', attempts: 1 });
  expect(await answersIn(store, threadId)).toEqual([]);
});
