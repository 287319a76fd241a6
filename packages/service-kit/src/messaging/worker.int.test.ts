import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@shopwright/contracts/errors';
import type { Envelope } from '@shopwright/contracts/events';
import { eventually } from '@shopwright/testing/deadlines';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { AppError } from '../errors';
import { createLogger } from '../runtime/logger';
import { createQueues, type JobQueues } from './queues';
import { type EventSource, type RunningWorker, startWorker } from './worker';

const logger = createLogger('test', 'silent');
const prefix = `{test-${randomUUID()}}`;
const payload = { stripeEventId: 'evt_1', type: 'payment_intent.succeeded', paymentIntentId: 'pi_1' };
const faults: AppError[] = [];
/** One per call. */
const ownerFaults = { acknowledge: [] as AppError[], park: [] as AppError[] };
const runs: string[] = [];
const parked: string[] = [];
const acknowledged: string[] = [];
let isHandled = false;
const source: EventSource = {
  read: async ({ type }) => ({ type, payload, isHandled }),
  async acknowledge({ id }) {
    const fault = ownerFaults.acknowledge.shift();
    if (fault) throw fault;
    acknowledged.push(id);
  },
  async park(_event, _queue, reason) {
    const fault = ownerFaults.park.shift();
    if (fault) throw fault;
    parked.push(reason);
  },
};
let queues: JobQueues;
let worker: RunningWorker;

beforeAll(() => {
  queues = createQueues(inject('redisUrl'), logger, prefix);
  worker = startWorker({
    queue: 'stripe-orders',
    handler: async ({ id }) => {
      runs.push(id);
      const fault = faults.shift();
      if (fault) throw fault;
    },
    source,
    isRemembered: true,
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

async function run(code?: ErrorCode, id: string = randomUUID()): Promise<{ state: string; attempts: number }> {
  if (code) faults.push(new AppError(code, 'no'));
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
    const job = await queue?.getJob(id);
    return { state, attempts: job?.attemptsMade ?? 0 };
  }, eventually);
}

describe('a job whose service returns', () => {
  // Temporary after a restore, deploy or wrong clock.
  it.each(['unauthenticated', 'forbidden', 'not_found', 'method_not_allowed', 'conflict', 'unavailable'] as const)(
    '%s is tried again',
    async (code) => {
      expect(await run(code)).toEqual({ state: 'completed', attempts: 2 });
    },
  );

  it.each(['invalid_request', 'unprocessable', 'payload_too_large'] as const)('%s fails immediately', async (code) => {
    expect(await run(code)).toEqual({ state: 'failed', attempts: 1 });
  });
});

describe('an event', () => {
  it('is acknowledged once its effect happened, and not by an attempt that failed', async () => {
    const [failed, retried] = [randomUUID(), randomUUID()];
    await run('unprocessable', failed);
    expect(acknowledged).not.toContain(failed);
    await run('unavailable', retried);
    expect(acknowledged.filter((id) => id === retried)).toHaveLength(1);
  });
});

describe('a job that no retry can help', () => {
  it('is parked at its owner, and is retried until the owner knows of it', async () => {
    ownerFaults.park.push(new AppError('unavailable', 'away'));
    faults.push(new AppError('unprocessable', 'no'));
    expect(await run('unprocessable')).toEqual({ state: 'failed', attempts: 2 });
    expect(parked.at(-1)).toBe('unprocessable: no');
  });
});

describe('a job that a release with another retry policy queued with fewer attempts', () => {
  it('is not parked after them, and goes on once it is renewed', async () => {
    const id = randomUUID();
    const event: Envelope = {
      id,
      type: 'stripe-event-received',
      version: 1,
      payload,
      traceparent: null,
      occurredAt: new Date().toISOString(),
    };
    const queue = queues.all().find(({ name }) => name === 'stripe-orders');
    const parkedBefore = parked.length;
    faults.push(new AppError('unavailable', 'away'), new AppError('unavailable', 'away'));
    await queue?.add(event.type, event, { jobId: id, attempts: 2 });
    await vi.waitFor(async () => expect(await queue?.getJobState(id)).toBe('failed'), eventually);
    expect(parked).toHaveLength(parkedBefore);
    await queues.renew('stripe-orders', event);
    await vi.waitFor(async () => expect(await queue?.getJobState(id)).toBe('completed'), eventually);
  });
});

describe('an event that its owner counts as handled', () => {
  it('is not handled again', async () => {
    isHandled = true;
    const id = randomUUID();
    expect(await run(undefined, id)).toEqual({ state: 'completed', attempts: 1 });
    expect(runs).not.toContain(id);
    isHandled = false;
  });
});

describe('an effect that must not be repeated', () => {
  it('happens once when its acknowledgement is lost three times', async () => {
    ownerFaults.acknowledge.push(...[1, 2, 3].map(() => new AppError('timeout', 'lost')));
    const id = randomUUID();
    expect(await run(undefined, id)).toEqual({ state: 'completed', attempts: 4 });
    expect(runs.filter((run) => run === id)).toHaveLength(1);
  });
});
