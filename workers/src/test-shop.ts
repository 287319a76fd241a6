import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { EventType } from '@shopwright/contracts/events';
import {
  acknowledgeOrderEvent,
  getOrder,
  recordLoyaltyEntry,
  refundOrder,
  settlePayment,
} from '@shopwright/contracts/http/internal';
import type { Order } from '@shopwright/contracts/http/orders';
import type { QueueName } from '@shopwright/contracts/queues';
import type { ServiceClient } from '@shopwright/service-kit/http-client';
import { createServiceApp, listen, type RouteTable } from '@shopwright/service-kit/http-server';
import { createInternalTokens } from '@shopwright/service-kit/internal-token';
import { createLogger } from '@shopwright/service-kit/logger';
import { createQueues } from '@shopwright/service-kit/queues';
import { vi } from 'vitest';
import { startTestMailbox, type TestMailbox } from '../../infra/mailbox/test-mailbox';
import { startTestCatalog, type TestCatalog, testSecret } from '../../services/catalog/src/test-catalog';
import { createMailer } from './order-mails/mailer';
import { connectServices, type Services } from './services';
import { startWorkers } from './start-workers';
import { aliexpress } from './supplier-imports/suppliers/aliexpress';

/** What the stand-ins of the order and auth services were told, by the key under which the real ones store it. */
export interface Effects {
  settled: string[];
  refunded: Set<number>;
  loyalty: Map<string, BodyOf<typeof recordLoyaltyEntry>>;
  acknowledged: string[];
}

export interface TestShop {
  catalog: TestCatalog;
  mailbox: TestMailbox;
  /** What is not the sample order's about an order, by its id. */
  orders: Map<number, Partial<Order>>;
  effects: Effects;
  /** Thrown instead of the next calls to this service, one each. */
  faults: Record<keyof Services, Error[]>;
  publish: (queue: QueueName, type: EventType, payload: unknown, id?: string) => Promise<string>;
  /** How the job ended; with the reason where it failed. */
  outcomeOf: (queue: QueueName, jobId: string) => Promise<{ state: string; failedReason?: string; attempts: number }>;
  forget: (queue: QueueName, jobId: string) => Promise<void>;
  stop: () => Promise<void>;
}

const logger = createLogger('test', 'silent');
const tokens = createInternalTokens(testSecret);

/** The real workers, queues, catalogue and mailbox; order and auth are stand-ins that bind the same endpoints. */
export async function startTestShop(redisUrl: string): Promise<TestShop> {
  const catalog = await startTestCatalog();
  const effects: Effects = { settled: [], refunded: new Set(), loyalty: new Map(), acknowledged: [] };
  const mailbox = await startTestMailbox(testSecret);
  const orders: TestShop['orders'] = new Map();
  const standIn = await startStandIn((routes) => {
    bindEffects(routes, effects);
    routes.bind(getOrder, async ({ params: { id } }) => ({ ...sampleOrder, id, ...orders.get(id) }));
  });
  const faults: TestShop['faults'] = { catalog: [], order: [], auth: [] };
  const real = connectServices({ catalog: catalog.url, order: standIn.url, auth: standIn.url }, tokens);
  const services: Services = {
    catalog: withFaults(real.catalog, faults.catalog),
    order: withFaults(real.order, faults.order),
    auth: withFaults(real.auth, faults.auth),
  };
  const prefix = `{test-${randomUUID()}}`;
  const queues = createQueues(redisUrl, logger, prefix);
  await Promise.all(queues.all().map((queue) => queue.waitUntilReady()));
  const mailer = createMailer({ smtpUrl: mailbox.smtpUrl, from: 'Shop <shop@example.com>', domain: 'store.example' });
  const orderMails = { mailer, publicUrl: 'https://store.example' };
  const workers = startWorkers({
    ...{ services, suppliers: { aliexpress }, orderMails, redisUrl, logger, prefix },
    backoffMs: () => 5,
  });
  const jobOf = async (queue: QueueName, id: string) =>
    queues
      .all()
      .find(({ name }) => name === queue)
      ?.getJob(id);
  return {
    catalog,
    mailbox,
    orders,
    effects,
    faults,
    async publish(queue, type, payload, id = randomUUID()) {
      await queues.add(queue, {
        id,
        type,
        version: 1,
        occurredAt: new Date().toISOString(),
        traceparent: null,
        payload,
      });
      return id;
    },
    outcomeOf: (queue, jobId) =>
      vi.waitFor(
        async () => {
          const state = await (await jobOf(queue, jobId))?.getState();
          if (state !== 'completed' && state !== 'failed') throw new Error(`job is ${state}`);
          const job = await jobOf(queue, jobId);
          if (!job) throw new Error('job is gone');
          return { state, failedReason: job.failedReason, attempts: job.attemptsMade };
        },
        { timeout: 15_000, interval: 20 },
      ),
    forget: async (queue, jobId) => void (await (await jobOf(queue, jobId))?.remove()),
    async stop() {
      await Promise.all(workers.map((worker) => worker.close()));
      await queues.close();
      await standIn.stop();
      await mailbox.stop();
      await catalog.stop();
    },
  };
}

export async function startStandIn(
  routes: (table: RouteTable) => void,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server: Server = await listen(createServiceApp({ logger, tokens, readiness: {}, routes }), 0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function bindEffects({ bind }: RouteTable, effects: Effects): void {
  bind(settlePayment, async ({ params }) => {
    effects.settled.push(params.paymentIntentId);
    return { outcome: 'confirmed' as const };
  });
  bind(refundOrder, async ({ params }) => {
    effects.refunded.add(params.id);
    return { ...sampleOrder, id: params.id, status: 'cancelled' as const, refundState: 'refunded' as const };
  });
  bind(recordLoyaltyEntry, async ({ body }) => {
    effects.loyalty.set(body.eventId, body);
    return { loyaltyPoints: 0 };
  });
  bind(acknowledgeOrderEvent, async ({ params }) => {
    effects.acknowledged.push(params.eventId);
    return { handled: true as const };
  });
}

const sampleOrder: Omit<Order, 'id'> = {
  reference: 'a-reference',
  customerName: 'A Customer',
  customerEmail: 'customer@example.com',
  customerAddress: '1 Long Street, Town',
  total: '10.00',
  status: 'confirmed',
  refundState: 'none',
  createdAt: '2026-01-01T00:00:00.000Z',
  items: [{ id: 1, productId: 1, name: 'A lamp', image: '/images/lamp.webp', quantity: 1, price: '10.00' }],
};

function withFaults(client: ServiceClient, faults: Error[]): ServiceClient {
  return {
    ...client,
    call: async (endpoint, input, actor) => {
      const fault = faults.shift();
      if (fault) throw fault;
      return client.call(endpoint, input, actor);
    },
  };
}
