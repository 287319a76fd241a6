import type { ErrorCode } from '@shopwright/contracts/errors';
import type { QueueName } from '@shopwright/contracts/queues';
import { AppError } from '../errors';

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** The job is parked after that. */
export const retriedForMs = 7 * 24 * 60 * minuteMs;

const firstWaitMs = secondMs;
/** Spreads the jobs of an outage. */
const jitter = 0.2;

/** Short where someone looks at the screen. */
export const longestWaitMs: Record<QueueName, number> = {
  'stripe-orders': 30 * secondMs,
  refunds: minuteMs,
  'selling-copies': minuteMs,
  loyalty: minuteMs,
  'loyalty-refunds': minuteMs,
  'account-mails': minuteMs,
  'operations-alerts': minuteMs,
  'supplier-imports': minuteMs,
  'purchase-orders': minuteMs,
  'purchase-order-sends': 5 * minuteMs,
  'image-fetches': minuteMs,
  'order-mails': 5 * minuteMs,
  'order-updates': 5 * minuteMs,
  'contact-answers': 5 * minuteMs,
  'payment-links': 5 * minuteMs,
  'merchant-emails': 5 * minuteMs,
  'webhook-emails': 5 * minuteMs,
  'low-stock-alerts': 5 * minuteMs,
  'low-stock-digests': 5 * minuteMs,
  'todo-emails': 5 * minuteMs,
  'order-erasures': 5 * minuteMs,
  'review-erasures': 5 * minuteMs,
};

/** Counts from 1: 1 s, 2 s, 4 s, up to the queue's longest. */
export function retryWaitMs(queue: QueueName, attempt: number, random = Math.random()): number {
  const wait = Math.min(firstWaitMs * 2 ** Math.min(attempt - 1, 30), longestWaitMs[queue]);
  return Math.round(wait * (1 - jitter + 2 * jitter * random));
}

/** Returns how many attempts fit into `retriedForMs`. */
export const attemptsMax = (queue: QueueName): number => Math.ceil(retriedForMs / longestWaitMs[queue]) + 10;

/** Others may come from an outage, deploy, restore or wrong clock. */
const permanentCodes: ReadonlySet<ErrorCode> = new Set([
  'invalid_request',
  'unprocessable',
  'payload_too_large',
  'headers_too_large',
  'unsupported_media_type',
]);

/** Returns true if no later attempt can succeed. */
export const isPermanent = (error: unknown): boolean => error instanceof AppError && permanentCodes.has(error.code);
