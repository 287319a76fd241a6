import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BodyOf, ResponseOf, ServiceName } from '@shopwright/contracts/endpoint';
import { type EventType, eventOwner } from '@shopwright/contracts/events';
import { type AccountEmail, getAccountEmail } from '@shopwright/contracts/http/account-emails';
import { getBackupStatus } from '@shopwright/contracts/http/backups';
import { parkEvent, readEvent } from '@shopwright/contracts/http/event-jobs';
import { eraseCustomer } from '@shopwright/contracts/http/internal';
import { getOrderForEmail, recordLoyaltyRefund, syncReversals } from '@shopwright/contracts/http/internal-orders';
import { getAnswerForEmail } from '@shopwright/contracts/http/internal-threads';
import { getTodoRecipient, listOrderTodo } from '@shopwright/contracts/http/internal-todo';
import { getOrder, refundOrder, syncPayment } from '@shopwright/contracts/http/orders';
import { closeRewardReservation, putRewardTerms, recordLoyaltyEntry } from '@shopwright/contracts/http/rewards';
import { getSellingSettings, sellingForm } from '@shopwright/contracts/http/selling';
import type { TodoRow } from '@shopwright/contracts/http/todo';
import { acknowledgeEvent, type QueueName } from '@shopwright/contracts/queues';
import { testSelling } from '@shopwright/contracts/test-selling';
import { startTestMailbox, type TestMailbox } from '@shopwright/mailbox/test-mailbox';
import { AppError } from '@shopwright/service-kit/errors';
import { createServiceClient, type ServiceClient } from '@shopwright/service-kit/http/client';
import { createServiceApp, listen, type RouteTable } from '@shopwright/service-kit/http/server';
import { createQueues } from '@shopwright/service-kit/messaging/queues';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { eventually, generousCalls } from '@shopwright/testing/deadlines';
import { createTestTokens } from '@shopwright/testing/test-keys';
import { vi } from 'vitest';
import {
  readParkedReason,
  startTestCatalog,
  type TestCatalog,
  writeEvent,
} from '../../services/catalog/src/test-catalog';
import { createMailer, type EmailDeps } from './emails/mailer';
import { aliexpress, type Services } from './services';
import { startWorkers } from './start-workers';
import { sampleOrder, sampleUpdates } from './test-samples';

/** The calls that the fake order and auth services received, by the key under which the real ones store it. */
interface Effects {
  syncedPayments: string[];
  refunded: Set<number>;
  loyalty: Map<string, BodyOf<typeof recordLoyaltyEntry>>;
  syncedReversals: string[];
  loyaltyRefunds: Map<string, BodyOf<typeof recordLoyaltyRefund>>;
  rewardTerms: BodyOf<typeof putRewardTerms>[];
  /** The end of each order's reward, by order id. */
  rewards: Map<number, BodyOf<typeof closeRewardReservation> & { rewardId: number }>;
  erasedCustomers: Set<number>;
  acknowledged: string[];
  /** The reason why each job was parked, by its event. */
  parked: Map<string, string>;
}

export interface TestStore {
  catalog: TestCatalog;
  mailbox: TestMailbox;
  /** Changes to the sample order, by order id. */
  orders: Map<number, Partial<ResponseOf<typeof getOrder>>>;
  /** The emails that the auth service requested, by id. */
  accountEmails: Map<string, AccountEmail>;
  /** The newest settings of shipping and tax. */
  selling: { version: number };
  /** What waits in the fake order service. */
  todo: TodoRow[];
  /** When the fake collector knows of a backup; null for none yet. */
  backups: { takenAt: string | null };
  effects: Effects;
  /** Errors to throw in place of the next calls to this service or emails, one each. */
  faults: Record<keyof Services | 'mailer', Error[]>;
  /** Stores the event at its owner, not handled, and adds its job. */
  publish: (queue: QueueName, type: EventType, payload: unknown, id?: string) => Promise<string>;
  /** Stores the event at its owner only. */
  record: (queue: QueueName, type: EventType, payload: unknown, id: string) => Promise<void>;
  /** Returns why the event's job was parked, if it was. */
  readParked: (id: string) => Promise<string | null | undefined>;
  /** Adds a job, as access to Redis allows: its owner does not have the event, or says something else about it. */
  forge: (queue: QueueName, type: EventType, payload: unknown, id: string) => Promise<void>;
  /** Waits until the job has ended and returns how, with the reason when it failed. */
  waitForJob: (queue: QueueName, jobId: string) => Promise<{ state: string; failedReason?: string; attempts: number }>;
  forget: (queue: QueueName, jobId: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** The member of the team who is an operator; all others are staff. */
export const ofOperator = '00000000-0000-4000-8000-000000000001';

/** The member of the team who does not want the morning email. */
export const unwanted = '00000000-0000-4000-8000-000000000000';

/** The fake order service does not have this answer. */
export const erasedMessage = 404;

const logger = createLogger('test', 'silent');

/** Starts the real workers, queues, catalog and mailbox; fakes of order and auth bind the same endpoints. */
export async function startTestStore(redisUrl: string): Promise<TestStore> {
  const catalog = await startTestCatalog();
  const effects: Effects = {
    syncedPayments: [],
    refunded: new Set(),
    loyalty: new Map(),
    syncedReversals: [],
    loyaltyRefunds: new Map(),
    rewardTerms: [],
    rewards: new Map(),
    erasedCustomers: new Set(),
    acknowledged: [],
    parked: new Map(),
  };
  const mailbox = await startTestMailbox();
  const orders: TestStore['orders'] = new Map();
  const accountEmails: TestStore['accountEmails'] = new Map();
  const selling: TestStore['selling'] = { version: 1 };
  const todo: TodoRow[] = [];
  const backups: TestStore['backups'] = { takenAt: null };
  const events = new Map<string, { type: EventType; payload: unknown }>();
  const fakeRoutes = (routes: RouteTable) => {
    bindEffects(routes, effects);
    // The path is the same for every service. An event stays open here: its effect must be safe to repeat.
    routes.bind(readEvent.order, async ({ params: { eventId } }) => {
      const event = events.get(eventId);
      return { event: event ? { ...event, isHandled: false } : null };
    });
    routes.bind(getAccountEmail, async ({ params: { mailId } }) => {
      const email = accountEmails.get(mailId);
      if (!email) throw new AppError('not_found', 'This email is no longer needed');
      return email;
    });
    routes.bind(getOrderForEmail, async ({ params: { id } }) => ({
      ...sampleUpdates,
      language: 'en' as const,
      id,
      ...orders.get(id),
    }));
    routes.bind(getTodoRecipient, async ({ params: { subscriptionId } }) => {
      if (subscriptionId === unwanted) throw new AppError('not_found', 'No one wants this email');
      return {
        to: `${subscriptionId}@example.com`,
        name: 'Priya Raman',
        role: subscriptionId === ofOperator ? ('operator' as const) : ('staff' as const),
        language: 'en' as const,
        unsubscribePath: '/newsletter/unsubscribe?token=abc&list=todo',
      };
    });
    routes.bind(getSellingSettings, async () => {
      const settings = sellingForm.parse({ ...testSelling(), tax: null, version: selling.version });
      for (const rate of settings.shipping?.zones[0]?.rates ?? []) rate.freeOver = `${selling.version}.00`;
      return { ...settings, updatedAt: null };
    });
    routes.bind(listOrderTodo, async () => todo);
    routes.bind(getBackupStatus, async () => ({
      last: backups.takenAt === null ? null : { takenAt: backups.takenAt, rows: 1, bytes: 1 },
      failure: null,
    }));
    routes.bind(getAnswerForEmail, async ({ params: { id, messageId } }) => {
      if (messageId === erasedMessage) throw new AppError('not_found', 'No such answer');
      return {
        reference: `MSG-${id}`,
        name: 'A Customer',
        email: 'customer@example.com',
        subject: 'Where is it?',
        language: 'en' as const,
        body: 'It leaves <today>.',
        question: 'Where is my lamp?',
      };
    });
    routes.bind(getOrder, async ({ params: { id } }) => ({
      ...sampleOrder,
      language: 'en' as const,
      trackingToken: null,
      id,
      ...orders.get(id),
    }));
  };
  const [order, auth, traces] = [
    await startFakeService('order', fakeRoutes),
    await startFakeService('auth', fakeRoutes),
    await startFakeService('traces', fakeRoutes),
  ];
  const faults: TestStore['faults'] = { catalog: [], order: [], auth: [], traces: [], mailer: [] };
  const client = (url: string) =>
    createServiceClient(url, createTestTokens('workers'), { role: 'system' }, generousCalls);
  const real = {
    catalog: client(catalog.url),
    order: client(order.url),
    auth: client(auth.url),
    traces: client(traces.url),
  };
  const services: Services = {
    catalog: withFaults(real.catalog, faults.catalog),
    order: withFaults(real.order, faults.order),
    auth: withFaults(real.auth, faults.auth),
    traces: withFaults(real.traces, faults.traces),
  };
  const prefix = `{test-${randomUUID()}}`;
  const queues = createQueues(redisUrl, logger, prefix);
  await Promise.all(queues.all().map((queue) => queue.waitUntilReady()));
  const mailer = createMailer({ smtpUrl: mailbox.smtpUrl, from: 'Shop <shop@example.com>', domain: 'store.example' });
  const send: EmailDeps['mailer']['send'] = async (email) => {
    const fault = faults.mailer.shift();
    if (fault) throw fault;
    await mailer.send(email);
  };
  const emails = { mailer: { send }, publicUrl: 'https://store.example', storeEmail: 'store@example.com' };
  const workers = startWorkers({
    services,
    suppliers: { aliexpress },
    emails,
    redisUrl,
    logger,
    prefix,
    backoffMs: () => 5,
  });
  const record = async (queue: QueueName, type: EventType, payload: unknown, id: string) => {
    events.set(id, { type, payload });
    if (eventOwner[type] === 'catalog') await writeEvent(catalog, { eventId: id, queue, type, payload });
  };
  const addJob = (queue: QueueName, type: EventType, payload: unknown, id: string) =>
    queues.add(queue, {
      id,
      type,
      payload,
      version: 1,
      traceparent: null,
      occurredAt: new Date().toISOString(),
    });
  const getJob = async (queue: QueueName, id: string) =>
    queues
      .all()
      .find(({ name }) => name === queue)
      ?.getJob(id);
  return {
    catalog,
    mailbox,
    orders,
    accountEmails,
    selling,
    todo,
    backups,
    effects,
    faults,
    async publish(queue, type, payload, id = randomUUID()) {
      await record(queue, type, payload, id);
      await addJob(queue, type, payload, id);
      return id;
    },
    record,
    readParked: async (id) => effects.parked.get(id) ?? (await readParkedReason(catalog, id)),
    forge: addJob,
    waitForJob: (queue, jobId) =>
      vi.waitFor(async () => {
        const state = await (await getJob(queue, jobId))?.getState();
        if (state !== 'completed' && state !== 'failed') throw new Error(`job is ${state}`);
        const job = await getJob(queue, jobId);
        if (!job) throw new Error('job is gone');
        return { state, failedReason: job.failedReason, attempts: job.attemptsMade };
      }, eventually),
    forget: async (queue, jobId) => void (await (await getJob(queue, jobId))?.remove()),
    async stop() {
      await Promise.all(workers.map((worker) => worker.close()));
      await queues.close();
      for (const each of [order, auth, traces, mailbox, catalog]) await each.stop();
    },
  };
}

export async function startFakeService(
  audience: ServiceName,
  routes: (table: RouteTable) => void,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server: Server = await listen(
    createServiceApp({ logger, tokens: createTestTokens(undefined, audience), readiness: {}, routes }),
    0,
    '127.0.0.1',
  );
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
    effects.syncedPayments.push(params.paymentIntentId);
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
  bind(syncReversals, async ({ params }) => {
    effects.syncedReversals.push(params.paymentIntentId);
    return { outcome: 'synced' as const };
  });
  bind(recordLoyaltyRefund, async ({ body }) => {
    effects.loyaltyRefunds.set(body.eventId, body);
    return { loyaltyPoints: 0 };
  });
  bind(putRewardTerms, async ({ body }) => void effects.rewardTerms.push(body));
  bind(closeRewardReservation, async ({ params, body }) => {
    if (body.orderId !== undefined) effects.rewards.set(body.orderId, { ...body, rewardId: params.id });
    return { state: body.outcome === 'used' ? ('used' as const) : ('available' as const) };
  });
  bind(eraseCustomer, async ({ body }) => {
    effects.erasedCustomers.add(body.userId);
    return { erased: true as const };
  });
  // The path is the same for every service.
  bind(acknowledgeEvent.order, async ({ params }) => {
    effects.acknowledged.push(params.eventId);
    return { handled: true as const };
  });
  bind(parkEvent.order, async ({ params, body }) => {
    effects.parked.set(params.eventId, body.reason);
    return { parked: true };
  });
}

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
