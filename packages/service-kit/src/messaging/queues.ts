import type { Envelope } from '@shopwright/contracts/events';
import { type QueueName, queueNames } from '@shopwright/contracts/queues';
import { Queue } from 'bullmq';
import { BullMQOtel } from 'bullmq-otel';
import { Redis } from 'ioredis';
import { withDeadline } from '../runtime/deadline';
import { type Logger, safeError } from '../runtime/logger';

/** The hash tag keeps all keys of a queue on one node of a Redis cluster. */
export const queuePrefix = '{shopwright}';

export const telemetry = new BullMQOtel({ tracerName: 'bullmq' });

export const jobOptions = {
  attempts: 20,
  backoff: { type: 'custom' },
  removeOnComplete: { age: 24 * 3600, count: 5000 },
  removeOnFail: { age: 30 * 24 * 3600 },
} as const;

const addTimeoutMs = 2000;

export interface JobQueues {
  /** Adds one job. Its id is the event's, so a repeated event changes nothing. */
  add(queue: QueueName, envelope: Envelope): Promise<void>;
  all(): Queue[];
  close(): Promise<void>;
}

/** Adds jobs to every queue. Fails at once while Redis is unavailable: the outbox keeps the row. */
export function createQueues(redisUrl: string, logger: Logger, prefix = queuePrefix): JobQueues {
  const connection = connectRedis(redisUrl, 'producer', logger);
  const queues = new Map(
    queueNames.map((name) => {
      const queue = new Queue(name, { connection, prefix, telemetry, defaultJobOptions: jobOptions });
      queue.on('error', (error) => logger.warn({ err: safeError(error), queue: name }, 'queue connection'));
      return [name, queue] as const;
    }),
  );
  return {
    async add(name, envelope) {
      const adding = queues.get(name)?.add(envelope.type, envelope, { jobId: envelope.id });
      // BullMQ waits forever for a Redis that it has never reached.
      if (adding) await withDeadline(adding, addTimeoutMs, 'redis');
    },
    all: () => [...queues.values()],
    async close() {
      await Promise.allSettled([...queues.values()].map((queue) => queue.close()));
      connection.disconnect();
    },
  };
}

const reconnectMaxMs = 2000;

/** While Redis is unavailable, commands of a `producer` fail at once and those of a `worker` wait, as BullMQ requires. */
export function connectRedis(url: string, use: 'producer' | 'worker', logger: Logger): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: use === 'worker' ? null : 1,
    enableOfflineQueue: use === 'worker',
    connectTimeout: 2000,
    ...(use === 'producer' && { commandTimeout: 2000 }),
    retryStrategy: (attempt) => Math.min(50 * 2 ** Math.min(attempt, 6), reconnectMaxMs),
  });
  redis.on('error', (error) => logger.debug({ err: safeError(error) }, 'redis connection'));
  return redis;
}
