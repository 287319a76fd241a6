import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { acknowledgeEvents, readEvents } from '@shopwright/contracts/http/event-jobs';
import { syncPayment } from '@shopwright/contracts/http/orders';
import { createQueues } from '@shopwright/service-kit/messaging/queues';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { eventually } from '@shopwright/testing/deadlines';
import { testKeysOf } from '@shopwright/testing/test-keys';
import { programFile } from '@shopwright/testing/test-program';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { startFakeService } from './test-fake-services';

const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts the workers in their own process. Resolves once they log that they listen. */
async function startProcess(redisUrl: string, serviceUrl: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [programFile('workers/src/main')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PORT: '0',
      ...testKeysOf('workers'),
      REDIS_URL: redisUrl,
      CATALOG_URL: serviceUrl,
      ORDER_URL: serviceUrl,
      AUTH_URL: serviceUrl,
      TRACES_URL: serviceUrl,
      PUBLIC_URL: 'http://store.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
    },
  });
  children.push(child);
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the workers ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('workers listens')) resolve();
    });
  });
  return child;
}

describe.each([
  ['killed', 'SIGKILL', 9],
  ['stopped', 'SIGSTOP', 10],
] as const)('a worker that is %s in the middle of a job', (_how, signal, database) => {
  it('loses nothing: another worker does the job within seconds', async () => {
    const id = randomUUID();
    const payload = {
      stripeEventId: 'evt_1',
      type: 'payment_intent.succeeded',
      paymentIntentId: `pi_${id.slice(0, 8)}`,
    };
    const calls: string[] = [];
    const acknowledged: string[] = [];
    let isStuck = true;
    const fake = await startFakeService('order', ({ bind }) => {
      bind(syncPayment, async ({ params }) => {
        calls.push(params.paymentIntentId);
        if (isStuck) await new Promise(() => undefined);
        return { outcome: 'confirmed' as const };
      });
      bind(readEvents.order, async ({ body: { jobs } }) => ({
        events: jobs.map(() => ({ type: 'stripe-event-received' as const, payload, isHandled: false })),
      }));
      bind(acknowledgeEvents.order, async ({ body: { jobs } }) => {
        acknowledged.push(...jobs.map(({ eventId }) => eventId));
        return { handled: true as const };
      });
    });
    // Databases of their own on the tests' Redis, since the process uses the store's real queue names.
    const redisUrl = `${inject('redisUrl').replace(/\/\d*$/, '')}/${database}`;
    const queues = createQueues(redisUrl, createLogger('test', 'silent'));
    await Promise.all(queues.all().map((queue) => queue.waitUntilReady()));

    const occurredAt = new Date().toISOString();
    const first = await startProcess(redisUrl, fake.url);
    await queues.add('stripe-orders', {
      id,
      type: 'stripe-event-received',
      version: 1,
      occurredAt,
      traceparent: null,
      payload,
    });
    await vi.waitFor(() => expect(calls).toHaveLength(1), eventually);

    isStuck = false;
    await startProcess(redisUrl, fake.url);
    first.kill(signal);
    const killedAt = performance.now();
    await vi.waitFor(() => expect(acknowledged).toEqual([id]), eventually);
    expect(calls).toHaveLength(2);
    // The lock lasts five seconds, and its loss is seen within two more; BullMQ's own lock lasts half a minute.
    expect(performance.now() - killedAt).toBeLessThan(28_000);

    await queues.close();
    await fake.stop();
  });
});
