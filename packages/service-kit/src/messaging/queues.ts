import type { Envelope } from '@shopwright/contracts/events';
import { finishedJobsMax } from '@shopwright/contracts/http/queues';
import { type QueueName, queueNames } from '@shopwright/contracts/queues';
import { Queue } from 'bullmq';
import { BullMQOtel } from 'bullmq-otel';
import { Redis } from 'ioredis';
import { withDeadline } from '../runtime/deadline';
import { type Logger, safeError } from '../runtime/logger';
import { attemptsMax } from './retry-policy';

/** Keeps a queue's keys on one node of a Redis cluster. */
export const queuePrefix = '{shopwright}';

export const telemetry = new BullMQOtel({ tracerName: 'bullmq' });

const jobOptions = {
  backoff: { type: 'custom' },
  removeOnComplete: { age: 24 * 3600, count: finishedJobsMax },
  removeOnFail: { age: 30 * 24 * 3600 },
  // Keeps the last trace of thousands of attempts.
  stackTraceLimit: 1,
} as const;

const addTimeoutMs = 2000;

export interface JobQueues {
  add(queue: QueueName, envelope: Envelope): Promise<void>;
  /** Restarts an ended job, keeps a waiting or running one. */
  renew(queue: QueueName, envelope: Envelope): Promise<void>;
  /** Returns `now` at the first call, and after a loss of data. */
  keptSince(publisher: string, now: () => Promise<Date>): Promise<Date>;
  all(): Queue[];
  close(): Promise<void>;
}

/** Fails immediately while Redis is unavailable: the outbox keeps the row. */
export function createQueues(redisUrl: string, logger: Logger, prefix = queuePrefix): JobQueues {
  const connection = connectRedis(redisUrl, 'producer', logger);
  const queues = new Map(
    queueNames.map((name) => {
      const defaultJobOptions = { ...jobOptions, attempts: attemptsMax(name) };
      // BullMQ would refuse every job after a check without an answer.
      const skipVersionCheck = true;
      const queue = new Queue(name, { connection, prefix, telemetry, defaultJobOptions, skipVersionCheck });
      queue.on('error', (error) => logger.warn({ err: safeError(error), queue: name }, 'queue connection'));
      return [name, queue] as const;
    }),
  );
  // BullMQ waits forever for a Redis never reached.
  const inTime = <T>(work: PromiseLike<T>) => withDeadline(work, addTimeoutMs, 'redis');
  return {
    async add(name, envelope) {
      const queue = queues.get(name);
      if (queue) await inTime(queue.add(envelope.type, envelope, { jobId: envelope.id }));
    },
    async renew(name, envelope) {
      const queue = queues.get(name);
      if (queue) await inTime(renewJob(queue, envelope));
    },
    async keptSince(publisher, now) {
      const mark = `${prefix}:kept-since:${publisher}`;
      const known = await inTime(connection.get(mark));
      if (known) return new Date(known);
      // One of several concurrent instances sets it.
      await inTime(connection.set(mark, (await now()).toISOString(), 'NX'));
      return new Date((await inTime(connection.get(mark))) ?? 0);
    },
    all: () => [...queues.values()],
    async close() {
      await Promise.allSettled([...queues.values()].map((queue) => queue.close()));
      connection.disconnect();
    },
  };
}

/** Removes an ended job first, since a job that exists is not added. */
async function renewJob(queue: Queue, envelope: Envelope): Promise<void> {
  const job = await queue.getJob(envelope.id);
  const state = await job?.getState();
  // Another instance may have started or removed it.
  if (state === 'failed' || state === 'completed') await job?.remove().catch(() => undefined);
  await queue.add(envelope.type, envelope, { jobId: envelope.id });
}

const reconnectMaxMs = 2000;
/** Closes a connection without a response for so long. BullMQ's workers are silent for up to 10 s. */
const silentMaxMs = { producer: 3000, worker: 12_000 };

/** Fails immediately without Redis for a `producer`; makes a `worker` wait, as BullMQ requires. */
export function connectRedis(url: string, use: 'producer' | 'worker', logger: Logger): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: use === 'worker' ? null : 1,
    enableOfflineQueue: use === 'worker',
    connectTimeout: 2000,
    socketTimeout: silentMaxMs[use],
    ...(use === 'producer' && { commandTimeout: 2000 }),
    retryStrategy: (attempt) => Math.min(50 * 2 ** Math.min(attempt, 6), reconnectMaxMs),
  });
  redis.on('error', (error) => logger.debug({ err: safeError(error) }, 'redis connection'));
  return redis;
}
