import { AppError } from '@shopwright/service-kit/errors';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { saveSettings } from '../../../services/catalog/src/test-catalog';
import { describeConsumer } from '../test-consumer';
import { startTestStore, type TestStore } from '../test-store';

let count = 0;
const raised = (alert: string) => {
  // Each test has a number of its own, which tells its email from the others.
  count += 1;
  return { alert, count, since: '2026-11-22T10:00:00.000Z', isReminder: false };
};

describeConsumer('operations-alerts', {
  queue: 'operations-alerts',
  type: 'operations-alert-raised',
  service: 'catalog',
  payload: async () => raised('payments'),
  countEffects: async (store, payload) => {
    const subject = `Payments need your decision: ${(payload as { count: number }).count}`;
    return (await store.mailbox.list()).filter((email) => email.subject === subject).length;
  },
});

describe('the emails about operations alerts', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await startTestStore(inject('redisUrl'));
    await saveSettings(store.catalog.client, {
      name: 'Lampes',
      senderEmail: 'shop@lamps.example',
      language: 'fr',
      lowStockRecipients: [],
      orderRecipients: ['owner@lamps.example', 'desk@lamps.example'],
    });
  });
  afterAll(() => store.stop());

  const handle = async (payload: object, type = 'operations-alert-raised' as const) => {
    const id = await store.publish('operations-alerts', type, payload);
    expect(await store.waitForJob('operations-alerts', id)).toMatchObject({ state: 'completed' });
    const [last] = await store.mailbox.list(1);
    return { ...last, ...(await store.mailbox.get(last?.id ?? '')) };
  };

  it('go to those who receive the news about orders, in the language of the store', async () => {
    const email = await handle(raised('parked_jobs'));
    expect(email.to).toEqual(['owner@lamps.example', 'desk@lamps.example']);
    expect(email.subject).toBe(`Tâches suspendues\u00a0: ${count}`);
    expect(email.html).toContain('href="https://store.example/ops/jobs"');
  });

  it('tell of the catalog while it is away, at the address of the deployment', async () => {
    store.faults.catalog.push(new AppError('unavailable', 'the service is down'));
    const email = await handle(raised('catalog_away'));
    expect([email.to, email.subject]).toEqual([['store@example.com'], "The catalog service isn't responding"]);
  });

  it('go to the owner where the catalog is back by then', async () => {
    expect((await handle(raised('catalog_away'))).to).toEqual(['owner@lamps.example', 'desk@lamps.example']);
  });
});
