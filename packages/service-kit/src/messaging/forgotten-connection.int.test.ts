import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTcpProxy, type TcpProxy } from '@shopwright/testing/tcp-proxy';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createLogger } from '../runtime/logger';
import { createQueues, type JobQueues } from './queues';
import { type RunningWorker, startWorker } from './worker';

const logger = createLogger('test', 'silent');
const payload = { stripeEventId: 'evt_1', type: 'payment_intent.succeeded', paymentIntentId: 'pi_1' };
const runs = new Set<string>();
let link: TcpProxy;
let queues: JobQueues;
let worker: RunningWorker;

beforeAll(async () => {
  const redis = new URL(inject('redisUrl'));
  const target = { host: redis.hostname, port: Number(redis.port) };
  link = await startTcpProxy(() => target);
  redis.hostname = '127.0.0.1';
  redis.port = String(link.port);
  const prefix = `{test-${randomUUID()}}`;
  queues = createQueues(redis.href, logger, prefix);
  worker = startWorker({
    queue: 'stripe-orders',
    handler: async ({ id }) => void runs.add(id),
    source: {
      read: async ({ type }) => ({ type, payload, isHandled: false }),
      acknowledge: async () => undefined,
      park: async () => undefined,
    },
    ...{ redisUrl: redis.href, logger, prefix },
  });
});

afterAll(async () => {
  await worker.close();
  await queues.close();
  link.close();
});

/** Adds a job as the relay does, again until Redis answers, and waits until it has run. */
async function runJob(): Promise<void> {
  const endsAt = performance.now() + 60_000;
  const id = randomUUID();
  const envelope = { id, type: 'stripe-event-received' as const, version: 1 as const, payload, traceparent: null };
  const occurredAt = new Date().toISOString();
  let isAdded = false;
  while (!runs.has(id) && performance.now() < endsAt) {
    if (!isAdded) {
      isAdded = await queues.add('stripe-orders', { ...envelope, occurredAt }).then(
        () => true,
        () => false,
      );
    }
    await sleep(50);
  }
  expect(runs).toContain(id);
}

// A router that restarts forgets its connections: no end is told, and what either end sends is lost.
it('jobs run again after the network has forgotten every connection to Redis', async () => {
  await runJob();
  link.fail('half-open');
  await sleep(200);
  link.heal();
  await runJob();
});
