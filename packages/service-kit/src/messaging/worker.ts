import { SpanStatusCode, trace } from '@opentelemetry/api';
import { type Envelope, type EventPayload, envelope, eventPayloads } from '@shopwright/contracts/events';
import type { OwnedEvent } from '@shopwright/contracts/http/event-jobs';
import type { ListenedBy, QueueName } from '@shopwright/contracts/queues';
import { type Job, UnrecoverableError, Worker } from 'bullmq';
import { AppError } from '../errors';
import { runInRequest } from '../http/request-context';
import { type Logger, safeError } from '../runtime/logger';
import { connectRedis, queuePrefix, telemetry } from './queues';
import { attemptsMax, isPermanent, retryWaitMs } from './retry-policy';

export type EventOf<Q extends QueueName> = {
  [T in ListenedBy<Q>]: { id: string; type: T; payload: EventPayload<T> };
}[ListenedBy<Q>];

interface JobContext {
  logger: Logger;
  /** Parks the job, else retries it. */
  isFinal: (error: unknown) => boolean;
}

export type JobHandler<Q extends QueueName> = (event: EventOf<Q>, context: JobContext) => Promise<void>;

/** A job only names its event. */
export interface EventSource {
  /** Returns null without such an event. */
  read(event: Envelope, queue: QueueName): Promise<OwnedEvent | null>;
  acknowledge(event: Envelope, queue: QueueName): Promise<void>;
  park(event: Envelope, queue: QueueName, reason: string): Promise<void>;
}

interface WorkerOptions<Q extends QueueName> {
  queue: Q;
  handler: JobHandler<Q>;
  source: EventSource;
  /** Must not be repeated if only its acknowledgement failed: an email. */
  isRemembered?: boolean;
  redisUrl: string;
  logger: Logger;
  concurrency?: number;
  /** Of a job. */
  deadlineMs?: number;
  prefix?: string;
  /** Returns milliseconds. */
  backoffMs?: (attempt: number) => number;
}

export interface RunningWorker {
  isRunning(): boolean;
  close(): Promise<void>;
}

const closeTimeoutMs = 10_000;
const defaultDeadlineMs = 60_000;

/** Not acknowledged yet. */
const effectIsDone = 'effect-done';

/**
 * Reads the event from its owner within its trace, retries, or parks the job. A lock of 5 s makes a killed worker's
 * jobs run again within seconds.
 */
export function startWorker<Q extends QueueName>(options: WorkerOptions<Q>): RunningWorker {
  const { queue, deadlineMs = defaultDeadlineMs } = options;
  const logger = options.logger.child({ queue });
  const connection = connectRedis(options.redisUrl, 'worker', logger);
  const worker = new Worker<Envelope, void>(
    queue,
    (job) =>
      runInRequest({ requestId: String(job.id), deadlineAt: performance.now() + deadlineMs }, async () => {
        const startedAt = performance.now();
        const attempt = job.attemptsMade + 1;
        const isLast = attempt >= attemptsOf(job, queue);
        try {
          await runJob(options, job, { logger, isFinal: (error) => isLast || isPermanent(error) });
          logger.info({ jobId: job.id, event: job.name, ms: Math.round(performance.now() - startedAt) }, 'job done');
        } catch (error) {
          trace.getActiveSpan()?.setStatus({ code: SpanStatusCode.ERROR });
          if (isWorthLogging(attempt)) logger.warn({ jobId: job.id, attempt, err: safeError(error) }, 'job failed');
          throw await toJobError(options, job, error, isLast);
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
      settings: { backoffStrategy: options.backoffMs ?? ((attempt) => retryWaitMs(queue, attempt)) },
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

/** Skips most attempts: an outage has thousands. */
const isWorthLogging = (attempt: number): boolean => attempt <= 5 || attempt % 100 === 0;

/**
 * Returns after how many attempts a job is parked. One that a release with another retry policy queued with fewer attempts
 * is not parked after them: it ends in Redis, and its owner, which still counts it as open, queues it again with all of them.
 */
const attemptsOf = (job: Job, queue: QueueName): number => Math.max(job.opts.attempts ?? 1, attemptsMax(queue));

async function runJob<Q extends QueueName>(
  { queue, handler, source, isRemembered }: WorkerOptions<Q>,
  job: Job<Envelope, void>,
  context: JobContext,
): Promise<void> {
  const named = parseEnvelope(job.data);
  const owned = await source.read(named, queue);
  if (!owned) throw new UnrecoverableError('its owner has no such event');
  if (owned.isHandled) return;
  if (job.progress !== effectIsDone) {
    await handler(parseEvent<Q>(named.id, owned), context);
    if (isRemembered) await job.updateProgress(effectIsDone);
  }
  await source.acknowledge(named, queue);
}

function parseEnvelope(data: unknown): Envelope {
  const parsed = envelope.safeParse(data);
  if (!parsed.success) throw new UnrecoverableError('the job is not an event envelope');
  return parsed.data;
}

function parseEvent<Q extends QueueName>(id: string, { type, payload }: OwnedEvent): EventOf<Q> {
  const parsed = eventPayloads[type].safeParse(payload);
  if (!parsed.success) throw new AppError('unprocessable', `the payload is not one of ${type}`);
  return { id, type, payload: parsed.data } as EventOf<Q>;
}

/** Parks the job at its owner. Retries it if the owner cannot be told. Leaves values out of the message. */
async function toJobError<Q extends QueueName>(
  { queue, source }: WorkerOptions<Q>,
  job: Job<Envelope, void>,
  error: unknown,
  isLast: boolean,
): Promise<Error> {
  // Unknown to its owner.
  if (error instanceof UnrecoverableError) return error;
  const reason = isPermanent(error) ? `${(error as AppError).code}: ${(error as AppError).message}` : undefined;
  if (reason === undefined && !isLast) return new Error(safeError(error).message);
  const text = (reason ?? `given up after ${job.attemptsMade + 1} attempts: ${safeError(error).message}`).slice(0, 500);
  try {
    await source.park(job.data, queue, text);
    return new UnrecoverableError(text);
  } catch {
    return new Error(text);
  }
}
