import { randomUUID } from 'node:crypto';
import { type EventType, eventOwner } from '@shopwright/contracts/events';
import type { QueueName } from '@shopwright/contracts/queues';
import { startTestMailbox, type TestMailbox } from '@shopwright/mailbox/test-mailbox';
import { createServiceClient, type ServiceClient } from '@shopwright/service-kit/http/client';
import type { RouteTable } from '@shopwright/service-kit/http/server';
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
import type { FetchFile } from './fetch-images';
import { aliexpress, type Services } from './services';
import { startWorkers } from './start-workers';
import { bindFakeRoutes, type FakeAnswers, noAnswers, startFakeService } from './test-fake-services';

export interface TestStore extends FakeAnswers {
  catalog: TestCatalog;
  mailbox: TestMailbox;
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

const logger = createLogger('test', 'silent');

/** Starts the real workers, queues, catalog and mailbox; fakes of order and auth bind the same endpoints. */
export async function startTestStore(
  redisUrl: string,
  { fetchFile }: { fetchFile?: FetchFile } = {},
): Promise<TestStore> {
  const catalog = await startTestCatalog();
  const mailbox = await startTestMailbox();
  const fakes = noAnswers();
  const bindFakes = (routes: RouteTable) => bindFakeRoutes(routes, fakes);
  const [order, auth, traces] = [
    await startFakeService('order', bindFakes),
    await startFakeService('auth', bindFakes),
    await startFakeService('traces', bindFakes),
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
    supplierCalls: { allowLocal: true, timeoutMs: 300 },
    redisUrl,
    logger,
    prefix,
    backoffMs: () => 5,
    fetchFile,
  });
  const record = async (queue: QueueName, type: EventType, payload: unknown, id: string) => {
    fakes.events.set(id, { type, payload });
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
    ...fakes,
    faults,
    async publish(queue, type, payload, id = randomUUID()) {
      await record(queue, type, payload, id);
      await addJob(queue, type, payload, id);
      return id;
    },
    record,
    readParked: async (id) => fakes.effects.parked.get(id) ?? (await readParkedReason(catalog, id)),
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
