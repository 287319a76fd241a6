import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { describeConsumer } from '../test-consumer';
import { deletedEndpoint, resumedEndpoint } from '../test-fake-services';
import { startTestStore, type TestStore } from '../test-store';

let count = 1000;

describeConsumer('webhook-emails', {
  queue: 'webhook-emails',
  type: 'webhook-endpoint-stopped',
  service: 'order',
  payload: async () => {
    // Each test has an endpoint of its own, which tells its email from the others.
    count += 1;
    return { endpointId: count };
  },
  countEffects: async (store, payload) => {
    const { endpointId } = payload as { endpointId: number };
    const subject = `Webhooks paused: hooks-${endpointId}.example.com`;
    return (await store.mailbox.list()).filter((email) => email.subject === subject).length;
  },
});

describe('the email about an endpoint that stopped', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await startTestStore(inject('redisUrl'));
  });
  afterAll(() => store.stop());

  it.each([deletedEndpoint, resumedEndpoint])('is not sent once staff know (%i)', async (endpointId) => {
    const id = await store.publish('webhook-emails', 'webhook-endpoint-stopped', { endpointId });
    expect(await store.waitForJob('webhook-emails', id)).toMatchObject({ state: 'completed' });
    expect(await store.mailbox.list()).toEqual([]);
  });
});
