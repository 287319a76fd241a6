import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BodyOf, ReplyOf } from '@shopwright/contracts/endpoint';
import type { EventType } from '@shopwright/contracts/events';
import { type AccountMail, getAccountMail } from '@shopwright/contracts/http/account-mails';
import {
  acknowledgeEvent,
  closeRewardReservation,
  eraseCustomer,
  getOrder,
  recordLoyaltyEntry,
  refundOrder,
  syncPayment,
} from '@shopwright/contracts/http/internal';
import type { Order } from '@shopwright/contracts/http/orders';
import type { QueueName } from '@shopwright/contracts/queues';
import { startTestMailbox, type TestMailbox } from '@shopwright/mailbox/test-mailbox';
import { AppError } from '@shopwright/service-kit/errors';
import { createServiceClient, type ServiceClient } from '@shopwright/service-kit/http/client';
import { createInternalTokens } from '@shopwright/service-kit/http/internal-token';
import { createServiceApp, listen, type RouteTable } from '@shopwright/service-kit/http/server';
import { createQueues } from '@shopwright/service-kit/messaging/queues';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { eventually, generousCalls } from '@shopwright/testing/deadlines';
import { testSecret } from '@shopwright/testing/test-service';
import { vi } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../../services/catalog/src/test-catalog';
import { createMailer } from './mail/mailer';
import type { Services } from './services';
import { startWorkers } from './start-workers';
import { aliexpress } from './supplier-imports/suppliers/aliexpress';

/** What the stand-ins of the order and auth services were told, by the key under which the real ones store it. */
export interface Effects {
  settled: string[];
  refunded: Set<number>;
  loyalty: Map<string, BodyOf<typeof recordLoyaltyEntry>>;
  /** What each order said of its reward. */
  rewards: Map<number, BodyOf<typeof closeRewardReservation> & { rewardId: number }>;
  erasedBuyers: Set<number>;
  acknowledged: string[];
}

export interface TestShop {
  catalog: TestCatalog;
  mailbox: TestMailbox;
  /** What is not the sample order's about an order, by its id. */
  orders: Map<number, Partial<ReplyOf<typeof getOrder>>>;
  /** What the auth service says of a mail, by its id. */
  accountMails: Map<string, AccountMail>;
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
  const effects: Effects = {
    settled: [],
    refunded: new Set(),
    loyalty: new Map(),
    rewards: new Map(),
    erasedBuyers: new Set(),
    acknowledged: [],
  };
  const mailbox = await startTestMailbox(testSecret);
  const orders: TestShop['orders'] = new Map();
  const accountMails: TestShop['accountMails'] = new Map();
  const standIn = await startStandIn((routes) => {
    bindEffects(routes, effects);
    routes.bind(getAccountMail, async ({ params: { mailId } }) => {
      const mail = accountMails.get(mailId);
      if (!mail) throw new AppError('not_found', 'Nobody should get this mail any more');
      return mail;
    });
    routes.bind(getOrder, async ({ params: { id } }) => ({
      ...sampleOrder,
      language: 'en' as const,
      id,
      ...orders.get(id),
    }));
  });
  const faults: TestShop['faults'] = { catalog: [], order: [], auth: [] };
  const client = (url: string) => createServiceClient(url, tokens, { role: 'system' }, generousCalls);
  const real = { catalog: client(catalog.url), order: client(standIn.url), auth: client(standIn.url) };
  const services: Services = {
    catalog: withFaults(real.catalog, faults.catalog),
    order: withFaults(real.order, faults.order),
    auth: withFaults(real.auth, faults.auth),
  };
  const prefix = `{test-${randomUUID()}}`;
  const queues = createQueues(redisUrl, logger, prefix);
  await Promise.all(queues.all().map((queue) => queue.waitUntilReady()));
  const mailer = createMailer({ smtpUrl: mailbox.smtpUrl, from: 'Shop <shop@example.com>', domain: 'store.example' });
  const mails = { mailer, publicUrl: 'https://store.example', storeEmail: 'store@example.com' };
  const workers = startWorkers({
    ...{ services, suppliers: { aliexpress }, mails, redisUrl, logger, prefix },
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
    accountMails,
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
      vi.waitFor(async () => {
        const state = await (await jobOf(queue, jobId))?.getState();
        if (state !== 'completed' && state !== 'failed') throw new Error(`job is ${state}`);
        const job = await jobOf(queue, jobId);
        if (!job) throw new Error('job is gone');
        return { state, failedReason: job.failedReason, attempts: job.attemptsMade };
      }, eventually),
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
  bind(syncPayment, async ({ params }) => {
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
  bind(closeRewardReservation, async ({ params, body }) => {
    if (body.orderId !== undefined) effects.rewards.set(body.orderId, { ...body, rewardId: params.id });
    return { state: body.outcome === 'used' ? ('used' as const) : ('available' as const) };
  });
  bind(eraseCustomer, async ({ body }) => {
    effects.erasedBuyers.add(body.userId);
    return { erased: true as const };
  });
  // The path is the same for every service.
  bind(acknowledgeEvent.order, async ({ params }) => {
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
  discount: '0.00',
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
