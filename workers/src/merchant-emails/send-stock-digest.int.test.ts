import { randomUUID } from 'node:crypto';
import { recordStockAlert, snoozeAlert } from '@shopwright/contracts/http/stock-alerts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { saveSettings } from '../../../services/catalog/src/test-catalog';
import { describeConsumer } from '../test-consumer';
import { startTestStore, type TestStore } from '../test-store';

const dayMs = 24 * 3600 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const today = () => inDays(0).slice(0, 10);

const save = ({ catalog }: TestStore, changes: Parameters<typeof saveSettings>[1] = {}) =>
  saveSettings(catalog.client, {
    name: 'Lamps',
    lowStockRecipients: ['stock@lamps.example'],
    lowStockEmails: 'daily',
    ...changes,
  });

let days = 0;

describeConsumer('low-stock-digests', {
  queue: 'low-stock-digests',
  type: 'low-stock-digest-due',
  service: 'catalog',
  payload: async (store) => {
    await save(store);
    await store.catalog.addProduct({ stockQuantity: 1 });
    // Each test has a day of its own, which tells its email from the others.
    days += 1;
    return { day: inDays(days).slice(0, 10) };
  },
  countEffects: async (store, payload) => {
    const day = new Date((payload as { day: string }).day).toLocaleDateString('en', {
      dateStyle: 'medium',
      timeZone: 'UTC',
    });
    return (await store.mailbox.list()).filter(({ subject }) => subject === `Low-stock digest for ${day}`).length;
  },
});

describe('the low-stock digest', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await startTestStore(inject('redisUrl'));
  });
  afterAll(() => store.stop());

  /** Returns the emails that the event causes. */
  const handle = async (day = today()) => {
    const before = new Set((await store.mailbox.list()).map(({ id }) => id));
    const id = await store.publish('low-stock-digests', 'low-stock-digest-due', { day });
    expect(await store.waitForJob('low-stock-digests', id)).toMatchObject({ state: 'completed', attempts: 1 });
    const sent = (await store.mailbox.list()).filter((email) => !before.has(email.id));
    return Promise.all(sent.map(async (email) => ({ ...email, ...(await store.mailbox.get(email.id)) })));
  };

  it('is one email to all recipients about what is low and not snoozed, in the language of the store', async () => {
    await save(store, { language: 'fr', lowStockRecipients: ['stock@lamps.example', 'boss@lamps.example'] });
    expect(await handle()).toEqual([]);

    const { id: productId } = await store.catalog.addProduct({ name: 'Low lamp', stockQuantity: 2 });
    const alert = { productId, stockQuantity: 2, lowStockThreshold: 5 };
    await store.catalog.client.call(recordStockAlert, { body: { eventId: randomUUID(), ...alert } });
    await store.catalog.addProduct({ name: 'Raised lamp', stockQuantity: 5 });
    await store.catalog.addProduct({ name: 'Full lamp', stockQuantity: 50 });
    const snoozed = await store.catalog.addProduct({ name: 'Snoozed lamp', stockQuantity: 0 });
    const params = { id: String(snoozed.id) };
    await store.catalog.client.call(snoozeAlert, { params, body: { until: inDays(2) } });

    const [email, ...others] = await handle();
    expect(others).toEqual([]);
    expect(email?.to).toEqual(['stock@lamps.example', 'boss@lamps.example']);
    expect(email?.subject).toMatch(/^Stock faible\s: résumé du/);
    expect(email?.text).toMatch(/Low lamp\nStock: 2 · Seuil: 5 · Depuis: .+\n\nRaised lamp\nStock: 5 · Seuil: 5\n/);
    expect(email?.text).not.toMatch(/Full lamp|Snoozed lamp/);
    expect(email?.html).toContain(`href="https://store.example/admin/products/${productId}"`);
  });

  it('is not sent for an earlier day, nor once the store wants none', async () => {
    expect(await handle(inDays(-1).slice(0, 10))).toEqual([]);
    await save(store, { lowStockEmails: 'each' });
    expect(await handle()).toEqual([]);
    await save(store, { lowStockRecipients: [] });
    expect(await handle()).toEqual([]);
    await save(store);
    expect(await handle()).toHaveLength(1);
  });
});
