import { alertNames, listAlertRules } from '@shopwright/contracts/http/operations-alerts';
import { AppError } from '@shopwright/service-kit/errors';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { updateAlerts } from '../services/order/src/alerts/update-alerts';
import type { OrderDeps } from '../services/order/src/deps';
import { buy } from './test-desk';
import { differencesOf } from './test-reconciliation';
import type { TestStore } from './test-store';
import { startWatchedStore, type WatchedStore } from './test-watched-store';

let store: WatchedStore;
let shop: TestStore;

beforeAll(async () => {
  store = await startWatchedStore(inject('redisUrl'));
  shop = store.shop;
});
beforeEach(() => store.reset());
afterAll(() => store.stop());

const { payAlone } = differencesOf(() => shop);

const readRules = async () => {
  const { rules } = await shop.orderClient.call(listAlertRules, {}, { role: 'operator', userId: 1 });
  return new Map(rules.map(({ alert, ...rule }) => [alert, rule]));
};

/** The order service, to which catalog does not answer. */
const withoutCatalog = (): OrderDeps => ({
  ...shop.order,
  catalog: { ...shop.order.catalog, call: () => Promise.reject(new AppError('unavailable', 'catalog is away')) },
});

describe('a healthy store', () => {
  it('raises no alert, with orders or without', async () => {
    await store.watch(3);
    await buy(shop);
    store.wait(1);
    await store.page.compare();
    await store.watch(20);
    expect([await store.listAs('operator'), await store.readEmails()]).toEqual([[], []]);
  });

  it('raises no alert in the first seven minutes after it was away, and then one about what is still there', async () => {
    await store.park();
    store.wait(60);
    await store.watch(7);
    expect(await store.listAs('operator')).toEqual([]);
    await store.watch(1);
    expect(await store.listAs('operator')).toEqual([['parked_jobs', 1]]);
  });
});

describe('a payment without an order', () => {
  it('is one email once it has lasted for two minutes, to the address of the store, with the way to its repair', async () => {
    await payAlone();
    await store.compareLater();
    await store.watch(1);
    expect(await store.listAs('staff')).toEqual([]);
    await store.watch(9);
    expect(await store.readEmails()).toEqual(['Payments need your decision: 1']);
    expect(await store.listAs('staff')).toEqual([['payments', 1]]);
    const [{ id } = { id: '' }] = await store.mailbox.list(1);
    const email = await store.mailbox.get(id);
    expect(email.to).toEqual(['store@example.com']);
    expect(email.text).toContain('https://store.example/reconciliation');
    expect(email.text).toMatch(/Count: 1 · Since: .+ UTC/);
    await store.refundAll();
  });

  it('is over with its repair, and all is clear half an hour later, once', async () => {
    await payAlone();
    await store.compareLater();
    await store.watch(10);
    expect(await store.readEmails()).toEqual(['Payments need your decision: 1']);
    await store.refundAll();
    await store.watch(1);
    expect(await store.listAs('staff')).toEqual([]);
    await store.watch(29);
    expect(await store.readEmails()).toEqual([]);
    await store.watch(40);
    expect(await store.readEmails()).toEqual(['All clear']);
  });
});

describe('a parked job', () => {
  it('is one email, and one more after a day', async () => {
    await store.park();
    await store.watch(2);
    expect(await store.readEmails()).toEqual(['Parked jobs: 1']);
    await store.watch(30);
    expect(await store.readEmails()).toEqual([]);
    store.wait(24 * 60);
    await store.watch(2);
    expect(await store.readEmails()).toEqual(['Reminder: Parked jobs: 1']);
    await store.unpark();
  });

  it('that is parked again within half an hour continues the alert, and later is a new one', async () => {
    await store.park();
    await store.watch(1);
    await store.unpark();
    await store.watch(20);
    await store.park();
    await store.watch(1);
    expect(await store.readEmails()).toEqual(['Parked jobs: 1']);
    await store.unpark();
    await store.watch(40);
    await store.park();
    await store.watch(1);
    expect(await store.readEmails()).toEqual(expect.arrayContaining(['All clear', 'Parked jobs: 1']));
    await store.unpark();
  });

  it('is shown to operators, and not to staff', async () => {
    await store.park();
    await store.watch(1);
    expect([await store.listAs('operator'), await store.listAs('staff')]).toEqual([[['parked_jobs', 1]], []]);
  });

  it('of another service counts too', async () => {
    await shop.catalogDatabase.db.execute(sql`insert into outbox (event_id, queue, type, payload, parked_at)
      values (gen_random_uuid(), 'low-stock-alerts', 'stock-low', '{}', now())`);
    await store.watch(1);
    expect(await store.listAs('operator')).toEqual([['parked_jobs', 1]]);
    await store.watch(3, withoutCatalog());
    expect(await store.listAs('operator')).toContainEqual(['parked_jobs', 1]);
    await shop.catalogDatabase.db.execute(sql`delete from outbox`);
    await store.watch(1);
    expect(await store.listAs('operator')).toEqual([]);
  });
});

describe('the rules', () => {
  it('are all listed with what they look at, before it is an alert too', async () => {
    await store.watch(1);
    const healthy = await readRules();
    expect([...healthy.keys()]).toEqual(alertNames);
    expect(healthy.get('parked_jobs')).toEqual({ value: 0, openSince: null });
    await payAlone();
    await store.compareLater();
    await store.park();
    await store.runSql(sql`insert into outbox (event_id, queue, type, payload, published_at, occurred_at)
      values (gen_random_uuid(), 'order-mails', 'order-delivered', '{"orderId":1}', now(), now() - interval '8 minutes')`);
    try {
      await store.watch(1);
      await store.watch(1, withoutCatalog());
      const seen = await readRules();
      expect(seen.get('payments')).toEqual({ value: 1, openSince: null });
      expect(seen.get('late_jobs')).toEqual({ value: 1, openSince: null });
      expect(seen.get('parked_jobs')).toEqual({ value: 1, openSince: null });
      expect(seen.get('catalog_away')).toEqual({ value: 60, openSince: null });
      expect(seen.get('auth_away')).toEqual({ value: 0, openSince: null });
      await store.watch(9);
      const raised = await readRules();
      expect(raised.get('payments')).toEqual({ value: 1, openSince: expect.any(String) });
      expect(raised.get('parked_jobs')).toEqual({ value: 1, openSince: expect.any(String) });
      expect(raised.get('catalog_away')).toEqual({ value: 0, openSince: null });
    } finally {
      await store.unpark();
      await store.refundAll();
    }
  });

  it('are not for staff', async () => {
    const asking = shop.orderClient.call(listAlertRules, {}, { role: 'staff', userId: 1 });
    await expect(asking).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('two instances of the order service', () => {
  it('tell once, where one was held up until both decide at the same moment', async () => {
    await store.park();
    const { catalog } = shop.order;
    let asked = 0;
    let answer: () => void = () => undefined;
    const bothAsked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const call = (async (...args: Parameters<typeof catalog.call>) => {
      asked += 1;
      if (asked === 2) answer();
      await bothAsked;
      return catalog.call(...args);
    }) as typeof catalog.call;
    const instance = { ...shop.order, catalog: { ...catalog, call } };
    store.wait(1);
    const first = updateAlerts(instance);
    await expect.poll(() => asked).toBe(1);
    store.wait(1);
    await Promise.all([first, updateAlerts(instance)]);
    await store.watch(2);
    expect(await store.readEmails()).toEqual(['Parked jobs: 1']);
  });
});

describe('a job that has waited for more than 15 minutes', () => {
  it('is an alert with the time since when', async () => {
    await store.runSql(sql`insert into outbox (event_id, queue, type, payload, published_at, occurred_at)
      values (gen_random_uuid(), 'order-mails', 'order-delivered', '{"orderId":1}', now(), now() - interval '16 minutes')`);
    await store.watch(1);
    expect(await store.listAs('operator')).toEqual([['late_jobs', 1]]);
  });
});

describe('an audit log that was changed', () => {
  it.each(['orders', 'catalog'])('is an alert where the check of %s found it', async (schema) => {
    const { db } = schema === 'orders' ? shop.order.database : shop.catalogDatabase;
    await db.execute(sql`update audit_chain set fault = 'entry 7 was changed'`);
    await store.watch(1);
    expect(await store.listAs('operator')).toEqual([['audit_log', 1]]);
    expect(await store.readEmails()).toEqual(['The audit log was altered']);
    await db.execute(sql`update audit_chain set fault = null`);
    await store.watch(1);
    expect(await store.listAs('operator')).toEqual([]);
  });
});

describe('a difference of the stock', () => {
  it('is an alert after ten minutes', async () => {
    const { productId } = await buy(shop);
    await shop.catalogDatabase.db.execute(sql`update products set stock_quantity = 7 where id = ${productId}`);
    await store.compareLater();
    await store.watch(9);
    expect(await store.listAs('staff')).toEqual([]);
    await store.watch(1);
    expect(await store.listAs('staff')).toEqual([['differences', 1]]);
    expect(await store.readEmails()).toEqual(["Stock, points or documents don't match: 1"]);
  });
});

describe('a dispute', () => {
  it('is no alert: it has an email of its own, and is answered at Stripe', async () => {
    await store.runSql(sql`insert into reconciliation_rows (cause, subject, details, since, found_at)
      values ('dispute_open', 'du_1', '{}', now() - interval '9 days', now() - interval '9 days')`);
    await store.watch(3);
    expect(await store.listAs('operator')).toEqual([]);
  });
});

describe('a service that does not answer', () => {
  it('is an alert after about two minutes, and is over with its first answer', async () => {
    await store.watch(1, withoutCatalog());
    expect(await store.listAs('operator')).toEqual([]);
    await store.watch(1, withoutCatalog());
    expect(await store.listAs('operator')).toEqual([['catalog_away', 1]]);
    expect(await store.readEmails()).toEqual(["The catalog service isn't responding"]);
    await store.watch(1);
    expect(await store.listAs('operator')).toEqual([]);
  });
});

describe('the webhooks of Stripe', () => {
  it('are an alert after three paid orders of which none was told, until one is', async () => {
    for (let order = 0; order < 3; order += 1) await buy(shop);
    await store.watch(4);
    expect(await store.listAs('operator')).toEqual([]);
    await store.watch(2);
    expect([await store.listAs('operator'), await store.listAs('staff')]).toEqual([[['webhooks_missing', 1]], []]);
    expect(await store.readEmails()).toEqual(["Webhooks from Stripe aren't arriving"]);
    await store.tellOrders();
    await store.watch(1);
    expect(await store.listAs('operator')).toEqual([]);
  });

  it('are none where one of the last three arrived', async () => {
    await buy(shop);
    await store.tellOrders();
    for (let order = 0; order < 2; order += 1) await buy(shop);
    await store.watch(10);
    expect(await store.listAs('operator')).toEqual([]);
  });

  it('are not told by a refund that the reconciler found, and are none for orders that a restore brought back', async () => {
    for (let order = 0; order < 3; order += 1) await buy(shop);
    await store.tellOrders('charge.refunded');
    await store.runSql(sql`insert into restores (backup_taken_at, restored_at) values (now(), now())`);
    await store.watch(10);
    expect(await store.listAs('operator')).toEqual([]);
    await store.runSql(sql`delete from restores`);
    await store.watch(1);
    expect(await store.listAs('operator')).toEqual([['webhooks_missing', 1]]);
  });
});
