import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@shopwright/contracts/errors';
import { eventually } from '@shopwright/testing/deadlines';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { AppError } from '../errors';
import { createLogger } from '../runtime/logger';
import { createQueues, type JobQueues } from './queues';
import { type RunningWorker, startWorker } from './worker';

const logger = createLogger('test', 'silent');
const prefix = `{test-${randomUUID()}}`;
const payload = { stripeEventId: 'evt_1', type: 'payment_intent.succeeded', paymentIntentId: 'pi_1' };
const faults: AppError[] = [];
let queues: JobQueues;
let worker: RunningWorker;

beforeAll(() => {
  queues = createQueues(inject('redisUrl'), logger, prefix);
  worker = startWorker({
    queue: 'stripe-orders',
    handler: async () => {
      const fault = faults.shift();
      if (fault) throw fault;
    },
    acknowledge: async () => undefined,
    redisUrl: inject('redisUrl'),
    logger,
    prefix,
    backoffMs: () => 5,
  });
});

afterAll(async () => {
  await worker.close();
  await queues.close();
});

async function run(code: ErrorCode): Promise<{ state: string; attempts: number }> {
  faults.push(new AppError(code, 'no'));
  const id = randomUUID();
  const occurredAt = new Date().toISOString();
  await vi.waitFor(
    () =>
      queues.add('stripe-orders', {
        id,
        type: 'stripe-event-received',
        version: 1,
        occurredAt,
        traceparent: null,
        payload,
      }),
    eventually,
  );
  const queue = queues.all().find(({ name }) => name === 'stripe-orders');
  return vi.waitFor(async () => {
    const state = (await queue?.getJobState(id)) ?? 'gone';
    if (state !== 'completed' && state !== 'failed') throw new Error(state);
    // Reads the job now, when its counts are final.
    const job = await queue?.getJob(id);
    return { state, attempts: job?.attemptsMade ?? 0 };
  }, eventually);
}

describe('a job whose service returns', () => {
  // A restore, a deploy or a wrong clock may cause these for a while.
  it.each(['unauthenticated', 'forbidden', 'not_found', 'method_not_allowed', 'conflict', 'unavailable'] as const)(
    '%s is tried again',
    async (code) => {
      expect(await run(code)).toEqual({ state: 'completed', attempts: 2 });
    },
  );

  it.each(['invalid_request', 'unprocessable', 'payload_too_large'] as const)('%s fails at once', async (code) => {
    expect(await run(code)).toEqual({ state: 'failed', attempts: 1 });
  });
});
