import type { ErrorCode } from '@shopwright/contracts/errors';
import type { QueueName } from '@shopwright/contracts/queues';
import { AppError } from '../errors';

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** The time for which a job is retried before it is parked. No dependency is expected to be away for longer. */
export const retriedForMs = 7 * 24 * 60 * minuteMs;

const firstWaitMs = secondMs;
/** Waits vary by a fifth in both directions, so that the jobs of an outage do not all return at once. */
const jitter = 0.2;

/**
 * The longest wait between two attempts, which is also how long a job may still wait once its dependency is back. It is
 * short where customers or staff look at the screen, and longer where a few minutes make no difference.
 */
export const longestWaitMs: Record<QueueName, number> = {
  'stripe-orders': 30 * secondMs,
  refunds: minuteMs,
  loyalty: minuteMs,
  'loyalty-refunds': minuteMs,
  'account-mails': minuteMs,
  'operations-alerts': minuteMs,
  'supplier-imports': minuteMs,
  'order-mails': 5 * minuteMs,
  'order-updates': 5 * minuteMs,
  'merchant-emails': 5 * minuteMs,
  'low-stock-alerts': 5 * minuteMs,
  'low-stock-digests': 5 * minuteMs,
  'order-erasures': 5 * minuteMs,
  'review-erasures': 5 * minuteMs,
};

/** Returns the wait after the given attempt, counted from 1: 1 s, 2 s, 4 s and so on up to the queue's longest. */
export function retryWaitMs(queue: QueueName, attempt: number, random = Math.random()): number {
  const wait = Math.min(firstWaitMs * 2 ** Math.min(attempt - 1, 30), longestWaitMs[queue]);
  return Math.round(wait * (1 - jitter + 2 * jitter * random));
}

/** Returns how many attempts fill the time that a job is retried. */
export const attemptsMax = (queue: QueueName): number => Math.ceil(retriedForMs / longestWaitMs[queue]) + 10;

/** The errors of the job itself. Others may come from an outage, a deploy, a restore or a wrong clock. */
const permanentCodes: ReadonlySet<ErrorCode> = new Set([
  'invalid_request',
  'unprocessable',
  'payload_too_large',
  'headers_too_large',
  'unsupported_media_type',
]);

/** Returns true if no later attempt can succeed. */
export const isPermanent = (error: unknown): boolean => error instanceof AppError && permanentCodes.has(error.code);
