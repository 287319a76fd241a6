import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@shopwright/testing/deadlines';
import { startTcpProxy, type TcpProxy } from '@shopwright/testing/tcp-proxy';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
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
    redisUrl: redis.href,
    logger,
    prefix,
  });
});

afterAll(async () => {
  await worker.close();
  await queues.close();
  link.close();
});

function newEnvelope() {
  const event = { id: randomUUID(), type: 'stripe-event-received', version: 1, payload, traceparent: null } as const;
  return { ...event, occurredAt: new Date().toISOString() };
}

/** Again until Redis answers. */
async function addJob(to: JobQueues): Promise<string> {
  const envelope = newEnvelope();
  await vi.waitFor(() => to.add('stripe-orders', envelope), eventually);
  return envelope.id;
}

async function runJob(): Promise<void> {
  const id = await addJob(queues);
  await vi.waitFor(() => expect(runs).toContain(id), eventually);
}

// A router that restarts forgets connections, and tells no end.
it('jobs run again after the network has forgotten every connection to Redis', async () => {
  await runJob();
  link.fail('half-open');
  await sleep(200);
  link.heal();
  await runJob();
});

/** Passes only the handshake on the first connection. */
async function startProxyThatFallsSilent(target: URL) {
  let connections = 0;
  const server = createServer((client) => {
    const isFirst = ++connections === 1;
    let isSilent = false;
    const upstream = connect(Number(target.port), target.hostname);
    client.pipe(upstream).on('data', (chunk: Buffer) => {
      if (!isSilent) client.write(chunk);
      isSilent ||= isFirst && chunk.includes('redis_version');
    });
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
    client.on('close', () => upstream.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxied = new URL(target);
  proxied.hostname = '127.0.0.1';
  proxied.port = String((server.address() as AddressInfo).port);
  return { url: proxied.href, close: () => server.close() };
}

it('jobs can be added after the first commands to Redis had no answer', async () => {
  const proxy = await startProxyThatFallsSilent(new URL(inject('redisUrl')));
  const own = createQueues(proxy.url, logger, `{test-${randomUUID()}}`);
  try {
    await expect(own.add('stripe-orders', newEnvelope())).rejects.toThrow();
    await addJob(own);
  } finally {
    await own.close();
    proxy.close();
  }
});
