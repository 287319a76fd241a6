import { SpanStatusCode, trace } from '@opentelemetry/api';
import type { ErrorCode } from '@shopwright/contracts/errors';
import { type Envelope, type EventPayload, envelope, eventPayloads } from '@shopwright/contracts/events';
import type { ListenedBy, QueueName } from '@shopwright/contracts/queues';
import { UnrecoverableError, Worker } from 'bullmq';
import { AppError } from '../errors';
import { runInRequest } from '../http/request-context';
import { type Logger, safeError } from '../runtime/logger';
import { connectRedis, queuePrefix, telemetry } from './queues';

export type EventOf<Q extends QueueName> = {
  [T in ListenedBy<Q>]: { id: string; type: T; payload: EventPayload<T> };
}[ListenedBy<Q>];

export interface JobContext {
  logger: Logger;
  /** True on the last attempt, after which the job stays in the failed set. */
  isLastAttempt: boolean;
}

export type JobHandler<Q extends QueueName> = (event: EventOf<Q>, context: JobContext) => Promise<void>;

interface WorkerOptions<Q extends QueueName> {
  queue: Q;
  handler: JobHandler<Q>;
  /** Acknowledges the event to its owning service. */
  acknowledge: (event: Envelope, queue: Q) => Promise<void>;
  redisUrl: string;
  logger: Logger;
  concurrency?: number;
  prefix?: string;
  /** The delay before the next attempt, in milliseconds. */
  backoffMs?: (attempt: number) => number;
}

export interface RunningWorker {
  isRunning(): boolean;
  close(): Promise<void>;
}

const closeTimeoutMs = 10_000;
const jobDeadlineMs = 60_000;

/** 1 s, 2 s, 4 s … 30 s, each with up to 20% jitter, so that jobs are not all retried at once. */
const defaultBackoffMs = (attempt: number): number =>
  Math.round(Math.min(1000 * 2 ** (attempt - 1), 30_000) * (1 + Math.random() / 5));

/**
 * Runs a queue's handler: parses the job, joins the trace of the request that caused it, retries while that may help, and
 * moves it to the failed set, visible to operators, otherwise. A lock of 5 s and many allowed stalls make a killed
 * worker's jobs run again within seconds.
 */
export function startWorker<Q extends QueueName>(options: WorkerOptions<Q>): RunningWorker {
  const { queue, handler, acknowledge } = options;
  const logger = options.logger.child({ queue });
  const connection = connectRedis(options.redisUrl, 'worker', logger);
  const worker = new Worker<Envelope, void>(
    queue,
    (job) =>
      runInRequest({ requestId: String(job.id), deadlineAt: performance.now() + jobDeadlineMs }, async () => {
        const startedAt = performance.now();
        const attempt = job.attemptsMade + 1;
        try {
          const event = parseEvent<Q>(job.data);
          await handler(event, { logger, isLastAttempt: attempt >= (job.opts.attempts ?? 1) });
          await acknowledge(job.data, queue);
          logger.info({ jobId: job.id, event: event.type, ms: Math.round(performance.now() - startedAt) }, 'job done');
        } catch (error) {
          trace.getActiveSpan()?.setStatus({ code: SpanStatusCode.ERROR });
          logger.warn({ jobId: job.id, attempt, err: safeError(error) }, 'job failed');
          throw asJobError(error);
        }
      }),
    {
      connection,
      prefix: options.prefix ?? queuePrefix,
      telemetry,
      concurrency: options.concurrency ?? 8,
      lockDuration: 5000,
      stalledInterval: 2000,
      maxStalledCount: 10,
      settings: { backoffStrategy: options.backoffMs ?? defaultBackoffMs },
    },
  );
  worker.on('error', (error) => logger.debug({ err: safeError(error) }, 'worker connection'));
  return {
    isRunning: () => worker.isRunning(),
    async close() {
      const forced = setTimeout(() => void worker.close(true), closeTimeoutMs);
      await worker.close();
      clearTimeout(forced);
      connection.disconnect();
    },
  };
}

function parseEvent<Q extends QueueName>(data: unknown): EventOf<Q> {
  const parsed = envelope.safeParse(data);
  if (!parsed.success) throw new UnrecoverableError('the job is not an event envelope');
  const { id, type } = parsed.data;
  const payload = eventPayloads[type].safeParse(parsed.data.payload);
  if (!payload.success) throw new UnrecoverableError(`the payload is not one of ${type}`);
  return { id, type, payload: payload.data } as EventOf<Q>;
}

/** Errors of the job itself. Others may come from a deploy, a restore or a wrong clock. */
const hopelessCodes: ReadonlySet<ErrorCode> = new Set([
  'invalid_request',
  'unprocessable',
  'payload_too_large',
  'headers_too_large',
  'unsupported_media_type',
]);

/** Marks errors that cannot succeed later as unrecoverable. The stored message contains no values. */
function asJobError(error: unknown): Error {
  if (error instanceof UnrecoverableError) return error;
  if (error instanceof AppError && hopelessCodes.has(error.code)) {
    return new UnrecoverableError(`${error.code}: ${error.message}`);
  }
  return new Error(safeError(error).message);
}
