import { randomUUID } from 'node:crypto';
import { listOperationsAlerts } from '@shopwright/contracts/http/operations-alerts';
import { startTestMailbox, type TestMailbox } from '@shopwright/mailbox/test-mailbox';
import { createServiceClient } from '@shopwright/service-kit/http/client';
import { createQueues } from '@shopwright/service-kit/messaging/queues';
import { publishBatch } from '@shopwright/service-kit/messaging/relay';
import { eventually } from '@shopwright/testing/deadlines';
import { type SQL, sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { updateAlerts } from '../services/order/src/alerts/update-alerts';
import type { OrderDeps } from '../services/order/src/deps';
import { createMailer } from '../workers/src/emails/mailer';
import { aliexpress } from '../workers/src/services';
import { startWorkers } from '../workers/src/start-workers';
import { clerk } from './test-desk';
import { reconciliationOf } from './test-reconciliation';
import { startTestStore, type TestStore } from './test-store';

export const minuteMs = 60_000;

export interface WatchedStore {
  shop: TestStore;
  mailbox: TestMailbox;
  page: ReturnType<typeof reconciliationOf>;
  /** Moves the clock of the order service, which stands still otherwise. */
  wait(minutes: number): void;
  /** Lets two instances of the order service look once a minute, at the same time. */
  watch(minutes: number, deps?: OrderDeps): Promise<void>;
  /** Compares once what was paid or changed now counts as settled. */
  compareLater(): Promise<void>;
  refundAll(): Promise<void>;
  /** Sends what the outbox has, and returns the subjects of the emails about alerts since the last call. */
  readEmails(): Promise<string[]>;
  /** Lists the open alerts with their numbers, as the role sees them. */
  listAs(role: 'staff' | 'operator'): Promise<[alert: string, count: number][]>;
  runSql(query: SQL): Promise<unknown>;
  park(): Promise<void>;
  unpark(): Promise<void>;
  /** Stores a webhook of each paid order: the store is started without them. */
  tellOrders(type?: string): Promise<void>;
  /** Forgets every alert, and watches a store in which all is well for ten minutes. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a store with its workers and its mailbox, from the look at the rows to the email. */
export async function startWatchedStore(redisUrl: string): Promise<WatchedStore> {
  let clockMs = Date.now();
  const shop = await startTestStore({ now: () => new Date(clockMs) });
  const mailbox = await startTestMailbox();
  const { logger, database } = shop.order;
  const prefix = `{test-${randomUUID()}}`;
  const queues = createQueues(redisUrl, logger, prefix);
  const mailer = createMailer({ smtpUrl: mailbox.smtpUrl, from: 'Shop <shop@example.com>', domain: 'store.example' });
  const workers = startWorkers({
    services: {
      order: shop.orderClient,
      catalog: shop.catalogClient,
      auth: shop.authClient,
      // It has no collector.
      traces: createServiceClient('http://127.0.0.1:9', shop.order.tokens),
    },
    suppliers: { aliexpress },
    emails: { mailer, publicUrl: 'https://store.example', storeEmail: 'store@example.com' },
    redisUrl,
    logger,
    prefix,
  });
  const read = new Set<string>();
  const page = reconciliationOf(shop);
  const runSql = (query: SQL) => database.db.execute(query);
  const wait = (minutes: number) => {
    clockMs += minutes * minuteMs;
  };
  const watch = async (minutes: number, deps = shop.order) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      wait(1);
      const hasLooked = await Promise.all([updateAlerts(deps), updateAlerts({ ...deps })]);
      expect(hasLooked.filter(Boolean)).toHaveLength(1);
    }
  };
  const tellOrders = async (type = 'payment_intent.succeeded') => {
    await runSql(sql`insert into stripe_events (id, type, payment_intent_id, livemode, created_at)
      select 'evt_' || ${type}::text || id, ${type}, payment_intent_id, false, now() from orders
      where payment_intent_id is not null on conflict do nothing`);
  };
  return {
    shop,
    mailbox,
    page,
    runSql,
    wait,
    watch,
    tellOrders,
    async compareLater() {
      wait(2);
      await page.compare();
    },
    async refundAll() {
      const { rows } = await page.read();
      for (const row of rows) await page.repair(row, 'refund');
    },
    async readEmails() {
      while ((await publishBatch(database, queues)) > 0);
      await vi.waitFor(async () => {
        const open = await runSql(sql`select 1 from outbox where queue = 'operations-alerts' and handled_at is null`);
        expect(open).toEqual([]);
      }, eventually);
      const emails = (await mailbox.list()).filter(({ id }) => !read.has(id));
      for (const { id } of emails) read.add(id);
      return emails.map(({ subject }) => subject).filter((subject) => !/New order|order #|Order/.test(subject));
    },
    async listAs(role) {
      const { alerts } = await shop.orderClient.call(listOperationsAlerts, {}, { ...clerk, role });
      return alerts.map(({ alert, count }) => [alert, count]);
    },
    async park() {
      await runSql(sql`insert into outbox (event_id, queue, type, payload, published_at, parked_at, parked_reason)
        values (${randomUUID()}, 'order-mails', 'order-delivered', '{"orderId":1}', now(), now(), 'no such recipient')`);
    },
    async unpark() {
      await runSql(sql`delete from outbox where parked_at is not null`);
    },
    async reset() {
      await runSql(sql`delete from alerts`);
      await runSql(sql`delete from outbox`);
      await runSql(sql`update reconciliation_rows set resolved_at = now() where resolved_at is null`);
      await tellOrders();
      await watch(10);
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.close()));
      await queues.close();
      await mailbox.stop();
      await shop.close();
    },
  };
}
